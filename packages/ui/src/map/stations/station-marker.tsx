import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'
import type { StationMark } from './station-marks'

type StationMarkerProps = ComponentProps<'button'> & {
  mark: Pick<StationMark, 'state'> & { items: readonly { code: string }[] }
  /** Position of the tip, in pixels of the view. */
  x: number
  y: number
  /** Undefined if a press does not select. */
  chosen: boolean | undefined
  /** Hides the state. */
  plain: boolean
  /** An image instead of a button. @default false */
  fixed?: boolean
}

/** Each state has a colour and a shape, like its badge: dot, square, half ring, dash. */
const glyph =
  'kui:h-1.75 kui:w-1.75 kui:shrink-0 kui:rounded-full kui:bg-current kui:group-data-[state=behind]/mark:rounded-[1px] kui:group-data-[state=restarting]/mark:bg-transparent kui:group-data-[state=restarting]/mark:bg-linear-to-b kui:group-data-[state=restarting]/mark:from-current kui:group-data-[state=restarting]/mark:from-50% kui:group-data-[state=restarting]/mark:to-transparent kui:group-data-[state=restarting]/mark:to-50% kui:group-data-[state=restarting]/mark:shadow-[inset_0_0_0_1.5px_currentColor] kui:group-data-[state=offline]/mark:h-0.5 kui:group-data-[state=offline]/mark:w-2 kui:group-data-[state=offline]/mark:rounded-none kui:group-data-[state=neverSeen]/mark:h-0.5 kui:group-data-[state=neverSeen]/mark:w-2 kui:group-data-[state=neverSeen]/mark:rounded-none'

const marker = [
  'kui:group/mark kui:pointer-events-auto kui:absolute kui:top-0 kui:left-0 kui:flex kui:items-center kui:justify-center kui:gap-1.25 kui:text-sm kui:leading-4 kui:font-bold kui:tabular-nums kui:whitespace-nowrap',
  'kui:hover:z-2 kui:focus-visible:z-3 kui:focus-visible:shadow-ring kui:data-[chosen]:z-1 kui:data-[chosen]:outline-2 kui:data-[chosen]:outline-accent-line kui:data-[chosen]:outline-offset-2',
  // a target of touch size
  'kui:before:absolute kui:before:-inset-1 kui:pointer-coarse:before:-inset-2.5',
]

const station =
  'kui:min-w-8 kui:h-6.5 kui:rounded-sm kui:bg-sign kui:px-1.75 kui:text-sign-fg kui:shadow-2 kui:after:absolute kui:after:top-full kui:after:left-1/2 kui:after:-translate-x-1/2 kui:after:border-x-5 kui:after:border-t-6 kui:after:border-x-transparent kui:after:border-t-sign kui:data-[state=behind]:bg-pending kui:data-[state=behind]:text-pending-fg kui:data-[state=behind]:inset-ring kui:data-[state=behind]:inset-ring-pending-edge kui:data-[state=behind]:after:border-t-pending-edge kui:data-[state=restarting]:bg-warning kui:data-[state=restarting]:text-warning-fg kui:data-[state=restarting]:after:border-t-warning kui:data-[state=offline]:bg-danger kui:data-[state=offline]:text-status-fg kui:data-[state=offline]:after:border-t-danger kui:data-[state=neverSeen]:bg-raised kui:data-[state=neverSeen]:text-fg-muted kui:data-[state=neverSeen]:inset-ring kui:data-[state=neverSeen]:inset-ring-line-control kui:data-[state=neverSeen]:after:border-t-line-control'

const cluster =
  'kui:h-9 kui:min-w-9 kui:rounded-full kui:border-3 kui:border-sign kui:bg-raised kui:px-1.5 kui:text-fg-strong kui:shadow-2 kui:data-[state=behind]:border-pending-edge kui:data-[state=restarting]:border-warning kui:data-[state=offline]:border-danger kui:data-[state=neverSeen]:border-line-control'

/** A station's code with a pointer, or the count of a cluster in a ring of the worst state's colour. */
export function StationMarker({ mark, x, y, chosen, plain, fixed = false, className, ...rest }: StationMarkerProps) {
  const [only] = mark.items
  const single = mark.items.length === 1
  const shared = {
    'data-slot': single ? 'station-marker' : 'station-cluster',
    'data-state': mark.state,
    className: cx(marker, single ? station : cluster, className),
    // whole pixels, for sharp text
    style: { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) ${single ? above : middle}` },
  }
  const content = (
    <>
      {!plain && <span aria-hidden="true" className={glyph} />}
      {single ? only?.code : mark.items.length}
    </>
  )
  if (fixed) {
    return (
      <span role="img" aria-label={rest['aria-label']} {...shared}>
        {content}
      </span>
    )
  }
  return (
    <button
      type="button"
      data-chosen={chosen || undefined}
      {...(single ? { 'aria-pressed': chosen } : { 'aria-current': chosen || undefined })}
      {...shared}
      {...rest}
    >
      {content}
    </button>
  )
}

const above = 'translate(-50%, calc(-100% - 6px))'
const middle = 'translate(-50%, -50%)'
