import type { FloorPoint } from '../floor-plan'

/** The visible part of a picture: zoom and centre. */
export interface PlanView {
  /** 1 shows the whole picture. */
  zoom: number
  centre: FloorPoint
}

/** In CSS pixels. */
export interface PlanSize {
  width: number
  height: number
}

export const MIN_ZOOM = 1
export const MAX_ZOOM = 8
/** Zoom factor of a key or button press. */
export const ZOOM_STEP = 1.5

export const wholePlan: PlanView = { zoom: 1, centre: { x: 0.5, y: 0.5 } }

/** Rectangle of the picture in the viewport, in pixels. `ratio` is width by height. */
export function pictureIn({ zoom, centre }: PlanView, window: PlanSize, ratio: number) {
  const wide = window.width / window.height > ratio
  const width = (wide ? window.height * ratio : window.width) * zoom
  const height = (wide ? window.height : window.width / ratio) * zoom
  return {
    left: window.width / 2 - centre.x * width,
    top: window.height / 2 - centre.y * height,
    width,
    height,
  }
}

/** Clamps zoom and centre, so that no more empty space shows than necessary. */
export function boundView(view: PlanView, window: PlanSize, ratio: number): PlanView {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom))
  const { width, height } = pictureIn({ ...view, zoom }, window, ratio)
  const bound = (middle: number, picture: number, seen: number) =>
    picture <= seen ? 0.5 : Math.min(1 - seen / picture / 2, Math.max(seen / picture / 2, middle))
  return {
    zoom,
    centre: { x: bound(view.centre.x, width, window.width), y: bound(view.centre.y, height, window.height) },
  }
}

/** The position in the picture at a viewport pixel; outside of it below 0 or above 1. */
export function placeAt(view: PlanView, window: PlanSize, ratio: number, at: FloorPoint): FloorPoint {
  const { left, top, width, height } = pictureIn(view, window, ratio)
  return { x: (at.x - left) / width, y: (at.y - top) / height }
}

/** Zooms around a viewport pixel, within the picture's edges. */
export function zoomAt(view: PlanView, window: PlanSize, ratio: number, zoom: number, at: FloorPoint): PlanView {
  const kept = placeAt(view, window, ratio, at)
  const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
  const { width, height } = pictureIn({ ...view, zoom: next }, window, ratio)
  const centre = { x: kept.x + (window.width / 2 - at.x) / width, y: kept.y + (window.height / 2 - at.y) / height }
  return boundView({ zoom: next, centre }, window, ratio)
}

/** Pans by pixels. */
export function panBy(view: PlanView, window: PlanSize, ratio: number, by: FloorPoint): PlanView {
  const { width, height } = pictureIn(view, window, ratio)
  return boundView(
    { ...view, centre: { x: view.centre.x - by.x / width, y: view.centre.y - by.y / height } },
    window,
    ratio,
  )
}

/** Pans as little as needed to show a position with a margin. */
export function reveal(view: PlanView, window: PlanSize, ratio: number, place: FloorPoint, room = 32): PlanView {
  const { left, top, width, height } = pictureIn(view, window, ratio)
  const hidden = (at: number, seen: number) => Math.max(0, room - at) + Math.min(0, seen - room - at)
  return panBy(view, window, ratio, {
    x: hidden(left + place.x * width, window.width),
    y: hidden(top + place.y * height, window.height),
  })
}
