import { Plus } from 'lucide-react'
import { cx } from '../internal/cx'
import { cornerStopOf, type FloorItem, type FloorParts, nudgeOf, sameItem, stopOf, titleOf } from './floor-parts'
import { type FloorArea as Area, type FloorPoint, MAX_CORNERS, MIN_CORNERS, middleOf } from './floor-plan'
import { usePointDrag } from './use-point-drag'

type FloorAreaProps = FloorParts & { index: number; area: Area }

/** The name of an area, and the corners of the selected one. */
export function FloorArea({ index, area, ...parts }: FloorAreaProps) {
  const { state, view, open, selected, select, onOpen, remove } = parts
  const item: FloorItem = { kind: 'area', index }
  const title = titleOf(item, parts)
  const middle = middleOf(area.points)
  const chosen = sameItem(selected, item)
  return (
    <>
      <button
        type="button"
        data-slot="floor-plan-area"
        data-stop={stopOf(item)}
        data-selected={chosen || undefined}
        data-wrong={state.problems.some((problem) => sameItem(problem, item)) || undefined}
        aria-haspopup="dialog"
        aria-expanded={sameItem(open, item)}
        className={cx(
          'kui:absolute kui:max-w-36 kui:-translate-1/2 kui:pointer-coarse:after:absolute kui:pointer-coarse:after:-inset-2.5 kui:rounded-sm kui:border kui:border-accent-line kui:bg-raised kui:px-1.5 kui:py-1 kui:text-xs kui:font-medium kui:text-accent-text kui:focus-visible:shadow-ring kui:data-selected:bg-accent-soft kui:data-wrong:border-danger kui:data-wrong:text-danger-text',
          state.draft && 'kui:pointer-events-none',
        )}
        style={inPixels(middle, parts)}
        onPointerDown={(event) => event.stopPropagation()}
        onFocus={({ currentTarget }) => {
          select(item)
          if (currentTarget.matches(':focus-visible')) view.reveal(middle)
        }}
        onClick={() => onOpen(item)}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return
          event.preventDefault()
          if (!state.locked) remove(item, 'plan')
        }}
      >
        <span className="kui:block kui:truncate">{title}</span>
      </button>
      {chosen &&
        !state.locked &&
        // a corner below the crosshair would take its press
        !state.draft &&
        area.points.map((point, corner) => (
          <Corner
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id
            key={corner}
            area={index}
            corner={corner}
            point={point}
            points={area.points}
            title={title}
            {...parts}
          />
        ))}
    </>
  )
}

type CornerProps = FloorParts & {
  area: number
  corner: number
  point: FloorPoint
  points: readonly FloorPoint[]
  title: string
}

/** A corner, moved by dragging or arrow keys, and a button that adds one after it. */
function Corner({ area, corner, point, points, title, ...parts }: CornerProps) {
  const { state, view, t, number, select, thenFocus, keysId } = parts
  const item: FloorItem = { kind: 'area', index: area }
  const drag = usePointDrag({
    at: point,
    locked: state.locked,
    placeUnder: view.placeUnder,
    onDrop: (to) => state.moveCorner(area, corner, to),
    onDrag: (to) => parts.onCornerDrag(to && { area, corner, at: to }),
  })
  const name = t.areas.corner(number(corner + 1), title)
  const next = points[(corner + 1) % points.length] ?? point
  return (
    <>
      <button
        type="button"
        data-slot="floor-plan-corner"
        data-stop={cornerStopOf(area, corner)}
        aria-label={name}
        aria-describedby={keysId}
        className="kui:absolute kui:z-4 kui:size-3.5 kui:-translate-1/2 kui:cursor-grab kui:touch-none kui:rounded-full kui:border-2 kui:border-accent kui:bg-raised kui:after:absolute kui:after:-inset-1.5 kui:focus-visible:shadow-ring kui:pointer-coarse:after:-inset-3.5"
        style={inPixels(drag.at, parts)}
        {...drag.props}
        onFocus={({ currentTarget }) => {
          select(item)
          if (currentTarget.matches(':focus-visible')) view.reveal(point)
        }}
        onBlur={state.settle}
        onClick={() => {
          if (!drag.wasDragged()) state.announceCorner(area, corner)
        }}
        onKeyDown={(event) => {
          const by = nudgeOf(event)
          if (drag.onKey(event)) event.stopPropagation()
          else if (by) {
            event.preventDefault()
            event.stopPropagation()
            const to = state.nudgeCorner(area, corner, by)
            if (to) view.reveal(to)
          } else if (event.key === 'Delete' || event.key === 'Backspace') {
            event.preventDefault()
            if (points.length > MIN_CORNERS) {
              thenFocus(
                () => state.removeCorner(area, corner),
                cornerStopOf(area, corner),
                cornerStopOf(area, corner - 1),
              )
            }
          }
        }}
      />
      {points.length < MAX_CORNERS && (
        <button
          type="button"
          data-slot="floor-plan-add-corner"
          aria-label={t.areas.addCorner(number(corner + 1), title)}
          className="kui:absolute kui:z-3 kui:grid kui:size-3.5 kui:-translate-1/2 kui:place-items-center kui:rounded-full kui:bg-accent kui:text-accent-fg kui:opacity-80 kui:after:absolute kui:after:-inset-1.25 kui:hover:opacity-100 kui:focus-visible:opacity-100 kui:focus-visible:shadow-ring kui:pointer-coarse:after:-inset-3.5"
          style={inPixels(middleOf([drag.at, next]), parts)}
          onPointerDown={(event) => event.stopPropagation()}
          onFocus={() => select(item)}
          onClick={() => thenFocus(() => state.addCorner(area, corner), cornerStopOf(area, corner + 1))}
        >
          <Plus size={10} strokeWidth={2.6} aria-hidden="true" />
        </button>
      )}
    </>
  )
}

const inPixels = ({ x, y }: FloorPoint, { view: { picture } }: Pick<FloorParts, 'view'>) => ({
  left: picture.left + x * picture.width,
  top: picture.top + y * picture.height,
})

/** The areas and the unfinished one, below everything interactive. */
export function FloorShapes({ state, view, selected, draggedCorner }: FloorParts) {
  const { picture, size } = view
  const points = (some: readonly FloorPoint[]) =>
    some.map(({ x, y }) => `${picture.left + x * picture.width},${picture.top + y * picture.height}`).join(' ')
  const drawn = state.draft?.kind === 'area' ? [...state.draft.points, state.draft.aim] : []
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="kui:pointer-events-none kui:absolute kui:inset-0"
    >
      {state.plan.areas.map((area, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: areas have no id
          key={index}
          points={points(
            area.points.map((point, corner) =>
              draggedCorner?.area === index && draggedCorner.corner === corner ? draggedCorner.at : point,
            ),
          )}
          data-selected={sameItem(selected, { kind: 'area', index }) || undefined}
          className="kui:fill-accent/15 kui:stroke-accent-line kui:stroke-[1.5] kui:data-selected:fill-accent/25 kui:data-selected:stroke-2"
        />
      ))}
      {drawn.length > 1 && (
        <polyline points={points(drawn)} className="kui:fill-accent/15 kui:stroke-accent-line kui:stroke-2" />
      )}
      {state.draft?.points.map((point, corner) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id
          key={corner}
          cx={picture.left + point.x * picture.width}
          cy={picture.top + point.y * picture.height}
          r={5}
          className="kui:fill-raised kui:stroke-accent kui:stroke-2"
        />
      ))}
    </svg>
  )
}
