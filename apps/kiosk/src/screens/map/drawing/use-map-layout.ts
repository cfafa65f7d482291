import type { Point } from '@kiosk-admin/wayfinding'
import {
  around,
  type Box,
  type Label,
  labelRequests,
  type MapPins,
  type Measure,
  overlap,
  pinsOf,
  placeLabels,
  type Size,
  withoutOverlaps,
} from '@kiosk-admin/wayfinding/drawing'
import { useMemo } from 'react'
import { amenityIcon, connectorIcons } from '../symbols'
import type { PlacedSymbol } from './map-marks'
import type { MapScene } from './map-scene'

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
    const requests = labelRequests(scene.floor, scene.names, { place, goal: scene.goal?.areaId })
    const covered = [...taken, ...symbols.map(({ box }) => box)]
    return { symbols, labels: placeLabels(requests, { measure, taken: covered, scale }) }
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
