import { labelPoint, type Point } from '@kiosk-admin/wayfinding'
import { boxAround, type Size } from '@kiosk-admin/wayfinding/drawing'
import { useMemo, useRef } from 'react'
import { useOneTabStop } from '../../../hooks/use-one-tab-stop'
import { clickAttributes } from '../../../model/clicks'
import type { MapScene, UnitPlace } from './map-scene'

/** A unit that can be pressed; `index` is that in the floor's areas. */
export type PressableUnit = { index: number; areaId: string; place: UnitPlace; points: readonly Point[]; middle: Point }

/** Units closer than this share of the map's height are in one row. */
const row = 0.06

/** The units with something in them, in reading order; points are fractions of the map. */
export function usePressableUnits({ floor, places }: MapScene, fractionOf: (point: Point) => Point): PressableUnit[] {
  return useMemo(
    () =>
      floor.areas
        .flatMap(({ areaId, points, holes = [], use }, index) => {
          const place = places.get(areaId)
          if (!place || use === 'void') return []
          const rings = [points, ...holes].map((ring) => ring.map(fractionOf))
          return [{ index, areaId, place, points: rings[0] ?? [], middle: labelPoint(rings) }]
        })
        .toSorted((a, b) => Math.round(a.middle.y / row) - Math.round(b.middle.y / row) || a.middle.x - b.middle.x),
    [floor, places, fractionOf],
  )
}

type UnitButtonsProps = {
  units: readonly PressableUnit[]
  label: string
  /** Maps fractions of the map to pixels. */
  onScreen: (fraction: Point) => Point
  window: Size
  onPress: (unit: PressableUnit) => void
  /** Called with the unit that has the focus of the keyboard. */
  onFocusChange: (unit: PressableUnit | null) => void
}

/** A button on each unit with something in it; the focus is drawn on the map. */
export function UnitButtons({ units, label, onScreen, window, onPress, onFocusChange }: UnitButtonsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const tabStop = useOneTabStop(group)
  if (units.length === 0) return null
  return (
    <fieldset ref={group} className="map-units" aria-label={label} {...tabStop}>
      {units.map((unit) => {
        const { index, place } = unit
        const points = unit.points.map(onScreen)
        // within the window, or the browser would scroll it to show the focus
        const { x, y, width, height } = within(boxAround(points), window)
        const corners = points.map((point) => `${(point.x - x).toFixed(1)}px ${(point.y - y).toFixed(1)}px`)
        return (
          <button
            key={index}
            type="button"
            data-unit={index}
            aria-label={place.name}
            {...clickAttributes(place.record.kind === 'item' ? 'categoryItem' : 'service', place.record.id)}
            style={{ left: x, top: y, width, height, clipPath: `polygon(${corners.join(',')})` }}
            onFocus={({ currentTarget }) => onFocusChange(currentTarget.matches(':focus-visible') ? unit : null)}
            onBlur={() => onFocusChange(null)}
            onClick={() => onPress(unit)}
          />
        )
      })}
    </fieldset>
  )
}

function within(box: { x: number; y: number; width: number; height: number }, { width, height }: Size) {
  const [x, y] = [clamp(box.x, width - 1), clamp(box.y, height - 1)]
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, box.x + box.width) - x),
    height: Math.max(1, Math.min(height, box.y + box.height) - y),
  }
}
const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))
