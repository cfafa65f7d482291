// Data types of slideshows, slides and layers, with defaults.

import type { TextByLanguage } from '../internal/localised-text'
import { type KioskOrientation, kioskScreens } from '../kiosk-frame/kiosk'
import { isEmptyRichText } from '../rich-text/rich-text'
import type { IsoDate } from '../theme/days'

/** Duration of a slide: a name of `displaySpeeds`, or whole seconds from 1 to 600. */
export type DisplaySpeed = 'fast' | 'normal' | 'slow' | 'verySlow' | { custom: number }
export type SlideAnimation = 'none' | 'fade' | 'slide' | 'zoom'
/** Background of all slides: a CSS colour, or an image that covers the screen. */
export type SlideBackground = { colour: string } | { imageId: string }
export type Orientation = KioskOrientation

/** Position and size as fractions of the screen, from its top left corner. */
export type SlideFrame = { x: number; y: number; width: number; height: number }

export type SlideLayer = {
  id: string
  kind: 'text' | 'image' | 'video'
  /** Rich text by language code. */
  text?: TextByLanguage | undefined
  /** Background colour of a text; without text, a block of colour. */
  fill?: string | null | undefined
  /** Id of the image or video. */
  mediaId?: string | undefined
  /** `contain` shows the file whole within the frame, `cover` fills the frame with it. @default 'contain' */
  fit?: 'contain' | 'cover' | undefined
  frame: SlideFrame
  /** Position and size on landscape screens. @default frame */
  landscapeFrame?: SlideFrame | null | undefined
  for: Orientation | 'both'
}

export type Slide = {
  id: string
  /** Internal name, not shown to visitors. */
  name: string
  /** First day on which it shows; no limit if empty. */
  startDate?: IsoDate | undefined
  /** Last day on which it shows; no limit if empty. */
  endDate?: IsoDate | undefined
  /** Position in the order. */
  index: number
  /** In stacking order, back first. */
  layers: readonly SlideLayer[]
}

/** The content of a slideshow; its times are in `Schedule`. */
export type Slideshow = {
  displaySpeed: DisplaySpeed
  animation: SlideAnimation
  background: SlideBackground
  slides: readonly Slide[]
}

/** Seconds a slide of the named speeds. */
export const displaySpeeds = { fast: 3, normal: 5, slow: 9, verySlow: 12 } as const

export const slideAnimations: readonly SlideAnimation[] = ['none', 'fade', 'slide', 'zoom']

/** Range of a custom speed in seconds. */
export const customSeconds = { min: 1, max: 600 } as const

/** The kiosk's screens, in pixels. */
export const screenSizes = kioskScreens

export const emptySlideshow: Slideshow = {
  displaySpeed: 'normal',
  animation: 'fade',
  background: { colour: '#ffffff' },
  slides: [],
}

export const whyNotSeconds = (seconds: number): 'range' | undefined =>
  Number.isInteger(seconds) && seconds >= customSeconds.min && seconds <= customSeconds.max ? undefined : 'range'

/** Seconds a slide; custom speeds out of range are clamped. */
export function secondsOf(speed: DisplaySpeed): number {
  if (typeof speed === 'string') return displaySpeeds[speed]
  return Math.min(customSeconds.max, Math.max(customSeconds.min, Math.round(speed.custom) || customSeconds.min))
}

export const inOrder = (slides: readonly Slide[]): readonly Slide[] =>
  [...slides].sort((one, other) => one.index - other.index)

/** Whether a day is within the slide's dates, both inclusive. */
export const isSlideOn = ({ startDate, endDate }: Slide, day: IsoDate): boolean =>
  (!startDate || day >= startDate) && (!endDate || day <= endDate)

/** Whether a layer has text in any language. */
export const hasText = ({ text }: Pick<SlideLayer, 'text'>): boolean =>
  Object.values(text ?? {}).some((one) => one && !isEmptyRichText(one))

/** Whether a layer has visible content: an image, a video, text in any language, or a colour. */
export const hasContent = (layer: SlideLayer): boolean =>
  layer.kind === 'text' ? hasText(layer) || Boolean(layer.fill) : Boolean(layer.mediaId)

/** Layers of a slide in one orientation, back first, each with its frame. */
export const layersFor = ({ layers }: Slide, orientation: Orientation): readonly SlideLayer[] =>
  layers
    .filter((layer) => layer.for === 'both' || layer.for === orientation)
    .map((layer) =>
      orientation === 'landscape' && layer.landscapeFrame ? { ...layer, frame: layer.landscapeFrame } : layer,
    )

/** Whether a slide has visible content in one orientation; slides without layers show a background image. */
export const isSlideFor = (slide: Slide, orientation: Orientation, background: SlideBackground): boolean =>
  slide.layers.length === 0 ? 'imageId' in background : layersFor(slide, orientation).some(hasContent)

/** Slides that play on a day in one orientation, in order. */
export const shownSlides = (
  { slides, background }: Pick<Slideshow, 'slides' | 'background'>,
  day: IsoDate,
  orientation: Orientation,
): readonly Slide[] =>
  inOrder(slides).filter((slide) => isSlideOn(slide, day) && isSlideFor(slide, orientation, background))

/** Total duration of slides in seconds. */
export const totalSeconds = (slides: readonly Slide[], speed: DisplaySpeed): number => slides.length * secondsOf(speed)

/** Ids of all media of a slideshow. */
export const mediaOf = ({ background, slides }: Pick<Slideshow, 'slides' | 'background'>): readonly string[] => {
  const behind = 'imageId' in background ? [background.imageId] : []
  const layers = slides.flatMap((slide) => slide.layers.flatMap(({ mediaId }) => (mediaId ? [mediaId] : [])))
  return [...new Set([...behind, ...layers])]
}

/** `crypto.randomUUID` is available in secure contexts only. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('')

/** An empty slide for the place `index`. */
export const newSlide = (name: string, index: number, id = newId()): Slide => ({ id, name, index, layers: [] })

const firstFrames: Readonly<Record<SlideLayer['kind'], SlideFrame>> = {
  text: { x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
  image: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
  video: { x: 0, y: 0.25, width: 1, height: 0.5 },
}

/** A new layer in the default frame of its kind, on all screens. */
export const newLayer = (
  kind: SlideLayer['kind'],
  content: Partial<Omit<SlideLayer, 'id' | 'kind'>> = {},
  id = newId(),
): SlideLayer => ({ id, kind, frame: firstFrames[kind], for: 'both', ...content })

/** Copy of a slide with new ids. */
export const copySlide = (slide: Slide, name: string, index: number): Slide => ({
  ...slide,
  id: newId(),
  name,
  index,
  layers: slide.layers.map((layer) => ({ ...layer, id: newId() })),
})
