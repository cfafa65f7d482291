import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { mergeRefs } from '../internal/merge-refs'
import { ErrorState } from '../primitives/error-state/error-state'
import { Spinner } from '../primitives/spinner/spinner'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import { en, type KioskFrameLabels } from './labels/en'
import { type UseKioskFrameProps, useKioskFrame } from './use-kiosk-frame'
import { type KioskPageState, useKioskPage } from './use-kiosk-page'

type Shown =
  | {
      /** What is on the screen, laid out in the screen's own pixels. */
      children?: ReactNode
      src?: never
    }
  | {
      /** A page that is on the screen: the kiosk's own. */
      src: string
      children?: never
    }

export type KioskFrameProps = Omit<ComponentProps<'figure'>, 'children'> &
  UseKioskFrameProps &
  Shown & {
    /** Which device, or what is on it: "K1 Entrance north". Also the name of the page in it. */
    label: string
    /** What the caller knows of its content; a page in `src` is followed by itself. @default 'ready' */
    state?: KioskPageState
    /** Offers "Try again" where the caller says that it failed. A page in `src` is tried again by itself. */
    onRetry?: () => void
    /** Milliseconds after which a page in `src` counts as failed. @default 20000 */
    loadWithin?: number
    /** What the page in `src` may do, as for an iframe. */
    sandbox?: string
    /** Says the screen's size and how large it is drawn, below it. @default false */
    showSize?: boolean
    /** Pixels of the page for one of the screen, when it changes. */
    onScaleChange?: (scale: number) => void
    labels?: Partial<KioskFrameLabels>
  }

/**
 * A kiosk with its bezel, as large as the box it is in: the screen keeps its own pixels and true proportions, and is scaled
 * to fit. Where its box gives no height, it takes what its width needs. A named figure; what is in it keeps its own keys.
 */
export function KioskFrame({
  label,
  orientation = 'portrait',
  size,
  src,
  children,
  state = 'ready',
  onRetry,
  loadWithin,
  sandbox,
  showSize = false,
  onScaleChange,
  labels,
  className,
  ...rest
}: KioskFrameProps) {
  const t = useLabels('kiosk-frame', en, labels)
  const { locale } = useKioskUi()
  const { boxRef, screen, fit } = useKioskFrame({ orientation, ...(size ? { size } : {}) })
  const page = useKioskPage({ src, loadWithin, drawn: fit !== undefined })
  const shown = state === 'ready' ? page.state : state
  const again = state === 'failed' ? onRetry : page.retry
  const box = useRef<HTMLDivElement>(null)
  // the button goes with what it says, and the focus would go with it
  const retry =
    again &&
    (() => {
      box.current?.focus({ preventScroll: true })
      again()
    })
  const measured = useMemo(() => mergeRefs(box, boxRef), [boxRef])
  const told = useRef(onScaleChange)
  told.current = onScaleChange
  const scale = fit?.scale
  useEffect(() => {
    if (scale !== undefined) told.current?.(scale)
  }, [scale])
  const pixels = (count: number) => numberFormat(locale, { useGrouping: false }).format(count)

  return (
    <figure
      data-slot="kiosk-frame"
      data-orientation={orientation}
      data-state={shown}
      aria-label={label}
      aria-busy={shown === 'loading' || undefined}
      className={cx('kui:flex kui:size-full kui:min-h-0 kui:min-w-0 kui:flex-col kui:gap-3', className)}
      {...rest}
    >
      <div
        ref={measured}
        tabIndex={-1}
        data-slot="kiosk-frame-box"
        className="kui:relative kui:min-h-0 kui:w-full kui:flex-1 kui:rounded-md kui:focus-visible:shadow-ring"
        // holds only where the box is given no height
        style={{ aspectRatio: `${screen.width} / ${screen.height}` }}
      >
        {fit && (
          <div
            data-slot="kiosk-frame-device"
            // a device is no colour of a theme: its bezel is dark in both, with an edge that shows on a dark page
            className="kui:absolute kui:top-1/2 kui:left-1/2 kui:-translate-1/2 kui:overflow-hidden kui:border-[#15181b] kui:bg-[#15181b] kui:shadow-[0_0_0_1px_light-dark(#15181b,#3a4046),0_24px_48px_-20px_oklch(0_0_0/0.45)]"
            style={{
              borderWidth: fit.bezel,
              borderRadius: fit.bezel + 6,
              width: fit.screen.width + 2 * fit.bezel,
              height: fit.screen.height + 2 * fit.bezel,
            }}
          >
            <div
              data-slot="kiosk-frame-screen"
              // the kiosk's languages are not the reader's
              dir="ltr"
              className="kui:absolute kui:top-0 kui:left-0 kui:origin-top-left kui:overflow-hidden"
              style={{ width: screen.width, height: screen.height, transform: `scale(${fit.scale})` }}
              inert={shown !== 'ready'}
            >
              {src === undefined ? (
                children
              ) : (
                <iframe
                  key={page.frameKey}
                  data-slot="kiosk-frame-page"
                  title={label}
                  className="kui:block kui:size-full kui:border-0 kui:bg-[white]"
                  {...(sandbox === undefined ? {} : { sandbox })}
                  {...page.frameProps}
                />
              )}
            </div>
            {shown !== 'ready' && (
              <div
                data-slot="kiosk-frame-cover"
                className="kui:absolute kui:inset-0 kui:grid kui:place-items-center kui:overflow-auto kui:bg-sunken kui:text-fg-muted"
              >
                {shown === 'loading' ? (
                  <Spinner size={24} label={t.loading} />
                ) : (
                  <ErrorState title={t.failed} {...(retry ? { onRetry: retry } : {})}>
                    {t.failedHelp}
                  </ErrorState>
                )}
              </div>
            )}
          </div>
        )}
      </div>
      {showSize && (
        <figcaption
          data-slot="kiosk-frame-size"
          className="kui:text-center kui:text-sm kui:text-fg-muted kui:tabular-nums"
        >
          {t.size(
            pixels(screen.width),
            pixels(screen.height),
            numberFormat(locale, { style: 'percent' }).format(scale ?? 0),
          )}
        </figcaption>
      )}
    </figure>
  )
}
