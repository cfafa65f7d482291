import type { CSSProperties } from 'react'
import './floor-plan.css'
import type { GuideFloor } from '../../model/guide'
import { type Point, stationSpot } from '../../model/spots'
import { Picture } from '../picture'
import { useGuide } from './guide-context'
import { turnedPlan } from './turned-plan'
import { usePlanTurn } from './use-visitors-view'

type Mark = { name: string; centre: Point; corners: readonly Point[] }

export type FloorPlanProps = {
  floor: GuideFloor
  /** The visitor's destination. */
  target?: Mark
}

const at = ({ x, y }: Point) => ({ '--x': x, '--y': y }) as CSSProperties
const cornersOf = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** Share of the plan's height within which a label is placed on the inner side of the edge. */
const EDGE = 0.2

/**
 * A floor plan with markers, turned as the map of the way; the visitor's location and target are highlighted.
 */
export function FloorPlan({ floor, target }: FloorPlanProps) {
  const { guide, location, t } = useGuide()
  const turn = usePlanTurn(floor.id)
  if (!floor.plan) return <p className="kiosk-empty">{t.noPlan}</p>
  const here = stationSpot(guide.floors, location)
  const own = here?.floor.id === floor.id ? here : undefined
  const { width, height } = floor.plan
  const plan = turn !== 0 && width && height ? turnedPlan(width / height, turn) : undefined
  const place = plan?.place ?? ((point: Point) => point)
  // the place of the station is known better than the middle of its area
  const isHere = location?.floorId === floor.id
  const ownCentre = (isHere && location?.position) || own?.centre
  const ownPlace = ownCentre && place(ownCentre)
  const targetPlace = target && place(target.centre)
  return (
    <figure
      className="guide-plan"
      aria-label={floor.title || floor.name}
      data-turned={plan && turn}
      style={plan && ({ '--ratio': plan.ratio, '--turn': `${turn}deg`, '--width': plan.width } as CSSProperties)}
    >
      <div className="guide-drawing" style={{ aspectRatio: width && height ? `${width} / ${height}` : undefined }}>
        <Picture picture={floor.plan} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {own && own.corners.length > 0 && <polygon className="guide-own" points={cornersOf(own.corners)} />}
          {target && target.corners.length > 0 && (
            <polygon className="guide-target" points={cornersOf(target.corners)} />
          )}
        </svg>
      </div>
      {floor.markers.map(({ label, position }) => (
        <span key={`${label} ${position.x} ${position.y}`} className="guide-mark" style={at(place(position))}>
          {label}
        </span>
      ))}
      {ownPlace && (
        <span className="guide-pin guide-pin-own" data-below={ownPlace.y < 1 - EDGE || undefined} style={at(ownPlace)}>
          {t.youAreHere}
        </span>
      )}
      {target && targetPlace && (
        <span className="guide-pin" data-below={targetPlace.y < EDGE || undefined} style={at(targetPlace)}>
          {target.name}
        </span>
      )}
    </figure>
  )
}
