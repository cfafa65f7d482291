import { Plus } from 'lucide-react'
import { type FloorPoint, MAX_CORNERS, middleOf } from '../floor-plan'
import { usePointDrag } from '../hooks/use-point-drag'
import { type FloorItem, hasCorners, isRing, minimumCorners, pointsOf } from '../model/items'
import { cornerStopOf, type FloorParts, nameOf, nudgeOf } from './floor-parts'
import { inPercent } from './floor-point'

/** The corners of the selected item. */
export function FloorCorners(parts: FloorParts) {
  const { state, selected, isLocked, layers } = parts
  // a corner below the crosshair would take its press
  if (!selected || state.draft || isLocked(selected) || layers.isHidden(selected.kind)) return null
  if (!hasCorners(selected) && selected.kind !== 'scale') return null
  return pointsOf(state.plan, selected).map((point, corner, points) => (
    <Corner
      // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id
      key={corner}
      item={selected}
      corner={corner}
      point={point}
      points={points}
      {...parts}
    />
  ))
}

type CornerProps = FloorParts & {
  item: FloorItem
  corner: number
  point: FloorPoint
  points: readonly FloorPoint[]
}

/** A corner, moved by dragging or arrow keys, and a button that adds one after it. */
function Corner({ item, corner, point, points, ...parts }: CornerProps) {
  const { state, view, t, number, select, thenFocus, keysId } = parts
  const drag = usePointDrag({
    at: point,
    locked: state.locked,
    placeUnder: view.placeUnder,
    adjust: (to, free) => state.fitCorner(item, corner, to, free),
    onDrop: (to) => state.moveCorner(item, corner, to),
    onDrag: (to) => parts.onCornerDrag(to && { item, corner, at: to }),
  })
  const title = nameOf(item, state.plan, parts)
  const ring = isRing(state.plan, item)
  const nameIn = ring ? t.areas.corner : t.points.point
  const addAfter = ring ? t.areas.addCorner : t.points.addAfter
  const next = points[corner + 1] ?? (ring ? points[0] : undefined)
  return (
    <>
      <button
        type="button"
        data-slot="floor-plan-corner"
        data-stop={cornerStopOf(item, corner)}
        data-dragging={drag.dragging || undefined}
        aria-label={nameIn(number(corner + 1), title)}
        aria-describedby={keysId}
        className="kui:absolute kui:z-4 kui:size-3.5 kui:-translate-1/2 kui:cursor-grab kui:touch-none kui:rounded-full kui:border-2 kui:border-accent kui:bg-raised kui:after:absolute kui:after:-inset-1.5 kui:focus-visible:shadow-ring kui:pointer-coarse:after:-inset-3.5"
        style={inPercent(drag.at)}
        {...drag.props}
        onFocus={({ currentTarget }) => {
          select(item)
          if (currentTarget.matches(':focus-visible')) view.reveal(point)
        }}
        onBlur={state.settle}
        onClick={() => {
          if (!drag.wasDragged()) state.announceCorner(item, corner)
        }}
        onKeyDown={(event) => {
          const by = nudgeOf(event)
          if (drag.onKey(event)) event.stopPropagation()
          else if (by) {
            event.preventDefault()
            event.stopPropagation()
            const to = state.nudgeCorner(item, corner, by)
            if (to) view.reveal(to)
          } else if (event.key === 'Delete' || event.key === 'Backspace') {
            event.preventDefault()
            if (hasCorners(item) && points.length > minimumCorners(state.plan, item)) {
              thenFocus(
                () => state.removeCorner(item, corner),
                cornerStopOf(item, corner),
                cornerStopOf(item, corner - 1),
              )
            }
          }
        }}
      />
      {next && hasCorners(item) && points.length < MAX_CORNERS && (
        <button
          type="button"
          data-slot="floor-plan-add-corner"
          aria-label={addAfter(number(corner + 1), title)}
          className="kui:absolute kui:z-3 kui:grid kui:size-3.5 kui:-translate-1/2 kui:place-items-center kui:rounded-full kui:bg-accent kui:text-accent-fg kui:opacity-80 kui:after:absolute kui:after:-inset-1.25 kui:hover:opacity-100 kui:focus-visible:opacity-100 kui:focus-visible:shadow-ring kui:pointer-coarse:after:-inset-3.5"
          style={inPercent(middleOf([drag.at, next]))}
          onPointerDown={(event) => event.stopPropagation()}
          onFocus={() => select(item)}
          onClick={() => thenFocus(() => state.addCorner(item, corner), cornerStopOf(item, corner + 1))}
        >
          <Plus size={10} strokeWidth={2.6} aria-hidden="true" />
        </button>
      )}
    </>
  )
}
