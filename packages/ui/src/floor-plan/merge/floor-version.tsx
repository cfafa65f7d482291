import { cx } from '../../internal/cx'
import type { FloorPoint } from '../floor-plan'
import { boxOf } from '../model/geometry'

/** Where something is in one version of a plan. */
export interface FloorOutline {
  points: readonly FloorPoint[]
  closed: boolean
}

type FloorVersionProps = {
  /** What this version changed. */
  words: string
  /** The outlines before and in this version, and all that are compared. */
  before: FloorOutline | undefined
  after: FloorOutline | undefined
  all: readonly FloorOutline[]
  /** Width of the plan by its height. */
  ratio: number
}

/** Pixels of the drawing, and of the room around what is drawn. */
const SIZE = { width: 56, height: 40, room: 5 }

/** One version of what two people changed: in words, and drawn over what it was. */
export function FloorVersion({ words, before, after, all, ratio }: FloorVersionProps) {
  const { left, top, right, bottom } = boxOf(all.flatMap(({ points }) => points))
  const [width, height] = [(right - left) * ratio, bottom - top]
  const { room } = SIZE
  const scale = Math.min((SIZE.width - 2 * room) / (width || 1e-6), (SIZE.height - 2 * room) / (height || 1e-6), 1e3)
  const inBox = ({ x, y }: FloorPoint) => ({
    x: SIZE.width / 2 + ((x - left) * ratio - width / 2) * scale,
    y: SIZE.height / 2 + (y - top - height / 2) * scale,
  })
  const drawn = [
    { outline: before, look: 'kui:fill-none kui:stroke-fg-muted kui:[stroke-dasharray:3_2]' },
    { outline: after, look: 'kui:fill-accent/25 kui:stroke-accent-line kui:data-open:fill-none' },
  ]
  return (
    <span className="kui:flex kui:items-center kui:gap-2.5">
      {all.length > 0 && (
        <svg
          aria-hidden="true"
          width={SIZE.width}
          height={SIZE.height}
          className="kui:shrink-0 kui:rounded-sm kui:bg-sunken"
        >
          {drawn.map(({ outline, look }) => {
            if (!outline) return null
            const points = outline.points.map(inBox)
            const [first] = points
            if (points.length === 1 && first) {
              return <circle key={look} cx={first.x} cy={first.y} r={4} className={cx('kui:stroke-[1.5]', look)} />
            }
            return (
              <path
                key={look}
                d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${outline.closed ? 'Z' : ''}`}
                data-open={!outline.closed || undefined}
                className={cx('kui:stroke-[1.5]', look)}
              />
            )
          })}
        </svg>
      )}
      <span className="kui:min-w-0">{words}</span>
    </span>
  )
}
