import type { TextByLanguage } from '../internal/localised-text'
import { type KioskOrientation, kioskScreens } from '../kiosk-frame/kiosk'
import { isEmptyRichText } from '../rich-text/rich-text'
import type { IsoDate } from '../theme/days'

/** How long a slide shows: a name of `displaySpeeds`, or whole seconds from 1 to 600. */
export type DisplaySpeed = 'fast' | 'normal' | 'slow' | 'verySlow' | { custom: number }
export type SlideAnimation = 'none' | 'fade' | 'slide' | 'zoom'
/** Behind every slide: a colour of CSS, or a picture that covers the screen. */
export type SlideBackground = { colour: string } | { imageId: string }
export type Orientation = KioskOrientation

/** Where a layer lies, in parts of the screen: from 0 to 1, from its left and its top. */
export type SlideFrame = { x: number; y: number; width: number; height: number }

export type SlideLayer = {
  id: string
  kind: 'text' | 'image' | 'video'
  /** Rich text by language code. */
  text?: TextByLanguage | undefined
  /** The colour of the frame behind the words; without words the layer is a block of colour. */
  fill?: string | null | undefined
  /** The picture or video. */
  mediaId?: string | undefined
  /** `contain` shows the file whole within the frame, `cover` fills the frame with it. @default 'contain' */
  fit?: 'contain' | 'cover' | undefined
  frame: SlideFrame
  /** Where the layer lies on landscape screens. @default frame */
  landscapeFrame?: SlideFrame | null | undefined
  for: Orientation | 'both'
}

export type Slide = {
  id: string
  /** For staff. */
  name: string
  /** The first day on which it shows; none is no limit. */
  startDate?: IsoDate | undefined
  /** The last day on which it shows; none is no limit. */
  endDate?: IsoDate | undefined
  /** Its place in the order. */
  index: number
  /** The first lies at the back. */
  layers: readonly SlideLayer[]
}

/** What a slideshow shows; when it does is its `Schedule`. */
export type Slideshow = {
  displaySpeed: DisplaySpeed
  animation: SlideAnimation
  background: SlideBackground
  slides: readonly Slide[]
}

/** The named speeds, in seconds a slide. */
export const displaySpeeds = { fast: 3, normal: 5, slow: 9, verySlow: 12 } as const

export const slideAnimations: readonly SlideAnimation[] = ['none', 'fade', 'slide', 'zoom']

/** The least and the most seconds of a custom speed. */
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

/** Seconds for which each slide shows; a custom time out of range counts as the nearest one within. */
export function secondsOf(speed: DisplaySpeed): number {
  if (typeof speed === 'string') return displaySpeeds[speed]
  return Math.min(customSeconds.max, Math.max(customSeconds.min, Math.round(speed.custom) || customSeconds.min))
}

export const inOrder = (slides: readonly Slide[]): readonly Slide[] =>
  [...slides].sort((one, other) => one.index - other.index)

/** Whether a day lies within the slide's dates, both included. */
export const isSlideOn = ({ startDate, endDate }: Slide, day: IsoDate): boolean =>
  (!startDate || day >= startDate) && (!endDate || day <= endDate)

/** Whether a layer has words in some language. */
export const hasWords = ({ text }: Pick<SlideLayer, 'text'>): boolean =>
  Object.values(text ?? {}).some((one) => one && !isEmptyRichText(one))

/** Whether there is something of the layer to see: a picture, a video, words in some language, or a colour. */
export const hasContent = (layer: SlideLayer): boolean =>
  layer.kind === 'text' ? hasWords(layer) || Boolean(layer.fill) : Boolean(layer.mediaId)

/** A slide's layers on one kind of screen, each with its frame there, the first at the back. */
export const layersFor = ({ layers }: Slide, orientation: Orientation): readonly SlideLayer[] =>
  layers
    .filter((layer) => layer.for === 'both' || layer.for === orientation)
    .map((layer) =>
      orientation === 'landscape' && layer.landscapeFrame ? { ...layer, frame: layer.landscapeFrame } : layer,
    )

/** Whether a slide has something to see on one kind of screen. One without any layer shows a background that is a picture. */
export const isSlideFor = (slide: Slide, orientation: Orientation, background: SlideBackground): boolean =>
  slide.layers.length === 0 ? 'imageId' in background : layersFor(slide, orientation).some(hasContent)

/** What plays on a day and one kind of screen, in order. */
export const shownSlides = (
  { slides, background }: Pick<Slideshow, 'slides' | 'background'>,
  day: IsoDate,
  orientation: Orientation,
): readonly Slide[] =>
  inOrder(slides).filter((slide) => isSlideOn(slide, day) && isSlideFor(slide, orientation, background))

/** How long some slides take, in seconds. */
export const totalSeconds = (slides: readonly Slide[], speed: DisplaySpeed): number => slides.length * secondsOf(speed)

/** The ids of all media that a slideshow needs. */
export const mediaOf = ({ background, slides }: Pick<Slideshow, 'slides' | 'background'>): readonly string[] => {
  const behind = 'imageId' in background ? [background.imageId] : []
  const layers = slides.flatMap((slide) => slide.layers.flatMap(({ mediaId }) => (mediaId ? [mediaId] : [])))
  return [...new Set([...behind, ...layers])]
}

/** `crypto.randomUUID` is there with HTTPS only. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('')

/** An empty slide, to be placed at `index`. */
export const newSlide = (name: string, index: number, id = newId()): Slide => ({ id, name, index, layers: [] })

const firstFrames: Readonly<Record<SlideLayer['kind'], SlideFrame>> = {
  text: { x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
  image: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
  video: { x: 0, y: 0.25, width: 1, height: 0.5 },
}

/** A layer where its kind starts, on all screens. */
export const newLayer = (
  kind: SlideLayer['kind'],
  content: Partial<Omit<SlideLayer, 'id' | 'kind'>> = {},
  id = newId(),
): SlideLayer => ({ id, kind, frame: firstFrames[kind], for: 'both', ...content })

/** The same slide with ids of its own. */
export const copySlide = (slide: Slide, name: string, index: number): Slide => ({
  ...slide,
  id: newId(),
  name,
  index,
  layers: slide.layers.map((layer) => ({ ...layer, id: newId() })),
})
