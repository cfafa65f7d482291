import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { en, type KioskFrameLabels } from '#labels/kiosk-frame'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { mergeRefs } from '../internal/merge-refs'
import { ErrorState } from '../primitives/error-state/error-state'
import { Spinner } from '../primitives/spinner/spinner'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import { type UseKioskFrameProps, useKioskFrame } from './use-kiosk-frame'
import { type KioskPageState, useKioskPage } from './use-kiosk-page'

type Shown =
  | {
      /** The screen's content, in screen pixels. */
      children?: ReactNode
      src?: never
    }
  | {
      /** URL of a page on the screen: the kiosk's own. */
      src: string
      children?: never
    }

export type KioskFrameProps = Omit<ComponentProps<'figure'>, 'children'> &
  UseKioskFrameProps &
  Shown & {
    /** The device or its content: "K1 Entrance north". Also the title of the iframe. */
    label: string
    /** Loading state of `children`; a page in `src` has its own. @default 'ready' */
    state?: KioskPageState
    /** Shows "Try again" if `status` is failed. A page in `src` retries itself. */
    onRetry?: () => void
    /** Milliseconds after which a page in `src` counts as failed. @default 20000 */
    loadWithin?: number
    /** The iframe's permissions. */
    sandbox?: string
    /** Shows screen size and scale below. @default false */
    showSize?: boolean
    /** Called with the scale when it changes. */
    onScaleChange?: (scale: number) => void
    labels?: Partial<KioskFrameLabels>
  }

/**
 * A kiosk with its bezel, scaled to fit its box with the screen's own pixels and ratio. Without a given height, it
 * follows its width. A named figure; its content handles its own keys.
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
  // the button disappears with its message, so move the focus
  const retry =
    again &&
    (() => {
      box.current?.focus({ preventScroll: true })
      again()
    })
  const measured = useMemo(() => mergeRefs(box, boxRef), [boxRef])
  const latestOnScaleChange = useRef(onScaleChange)
  latestOnScaleChange.current = onScaleChange
  const scale = fit?.scale
  useEffect(() => {
    if (scale !== undefined) latestOnScaleChange.current?.(scale)
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
        // applies only if the box has no height
        style={{ aspectRatio: `${screen.width} / ${screen.height}` }}
      >
        {fit && (
          <div
            data-slot="kiosk-frame-device"
            // the bezel is dark in both themes, with an edge for dark pages
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
              // the kiosk has its own language
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
