import { labelPoint, type Point } from '@kiosk-admin/wayfinding'
import {
  around,
  type Box,
  cornersOf,
  isWithin,
  type Label,
  type LabelRequest,
  labelRequests,
  type MapPins,
  type Measure,
  overlapRings,
  pinsOf,
  placeLabels,
  type Size,
  withoutOverlaps,
} from '@kiosk-admin/wayfinding/drawing'
import { useMemo } from 'react'
import { amenityIcon, connectorIcons, placeIcons } from '../symbols'
import type { PlacedKind, PlacedSymbol } from './map-marks'
import type { MapScene } from './map-scene'

const symbolSize = 30
const kindSize = 20

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

export type MapLayout = { labels: Label[]; symbols: PlacedSymbol[]; kinds: PlacedKind[]; pins: MapPins }

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
    const requests = labelRequests(scene.floor, (areaId) => scene.places.get(areaId)?.name, {
      place,
      goal: scene.goal?.areaId,
      landmarks: scene.landmarks,
    })
    const covered = [...taken, ...symbols.map(({ box }) => box)]
    const labels = placeLabels(requests, { measure, taken: covered, scale })
    const unnamed = requests.filter(({ id }) => !labels.some((label) => label.id === id))
    return { symbols, labels, kinds: kindsOf(scene, unnamed, { labels, taken: covered, size: kindSize * scale }) }
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
  const shown = <T extends { box: Box; angle?: number }>(all: readonly T[]): T[] =>
    all
      .map((one) => ({ ...one, box: zoomed(one.box) }))
      .filter(({ box, angle }) => !pins.taken.some((pin) => overlapRings(cornersOf(box, angle), cornersOf(pin))))
  const zoomed = ({ x, y, width: own, height: high }: Box): Box => ({
    x: picture.left + (x + own / 2) / factor - own / 2,
    y: picture.top + (y + high / 2) / factor - high / 2,
    width: own,
    height: high,
  })
  return { pins, symbols: shown(placed.symbols), labels: shown(placed.labels), kinds: shown(placed.kinds) }
}

type KindOptions = { labels: readonly Label[]; taken: readonly Box[]; size: number }

/** Pictograms of what is not a shop, where the name of a unit has no room. */
function kindsOf(
  { floor, places }: MapScene,
  requests: readonly LabelRequest[],
  { labels, taken, size }: KindOptions,
): PlacedKind[] {
  const covered = [...taken.map((box) => cornersOf(box)), ...labels.map(({ box, angle }) => cornersOf(box, angle))]
  return requests.flatMap(({ id, points, holes = [] }) => {
    const icon = placeIcons[places.get(floor.areas[Number(id)]?.areaId ?? '')?.kind ?? 'place']
    const box = around(labelPoint([points, ...holes]), size)
    const corners = cornersOf(box)
    const fits = corners.every((corner) => isWithin(points, corner) && !holes.some((hole) => isWithin(hole, corner)))
    return icon && fits && !covered.some((other) => overlapRings(corners, other)) ? [{ id, icon, box }] : []
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
