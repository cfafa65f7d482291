import { memo } from 'react'
import { cx } from '../../internal/cx'
import type { FloorPlan, FloorPoint } from '../floor-plan'
import { drawsRing, outlineOf } from '../model/draft'
import { type FloorItem, holesOf, isRing, itemOf, itemsOf, pointsOf } from '../model/items'
import { type FloorParts, sameItem } from './floor-parts'

const layers = ['walkway', 'obstacle', 'area', 'scale'] as const

/** Everything with an extent, below what can be pressed. */
export function FloorShapes({ state, selected, draggedCorner, layers: { isHidden } }: FloorParts) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="kui:pointer-events-none kui:absolute kui:inset-0 kui:size-full kui:overflow-visible"
    >
      {layers
        .filter((kind) => !isHidden(kind))
        .flatMap((kind) =>
          itemsOf(state.plan, kind).map((_, index) => {
            const item = { kind, index }
            const dragged = draggedCorner && sameItem(draggedCorner.item, item) ? draggedCorner : undefined
            const points = pointsOf(state.plan, item)
            return (
              <Shape
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the item's address
                key={`${kind} ${index}`}
                points={dragged ? points.map((point, at) => (at === dragged.corner ? dragged.at : point)) : points}
                holes={holesOf(state.plan, item)}
                look={lookOf(state.plan, item)}
                selected={sameItem(selected, item)}
              />
            )
          }),
        )}
      {!isHidden('door') && <DoorMarks areas={state.plan.areas} />}
    </svg>
  )
}

type Look = 'tenant' | 'room' | 'void' | 'walkway' | 'line' | 'obstacle' | 'scale'

function lookOf(plan: FloorPlan, item: FloorItem): Look {
  if (item.kind === 'area') return itemOf(plan, 'area', item.index)?.use ?? 'tenant'
  if (item.kind === 'walkway') return isRing(plan, item) ? 'walkway' : 'line'
  return item.kind === 'obstacle' ? 'obstacle' : 'scale'
}

const looks: Readonly<Record<Look, string>> = {
  tenant: 'kui:fill-accent/15 kui:stroke-accent-line kui:data-selected:fill-accent/25',
  room: 'kui:fill-fg-muted/15 kui:stroke-fg-muted kui:data-selected:fill-fg-muted/30',
  void: 'kui:fill-none kui:stroke-fg-muted kui:[stroke-dasharray:4_3]',
  walkway: 'kui:fill-info/12 kui:stroke-info kui:data-selected:fill-info/25',
  line: 'kui:fill-none kui:stroke-info kui:stroke-[3] kui:data-selected:stroke-[5]',
  obstacle: 'kui:fill-fg/45 kui:stroke-fg kui:data-selected:fill-fg/65',
  scale: 'kui:fill-none kui:stroke-fg-strong kui:stroke-2 kui:[stroke-dasharray:6_3]',
}

type ShapeProps = {
  points: readonly FloorPoint[]
  holes: readonly (readonly FloorPoint[])[]
  look: Look
  selected: boolean
}

const isOpen = (look: Look) => look === 'line' || look === 'scale'

const pathOf = (points: readonly FloorPoint[], closed: boolean) =>
  points.length > 0 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}` : ''

/** Drawn again only when it changes: there may be a thousand. */
const Shape = memo(function Shape({ points, holes, look, selected }: ShapeProps) {
  return (
    <path
      data-slot="floor-plan-shape"
      d={[points, ...holes].map((ring) => pathOf(ring, !isOpen(look))).join('')}
      vectorEffect="non-scaling-stroke"
      fillRule="evenodd"
      data-selected={selected || undefined}
      className={cx('kui:stroke-[1.5] kui:data-selected:stroke-2', looks[look])}
    />
  )
})

/** A mark for each door, also where there is no room for its button: lines without a length are squares of their width. */
const DoorMarks = memo(function DoorMarks({ areas }: { areas: FloorPlan['areas'] }) {
  const d = areas.flatMap(({ doors = [] }) => doors.map(({ at: { x, y } }) => `M${x} ${y}h0`)).join('')
  return (
    <path
      data-slot="floor-plan-door-marks"
      d={d}
      vectorEffect="non-scaling-stroke"
      strokeLinecap="square"
      className="kui:fill-none kui:stroke-fg-strong kui:stroke-[4]"
    />
  )
})

/** The unfinished item, in pixels of the viewport. */
export function FloorDraftShape({ state, view }: FloorParts) {
  const { picture, size } = view
  const { draft } = state
  if (!draft) return null
  const at = ({ x, y }: FloorPoint) => ({ x: picture.left + x * picture.width, y: picture.top + y * picture.height })
  const drawn = outlineOf(draft).map(at)
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="kui:pointer-events-none kui:absolute kui:inset-0"
    >
      {drawn.length > 1 && (
        <path
          d={`M${drawn.map(({ x, y }) => `${x} ${y}`).join('L')}${draft.tool === 'rectangle' ? 'Z' : ''}`}
          className={cx(
            'kui:stroke-accent-line kui:stroke-2',
            drawsRing(draft.tool) || draft.tool === 'rectangle' ? 'kui:fill-accent/15' : 'kui:fill-none',
          )}
        />
      )}
      {draft.points.map(at).map(({ x, y }, corner) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id
          key={corner}
          cx={x}
          cy={y}
          r={5}
          className="kui:fill-raised kui:stroke-accent kui:stroke-2"
        />
      ))}
    </svg>
  )
}
