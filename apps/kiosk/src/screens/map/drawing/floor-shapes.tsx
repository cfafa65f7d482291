import type { Point } from '@kiosk-admin/wayfinding'
import type { MapScene } from './map-scene'

type FloorShapesProps = {
  scene: MapScene
  onScreen: (point: Point) => Point
  /** Index of the unit with the focus. */
  focused?: number | undefined
}

/** The units and walkways of a floor, and the way on it. */
export function FloorShapes({ scene, onScreen, focused }: FloorShapesProps) {
  const { floor, goal, ways, current } = scene
  const line = (points: readonly Point[]) =>
    points
      .map(onScreen)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')
  const ring = (points: readonly Point[]) => `M${line(points)}Z`
  const rings = (points: readonly Point[], holes: readonly (readonly Point[])[] = []) =>
    [points, ...holes].map(ring).join('')
  const unit = focused === undefined ? undefined : floor.areas[focused]
  const { walkways = [], obstacles = [] } = floor.map ?? {}
  return (
    <>
      {walkways.map(({ id, shape, points, holes }) =>
        shape === 'area' ? (
          <path key={id} className="map-walkway" d={rings(points, holes)} fillRule="evenodd" />
        ) : (
          <path key={id} className="map-path" d={`M${line(points)}`} />
        ),
      )}
      {floor.areas.map(({ areaId, points, holes, use = 'tenant' }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: several units may have one code
          key={index}
          className="map-unit"
          data-use={use}
          data-goal={areaId === goal?.areaId || undefined}
          d={rings(points, holes)}
          fillRule="evenodd"
        />
      ))}
      {unit && <path className="map-unit-focus" d={rings(unit.points, unit.holes)} />}
      {obstacles.map((points, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: obstacles have no id
        <path key={index} className="map-obstacle" d={ring(points)} />
      ))}
      {['map-way-edge', 'map-way'].flatMap((layer) =>
        ways.map((points) => <path key={`${layer} ${line(points)}`} className={layer} d={`M${line(points)}`} />),
      )}
      {current.length > 1 && (
        // begins anew with each step
        <path
          key={current.map(({ x, y }) => `${x} ${y}`).join()}
          className="map-way-now"
          d={`M${line(current)}`}
          pathLength={1}
        />
      )}
    </>
  )
}
