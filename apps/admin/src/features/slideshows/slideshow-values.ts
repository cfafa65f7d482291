import type { Slideshow } from '@kiosk-admin/api-client'
import type { Schedule, SchedulePublication } from '@kiosk-admin/ui/schedule'
import type { Slide, SlideLayer } from '@kiosk-admin/ui/slideshow'
import type { EditedSlideshow } from '@kiosk-admin/ui/slideshow-editor'
import type { KioskState } from '../../shared/content/kiosk-state'

/** The fields that the editor works on, as they are stored: what is not given is null, and times have seconds. */
export type SlideshowParts = Pick<Slideshow, 'displaySpeed' | 'animation' | 'background' | 'show' | 'timing' | 'slides'>

export const slideshowParts = ['displaySpeed', 'animation', 'background', 'show', 'timing', 'slides'] as const

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined

/** `10:00:00.000` as people write it; what was typed and is no time stays as it is. */
const short = (time: string | null) => (time === null ? undefined : time.replace(/^(\d\d:\d\d):00\.000$/, '$1'))
const long = (time: string | undefined) => (time === undefined ? null : time.replace(/^\d\d:\d\d$/, '$&:00.000'))

/** Without the keys that hold nothing, as the kit's types want them. */
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

export const timingFrom = ({ from, to, startDate, endDate, weekdays }: Slideshow['timing']): Schedule['timing'] =>
  withoutUndefined({
    from: short(from),
    to: short(to),
    startDate: orUndefined(startDate),
    endDate: orUndefined(endDate),
    weekdays,
  })

export const timingTo = ({ from, to, startDate, endDate, weekdays }: Schedule['timing']): Slideshow['timing'] => ({
  from: long(from),
  to: long(to),
  startDate: startDate ?? null,
  endDate: endDate ?? null,
  weekdays: [...weekdays],
})

/** What the kit's editor edits. */
export const editedFrom = ({ slides, timing, ...rest }: SlideshowParts): EditedSlideshow => ({
  ...rest,
  timing: timingFrom(timing),
  slides: slides.map(({ startDate, endDate, layers, ...slide }) => ({
    ...slide,
    ...withoutUndefined({ startDate: orUndefined(startDate), endDate: orUndefined(endDate) }),
    layers: layers.map(layerFrom),
  })),
})

/** Without what is not given: the editor takes a value that says something else for another one, and forgets its steps. */
function layerFrom({ landscapeFrame, ...layer }: SlideshowParts['slides'][number]['layers'][number]): SlideLayer {
  const landscape = withoutUndefined({ landscapeFrame: orUndefined(landscapeFrame) })
  if (layer.kind === 'text') {
    const { fill, ...textFields } = layer
    return { ...textFields, ...landscape, ...withoutUndefined({ fill: orUndefined(fill) }) }
  }
  const { mediaId, fit, ...placed } = layer
  return {
    ...placed,
    ...landscape,
    ...withoutUndefined({ mediaId: orUndefined(mediaId), fit: fit === 'cover' ? fit : undefined }),
  }
}

/** The same as it is stored. */
export const partsOf = (edited: EditedSlideshow): SlideshowParts => ({
  displaySpeed: edited.displaySpeed,
  animation: edited.animation,
  background: edited.background,
  show: edited.show,
  timing: timingTo(edited.timing),
  slides: edited.slides.map(slideTo),
})

function slideTo({ id, name, startDate, endDate, index, layers }: Slide): Slideshow['slides'][number] {
  return {
    id,
    name,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    index,
    layers: layers.map(layerTo),
  }
}

function layerTo({ id, kind, text, fill, mediaId, fit, frame, landscapeFrame, for: screens }: SlideLayer) {
  const placed = { id, frame, landscapeFrame: landscapeFrame ?? null, for: screens }
  return kind === 'text'
    ? { ...placed, kind, text: text ?? {}, fill: fill ?? null }
    : { ...placed, kind, mediaId: mediaId ?? null, fit: fit ?? ('contain' as const) }
}

/** What the schedule may say: "Shown now" is only for what is on the kiosks as it is written. */
export function publicationOf(state: KioskState | undefined): SchedulePublication {
  if (state === 'published' || state === 'ended') return 'published'
  if (state === 'notShown') return 'inactive'
  return state === 'comesOff' ? 'removed' : 'pending'
}
