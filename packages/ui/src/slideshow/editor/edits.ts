// Pure functions that edit the slides and layers of a slideshow.

import type { Schedule } from '../../schedule/schedule'
import {
  copySlide,
  inOrder,
  newLayer,
  type Orientation,
  type Slide,
  type SlideFrame,
  type SlideLayer,
  type Slideshow,
} from '../slideshow'

/** The edited value: slides and schedule. Other fields of the record are preserved. */
export type EditedSlideshow = Slideshow & Schedule

/** A move of slides: one place, or to an end. */
export type SlideStep = 'before' | 'after' | 'first' | 'last'
/** A move of a layer in the stacking order. */
export type LayerStep = 'forward' | 'backward' | 'front' | 'back'

/** Sets the slides in the given order and updates their indexes. */
export const withSlides = (value: EditedSlideshow, slides: readonly Slide[]): EditedSlideshow => ({
  ...value,
  slides: slides.map((slide, index) => (slide.index === index ? slide : { ...slide, index })),
})

/** Inserts slides after another one; at the end without it. */
export function insertSlides(
  value: EditedSlideshow,
  slides: readonly Slide[],
  after: string | undefined,
): EditedSlideshow {
  const all = inOrder(value.slides)
  const at = all.findIndex(({ id }) => id === after)
  const place = at < 0 ? all.length : at + 1
  return withSlides(value, [...all.slice(0, place), ...slides, ...all.slice(place)])
}

/** Copies slides after the last of them; returns the copies, too. */
export function copySlides(value: EditedSlideshow, ids: readonly string[], nameOf: (name: string) => string) {
  const chosen = inOrder(value.slides).filter(({ id }) => ids.includes(id))
  const copies = chosen.map((slide) => copySlide(slide, nameOf(slide.name), slide.index))
  return { value: insertSlides(value, copies, chosen.at(-1)?.id), copies }
}

export const removeSlides = (value: EditedSlideshow, ids: readonly string[]): EditedSlideshow =>
  withSlides(
    value,
    inOrder(value.slides).filter(({ id }) => !ids.includes(id)),
  )

/** Moves slides to a gap. Gaps are counted from 0 among all slides before the move. */
export function moveSlides(value: EditedSlideshow, ids: readonly string[], gap: number): EditedSlideshow {
  const all = inOrder(value.slides)
  const stays = (slide: Slide) => !ids.includes(slide.id)
  return withSlides(value, [
    ...all.slice(0, gap).filter(stays),
    ...all.filter((slide) => !stays(slide)),
    ...all.slice(gap).filter(stays),
  ])
}

/** Target gap of a move; undefined if it changes nothing. */
export function gapOf({ slides }: EditedSlideshow, ids: readonly string[], step: SlideStep): number | undefined {
  const places = inOrder(slides).flatMap(({ id }, index) => (ids.includes(id) ? [index] : []))
  const [first] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined) return undefined
  const together = last - first + 1 === places.length
  const atStart = together && first === 0
  const atEnd = together && last === slides.length - 1
  if (step === 'before' || step === 'first') return atStart ? undefined : step === 'first' ? 0 : Math.max(0, first - 1)
  return atEnd ? undefined : step === 'last' ? slides.length : Math.min(slides.length, last + 2)
}

export const changeSlide = (value: EditedSlideshow, id: string, part: Partial<Slide>): EditedSlideshow => ({
  ...value,
  slides: value.slides.map((slide) => (slide.id === id ? { ...slide, ...part } : slide)),
})

const withLayers = (
  value: EditedSlideshow,
  slideId: string,
  edit: (layers: readonly SlideLayer[]) => SlideLayer[],
) => ({
  ...value,
  slides: value.slides.map((slide) => (slide.id === slideId ? { ...slide, layers: edit(slide.layers) } : slide)),
})

export const addLayer = (value: EditedSlideshow, slideId: string, layer: SlideLayer): EditedSlideshow =>
  withLayers(value, slideId, (layers) => [...layers, layer])

export const changeLayer = (value: EditedSlideshow, layerId: string, part: Partial<SlideLayer>): EditedSlideshow => ({
  ...value,
  slides: value.slides.map((slide) =>
    slide.layers.some(({ id }) => id === layerId)
      ? { ...slide, layers: slide.layers.map((layer) => (layer.id === layerId ? { ...layer, ...part } : layer)) }
      : slide,
  ),
})

/** Sets the frame of a layer; a layer with a landscape frame is moved in the edited orientation only. */
export const placeLayer = (
  value: EditedSlideshow,
  layerId: string,
  orientation: Orientation,
  frame: SlideFrame,
): EditedSlideshow => {
  const layer = value.slides.flatMap(({ layers }) => layers).find(({ id }) => id === layerId)
  const landscape = orientation === 'landscape' && layer?.landscapeFrame
  return changeLayer(value, layerId, landscape ? { landscapeFrame: frame } : { frame })
}

/** Moves a frame down until no other layer starts at the same position. */
export function freeFrame(frame: SlideFrame, others: readonly SlideLayer[]): SlideFrame {
  const taken = others.some(({ frame: { x, y } }) => Math.hypot(x - frame.x, y - frame.y) < 2 * ASIDE)
  const y = frame.y + frame.height / 2
  return taken && y + frame.height <= 1 ? freeFrame({ ...frame, y }, others) : frame
}

export const removeLayer = (value: EditedSlideshow, slideId: string, layerId: string): EditedSlideshow =>
  withLayers(value, slideId, (layers) => layers.filter(({ id }) => id !== layerId))

/** Copy of a layer, slightly offset so that both are visible. */
export function copyOfLayer({ id: _, kind, frame, landscapeFrame, ...content }: SlideLayer): SlideLayer {
  const aside = (start: number, size: number) =>
    start + size + ASIDE <= 1 ? start + ASIDE : Math.max(0, start - ASIDE)
  const moved = (from: SlideFrame) => ({ ...from, x: aside(from.x, from.width), y: aside(from.y, from.height) })
  const elsewhere = landscapeFrame ? { landscapeFrame: moved(landscapeFrame) } : {}
  return newLayer(kind, { ...content, frame: moved(frame), ...elsewhere })
}

const ASIDE = 0.03

/**
 * Moves a layer in the stacking order of the visible layers; others keep their places. Undefined if it changes
 * nothing.
 */
export function orderLayer(
  value: EditedSlideshow,
  slideId: string,
  layerId: string,
  step: LayerStep,
  seen: readonly SlideLayer[],
): EditedSlideshow | undefined {
  const at = seen.findIndex(({ id }) => id === layerId)
  const to = { forward: at + 1, backward: at - 1, front: seen.length - 1, back: 0 }[step]
  const target = seen[to]
  if (at < 0 || !target || to === at) return undefined
  return withLayers(value, slideId, (layers) => {
    const moving = layers.find(({ id }) => id === layerId)
    const rest = layers.filter(({ id }) => id !== layerId)
    const place = rest.findIndex(({ id }) => id === target.id) + (to > at ? 1 : 0)
    return moving ? [...rest.slice(0, place), moving, ...rest.slice(place)] : [...layers]
  })
}
