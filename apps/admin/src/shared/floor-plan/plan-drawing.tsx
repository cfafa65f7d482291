import type { FloorPlan } from '@kiosk-admin/api-client'
import type { Floor } from '@kiosk-admin/wayfinding'
import { type Point, ratioOf } from './spot'

export type PlanDrawingProps = {
  plan: Pick<FloorPlan, 'picture'> & Pick<Floor, 'areas' | 'map'>
  /** Places of lifts and stairs on this floor. */
  stops?: readonly Point[]
  className?: string
}

const cornersOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** What is drawn on a plan over its picture, small and without words. Pictures are dark on white in both themes. */
export function PlanDrawing({ plan: { picture, areas, map }, stops = [], className = '' }: PlanDrawingProps) {
  const ratio = ratioOf(picture)
  return (
    // pictures are not mirrored in right-to-left pages
    <span
      dir="ltr"
      aria-hidden="true"
      className={`relative block overflow-hidden rounded-sm bg-[white] scheme-light shadow-[0_0_0_1px_var(--k-line)] ${className}`}
      style={{ aspectRatio: ratio }}
    >
      <img src={picture.url} alt="" loading="lazy" draggable={false} className="block size-full" />
      <svg aria-hidden="true" viewBox={`0 0 ${ratio} 1`} className="pointer-events-none absolute inset-0 size-full">
        <g transform={`scale(${ratio} 1)`}>
          {map?.walkways.map(({ id, shape, points }) =>
            shape === 'area' ? (
              <polygon key={id} points={cornersOf(points)} className="fill-accent [fill-opacity:0.25]" />
            ) : (
              <polyline
                key={id}
                points={cornersOf(points)}
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-accent stroke-2 [stroke-opacity:0.5]"
              />
            ),
          )}
          {areas.map(({ areaId, points }) => (
            <polygon
              // a code may be drawn several times
              key={`${areaId} ${cornersOf(points)}`}
              points={cornersOf(points)}
              vectorEffect="non-scaling-stroke"
              className="fill-sign stroke-sign stroke-1 [fill-opacity:0.12]"
            />
          ))}
        </g>
        {areas.flatMap(({ doors = [] }) =>
          doors.map(({ id, at }) => <circle key={id} cx={at.x * ratio} cy={at.y} r={0.012} className="fill-accent" />),
        )}
        {map?.amenities.map(({ id, at }) => (
          <circle key={id} cx={at.x * ratio} cy={at.y} r={0.02} className="fill-info" />
        ))}
        {stops.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x * ratio - 0.025}
            y={y - 0.025}
            width={0.05}
            height={0.05}
            className="fill-sign"
          />
        ))}
      </svg>
    </span>
  )
}
