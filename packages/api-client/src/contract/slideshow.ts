import { contentType } from './base/content-type'
import {
  colour,
  date,
  index,
  integer,
  localisedRichText,
  media,
  optional,
  reference,
  status,
  text,
  uniqueBy,
  withinJson,
} from './base/fields'
import { weekdays } from './base/opening-hours'
import * as z from './base/zod'

/** Key of a slide or layer within its slideshow, created by the editor. */
const key = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Position and size on the screen, as fractions. */
const part = z.number().check(z.gte(0), z.lte(1))

export const frame = z.object({ x: part, y: part, width: part, height: part })

const placed = {
  id: key,
  frame,
  /** Frame on landscape screens; defaults to the portrait frame. */
  landscapeFrame: optional(frame),
  /** Orientations that show it. */
  for: z._default(z.enum(['portrait', 'landscape', 'both']), 'both'),
}

/** Whether a file is fitted into its frame, or fills the frame and is cropped. */
const fit = z._default(z.enum(['contain', 'cover']), 'contain')

export const layer = z.discriminatedUnion('kind', [
  /** `fill` is the background colour; without text the layer is a block of colour. */
  z.object({ ...placed, kind: z.literal('text'), text: localisedRichText(), fill: optional(colour()) }),
  z.object({ ...placed, kind: z.literal('image'), mediaId: optional(media('Image')), fit }),
  z.object({ ...placed, kind: z.literal('video'), mediaId: optional(media('Video')), fit }),
])

type Days = { startDate: string | null; endDate: string | null }
const inOrder = z.refine<Days>(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
  path: ['endDate'],
})
const uniqueIds = uniqueBy<{ id: string }>(({ id }) => id)

const slide = z
  .object({
    id: key,
    name: text(),
    startDate: optional(date()),
    endDate: optional(date()),
    index: index(),
    /** In drawing order, back to front. */
    layers: z._default(z.array(layer).check(z.maxLength(50), uniqueIds), []),
  })
  .check(inOrder)

/** The slides of a slideshow, in the order in which they are shown. */
export const slides = withinJson(z.array(slide).check(z.maxLength(200), uniqueIds), 250_000)

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$/))
const closing = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}|24:00:00\.000)$/))

/** Days always apply; hours and weekdays only with a time range. No weekdays means all of them. */
const timing = z
  .object({
    from: optional(clock),
    to: optional(closing),
    startDate: optional(date()),
    endDate: optional(date()),
    weekdays: z._default(z.array(z.enum(weekdays)).check(z.maxLength(7)), []),
    /** Shows without a break on consecutive days, from `from` on the first to `to` on the last. Absent means no. */
    continuous: z.optional(z.boolean()),
  })
  .check(inOrder)

/** Slides for idle kiosks (screensaver) or above the menu (info). */
export const slideshow = contentType({
  resource: 'Slideshow',
  plural: 'slideshows',
  area: 'Slideshow',
  fields: {
    kind: z.enum(['info', 'screensaver']),
    /** For staff. */
    name: text(),
    displaySpeed: z._default(
      z.union([z.enum(['fast', 'normal', 'slow', 'verySlow']), z.object({ custom: integer(1, 600) })]),
      'normal',
    ),
    animation: z._default(z.enum(['none', 'fade', 'slide', 'zoom']), 'fade'),
    background: z._default(z.union([z.object({ colour: colour() }), z.object({ imageId: media('Image') })]), {
      colour: '#ffffff',
    }),
    show: z._default(z.enum(['everyDay', 'timeRange']), 'everyDay'),
    timing: z._default(timing, { from: null, to: null, startDate: null, endDate: null, weekdays: [] }),
    /** `null` for all stations. An empty list is invalid, so that removing the last station does not mean all of them. */
    stationIds: optional(z.array(reference('MallStation')).check(z.minLength(1), z.maxLength(1000))),
    slides: z._default(slides, []),
    index: index(),
    status: z._default(status, 'InActive'),
  },
  ordered: true,
  level: ['kind'],
  tiles: { slideshow: { only: { kind: 'info' } } },
  saved: true,
  firstDay: 'timing.startDate',
  lastDay: 'timing.endDate',
  stations: 'stationIds',
  show: 'show',
  timing: 'timing',
})
