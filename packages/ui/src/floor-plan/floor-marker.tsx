import { cx } from '../internal/cx'
import { type FloorItem, type FloorParts, nudgeOf, sameItem, stopOf, titleOf } from './floor-parts'
import type { FloorMarker as Marker } from './floor-plan'
import { usePointDrag } from './use-point-drag'

type FloorMarkerProps = FloorParts & {
  index: number
  marker: Marker
  /** Whether the label is shown. */
  labelled: boolean
}

/**
 * A marker: a button that can be dragged, moved by arrow keys, opened and removed. Its size does not depend on the
 * zoom.
 */
export function FloorMarker({ index, marker, labelled, ...parts }: FloorMarkerProps) {
  const { state, view, t, number, open, selected, select, onOpen, remove, keysId } = parts
  const item: FloorItem = { kind: 'marker', index }
  const drag = usePointDrag({
    at: marker.position,
    locked: state.locked,
    placeUnder: view.placeUnder,
    onDrop: (to) => state.moveMarker(index, to),
  })
  const wrong = state.problems.some((problem) => sameItem(problem, item))
  return (
    <button
      type="button"
      data-slot="floor-plan-marker"
      data-stop={stopOf(item)}
      data-selected={sameItem(selected, item) || undefined}
      data-dragging={drag.dragging || undefined}
      data-wrong={wrong || undefined}
      aria-describedby={state.locked ? undefined : keysId}
      aria-haspopup="dialog"
      aria-expanded={sameItem(open, item)}
      className={cx(
        'kui:group/marker kui:absolute kui:z-1 kui:flex kui:-translate-x-1/2 kui:-translate-y-full kui:touch-none kui:flex-col kui:items-center kui:pb-1.25 kui:select-none',
        'kui:after:absolute kui:after:-inset-1 kui:pointer-coarse:after:-inset-2.5',
        'kui:hover:z-2 kui:data-selected:z-3 kui:data-dragging:z-3 kui:data-dragging:cursor-grabbing',
        state.draft && 'kui:pointer-events-none',
      )}
      style={{
        left: view.picture.left + drag.at.x * view.picture.width,
        top: view.picture.top + drag.at.y * view.picture.height,
      }}
      {...drag.props}
      onFocus={({ currentTarget }) => {
        select(item)
        // no transitions while dragging
        if (currentTarget.matches(':focus-visible')) view.reveal(marker.position)
      }}
      onBlur={state.settle}
      onClick={() => {
        if (!drag.wasDragged()) onOpen(item)
      }}
      onKeyDown={(event) => {
        const by = nudgeOf(event)
        if (drag.onKey(event)) event.stopPropagation()
        else if (by) {
          event.preventDefault()
          event.stopPropagation()
          const to = state.nudgeMarker(index, by)
          if (to) view.reveal(to)
        } else if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault()
          if (!state.locked) remove(item, 'plan')
        }
      }}
    >
      <span
        data-slot="floor-plan-marker-plate"
        className={cx(
          'kui:relative kui:grid kui:h-6 kui:min-w-6 kui:place-items-center kui:rounded-sm kui:border kui:border-[white] kui:bg-sign kui:px-1.25 kui:text-sm kui:leading-none kui:font-bold kui:text-sign-fg kui:tabular-nums',
          'kui:after:absolute kui:after:top-full kui:after:border-x-[5px] kui:after:border-t-[5px] kui:after:border-x-transparent kui:after:border-t-sign',
          'kui:group-data-selected/marker:bg-accent kui:group-data-selected/marker:text-accent-fg kui:group-data-selected/marker:after:border-t-accent kui:group-data-wrong/marker:bg-danger kui:group-data-wrong/marker:text-status-fg kui:group-data-wrong/marker:after:border-t-danger',
          'kui:group-focus-visible/marker:shadow-ring kui:group-data-dragging/marker:shadow-2',
        )}
      >
        {number(index + 1)}
      </span>{' '}
      {/* the accessible name, also while the label is hidden */}
      <span
        data-slot="floor-plan-marker-label"
        data-labelled={labelled || undefined}
        className="kui:pointer-events-none kui:absolute kui:top-full kui:mt-0.5 kui:max-w-36 kui:truncate kui:rounded-xs kui:bg-raised kui:px-1.25 kui:py-0.5 kui:text-xs kui:font-medium kui:text-fg kui:opacity-0 kui:shadow-1 kui:data-labelled:opacity-100 kui:group-hover/marker:opacity-100 kui:group-focus-visible/marker:opacity-100 kui:group-data-selected/marker:opacity-100 kui:group-data-wrong/marker:text-danger-text"
      >
        {titleOf(item, { state, t, languages: parts.languages })}
      </span>
    </button>
  )
}
