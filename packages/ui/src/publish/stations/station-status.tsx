import { type ComponentProps, useState } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { StatusBadge } from '../../primitives/status-badge/status-badge'
import { Tooltip } from '../../primitives/tooltip/tooltip'
import { type StationSeen, stationStatus } from './station-seen'
import { useLastSeen } from './use-last-seen'

export interface StationStatusProps extends Omit<ComponentProps<'span'>, 'children'>, StationSeen {
  labels?: Partial<PublishLabels>
}

/**
 * Status of a station (word, shape, colour) and relative time of its last message. The time is a button with the exact
 * time in a tooltip, on hover, focus and press, because touch has no hover.
 */
export function StationStatus({ state, lastSeenAt, publishing, labels, className, ...rest }: StationStatusProps) {
  const t = useLabels('publish', en, labels)
  const seen = useLastSeen(lastSeenAt)
  const [exact, setExact] = useState(false)
  return (
    <span
      data-slot="station-status"
      data-state={state}
      className={cx('kui:inline-flex kui:flex-wrap kui:items-center kui:gap-x-2 kui:gap-y-1', className)}
      {...rest}
    >
      <StatusBadge status={stationStatus({ state, lastSeenAt, publishing })} />
      {seen && (
        <Tooltip
          content={<time dateTime={lastSeenAt?.toISOString()}>{seen.exact}</time>}
          open={exact}
          onOpenChange={setExact}
        >
          <button
            type="button"
            data-slot="station-status-seen"
            className="kui:relative kui:min-h-6 kui:cursor-help kui:pointer-coarse:before:absolute kui:pointer-coarse:before:inset-x-0 kui:pointer-coarse:before:-inset-y-2.5 kui:rounded-xs kui:text-sm kui:text-fg-muted kui:tabular-nums kui:underline kui:decoration-line-control kui:decoration-dotted kui:underline-offset-3 kui:focus-visible:shadow-ring"
            onClick={(event) => {
              // keep the tooltip open on press, for touch
              event.preventDefault()
              setExact(true)
            }}
          >
            {seen.ago === undefined ? t.seen.now : t.seen.at(seen.ago)}
          </button>
        </Tooltip>
      )}
    </span>
  )
}
