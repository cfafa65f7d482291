import type { FloorPlan } from '@kiosk-admin/api-client'
import { type ControlPoint, georeference } from '@kiosk-admin/wayfinding'
import type { DrawnMap } from './floor-map'

/** How well control points fit: the distance of each in metres, or why they are refused. */
export type ControlFit = { residuals?: readonly number[]; problem?: 'fewPoints' | 'flat' | 'mirrored' }

const isPlaced = (point: Partial<ControlPoint> & Pick<ControlPoint, 'at'>): point is ControlPoint =>
  point.latitude !== undefined && point.longitude !== undefined

/** The fit of a plan's control points; none while one of them has no place on the ground yet. */
export function controlFit(map: DrawnMap | null, picture: Pick<FloorPlan['picture'], 'width' | 'height'>): ControlFit {
  const control = map?.control ?? []
  if (control.length === 0 || !control.every(isPlaced)) return {}
  const { stretched } = map ?? {}
  const found = georeference({
    ...{ id: '', name: {}, areas: [], picture },
    map: {
      ...{ ordinal: 0, spoken: {}, walkways: [], obstacles: [], amenities: [], control },
      ...(stretched && { stretched }),
    },
  })
  if (!found.problem) return { residuals: found.residuals.map((metres) => Math.round(metres * 100) / 100) }
  const { problem } = found
  return problem === 'fewPoints' || problem === 'flat' || problem === 'mirrored' ? { problem } : {}
}
