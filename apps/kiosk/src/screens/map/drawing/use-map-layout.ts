import type { Point } from '@kiosk-admin/wayfinding'
import { useMemo } from 'react'
import { amenityIcon, connectorIcons } from '../symbols'
import { type Label, type LabelRequest, type Measure, placeLabels } from './labels'
import type { PlacedSymbol } from './map-marks'
import { type MapPins, pinsOf } from './map-pins'
import type { MapScene } from './map-scene'
import { around, type Size, withoutOverlaps } from './marks'
import { type Box, overlap } from './plane'

const symbolSize = 30

/** The zoom at or below this one for which labels are placed: they fit at every larger zoom, too. */
const zoomStep = (zoom: number) => 2 ** (Math.floor(Math.log2(zoom) * 2) / 2)

export type MapLayoutOptions = {
  scene: MapScene
  /** Maps points of the floor's picture to fractions of the map. */
  fractionOf: (point: Point) => Point
  /** The map in the window, in pixels. */
  picture: { left: number; top: number; width: number; height: number }
  zoom: number
  window: Size
  measure: Measure
  scale: number
  youAreHere: string
}

export type MapLayout = { labels: Label[]; symbols: PlacedSymbol[]; pins: MapPins }

/** Labels, pictograms and pins in pixels of the window. */
export function useMapLayout(options: MapLayoutOptions): MapLayout {
  const { scene, fractionOf, picture, zoom, window, measure, scale, youAreHere } = options
  const factor = zoomStep(zoom) / zoom
  const [width, height] = [picture.width * factor, picture.height * factor]
  const placed = useMemo(() => {
    const place = (point: Point): Point => {
      const { x, y } = fractionOf(point)
      return { x: x * width, y: y * height }
    }
    const { taken } = pinsOf(scene, { place, within: { width, height }, measure, scale, youAreHere })
    const candidates = symbolsOf(scene).map((one) => ({ ...one, box: around(place(one.at), symbolSize * scale) }))
    const symbols = withoutOverlaps(candidates, taken)
    const covered = [...taken, ...symbols.map(({ box }) => box)]
    return { symbols, labels: placeLabels(requestsOf(scene, place), { measure, taken: covered, scale }) }
  }, [scene, fractionOf, width, height, measure, scale, youAreHere])

  const pins = pinsOf(scene, {
    place(point) {
      const { x, y } = fractionOf(point)
      return { x: picture.left + x * picture.width, y: picture.top + y * picture.height }
    },
    within: window,
    measure,
    scale,
    youAreHere,
  })
  /** At this zoom, unless a pin is there: pins stay in the window, wherever it is. */
  const shown = <T extends { box: Box }>(all: readonly T[]): T[] =>
    all
      .map((one) => ({ ...one, box: zoomed(one.box) }))
      .filter(({ box }) => !pins.taken.some((pin) => overlap(box, pin)))
  const zoomed = ({ x, y, width: own, height: high }: Box): Box => ({
    x: picture.left + (x + own / 2) / factor - own / 2,
    y: picture.top + (y + high / 2) / factor - high / 2,
    width: own,
    height: high,
  })
  return { pins, symbols: shown(placed.symbols), labels: shown(placed.labels) }
}

function requestsOf({ floor, names, goal }: MapScene, place: (point: Point) => Point): LabelRequest[] {
  return floor.areas.flatMap(({ areaId, points, holes, use }, index) => {
    const name = names.get(areaId)
    // the pin says the goal's name
    if (name === undefined || use === 'void' || (goal && areaId === goal.areaId)) return []
    const rings = { points: points.map(place), holes: holes?.map((hole) => hole.map(place)) }
    return [{ id: String(index), name, ...rings, priority: 0 }]
  })
}

function symbolsOf({ floor, connectors, closed }: MapScene) {
  const ofConnectors = connectors.flatMap(({ id, kind, stops }) =>
    stops
      .filter(({ floorId }) => floorId === floor.id)
      .map(({ at }) => ({ id, at, icon: connectorIcons[kind], isClosed: closed.includes(id) })),
  )
  const ofAmenities = (floor.map?.amenities ?? []).map(({ id, kind, at }) => ({
    id,
    at,
    icon: amenityIcon(kind),
    isClosed: closed.includes(id),
  }))
  return [...ofConnectors, ...ofAmenities]
}
