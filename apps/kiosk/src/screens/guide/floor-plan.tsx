import type { CSSProperties } from 'react'
import './floor-plan.css'
import type { GuideFloor } from '../../model/guide'
import { type Point, stationSpot } from '../../model/spots'
import { useGuide } from './guide-context'

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

/** A floor plan with markers; the visitor's location and target are highlighted. */
export function FloorPlan({ floor, target }: FloorPlanProps) {
  const { guide, location, t } = useGuide()
  if (!floor.plan) return <p className="kiosk-empty">{t.noPlan}</p>
  const here = stationSpot(guide.floors, location)
  const own = here?.floor.id === floor.id ? here : undefined
  const { url, width, height } = floor.plan
  return (
    <figure className="guide-plan" aria-label={floor.title || floor.name}>
      <img src={url} alt="" style={{ aspectRatio: width && height ? `${width} / ${height}` : undefined }} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {own && own.corners.length > 0 && <polygon className="guide-own" points={cornersOf(own.corners)} />}
        {target && target.corners.length > 0 && <polygon className="guide-target" points={cornersOf(target.corners)} />}
      </svg>
      {floor.markers.map(({ label, position }) => (
        <span key={`${label} ${position.x} ${position.y}`} className="guide-mark" style={at(position)}>
          {label}
        </span>
      ))}
      {own?.centre && (
        <span
          className="guide-pin guide-pin-own"
          data-below={own.centre.y < 1 - EDGE || undefined}
          style={at(own.centre)}
        >
          {t.youAreHere}
        </span>
      )}
      {target && (
        <span className="guide-pin" data-below={target.centre.y < EDGE || undefined} style={at(target.centre)}>
          {target.name}
        </span>
      )}
    </figure>
  )
}
