import type { KioskState, RecordOf } from '@kiosk-admin/api-client'
import type { Schedule, SchedulePublication } from '@kiosk-admin/ui/schedule'
import type { Slide, SlideLayer } from '@kiosk-admin/ui/slideshow'
import type { EditedSlideshow } from '@kiosk-admin/ui/slideshow-editor'

/** The fields of the editor as stored: missing values are null, and times have seconds. */
export type SlideshowParts = Pick<
  RecordOf<'slideshow'>,
  'displaySpeed' | 'animation' | 'background' | 'show' | 'timing' | 'slides'
>

export const slideshowParts = ['displaySpeed', 'animation', 'background', 'show', 'timing', 'slides'] as const

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined

/** `10:00:00.000` as `10:00`; incomplete input stays as typed. */
const short = (time: string | null) => (time === null ? undefined : time.replace(/^(\d\d:\d\d):00\.000$/, '$1'))
const long = (time: string | undefined) => (time === undefined ? null : time.replace(/^\d\d:\d\d$/, '$&:00.000'))

/** Removes undefined keys, which the kit's types do not allow. */
const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

export const timingFrom = ({
  from,
  to,
  startDate,
  endDate,
  weekdays,
}: RecordOf<'slideshow'>['timing']): Schedule['timing'] =>
  withoutUndefined({
    from: short(from),
    to: short(to),
    startDate: orUndefined(startDate),
    endDate: orUndefined(endDate),
    weekdays,
  })

export const timingTo = ({
  from,
  to,
  startDate,
  endDate,
  weekdays,
}: Schedule['timing']): RecordOf<'slideshow'>['timing'] => ({
  from: long(from),
  to: long(to),
  startDate: startDate ?? null,
  endDate: endDate ?? null,
  weekdays: [...weekdays],
})

/** Converts stored fields to the kit's editor value. */
export const editedFrom = ({ slides, timing, ...rest }: SlideshowParts): EditedSlideshow => ({
  ...rest,
  timing: timingFrom(timing),
  slides: slides.map(({ startDate, endDate, layers, ...slide }) => ({
    ...slide,
    ...withoutUndefined({ startDate: orUndefined(startDate), endDate: orUndefined(endDate) }),
    layers: layers.map(layerFrom),
  })),
})

/** Missing values are omitted: the editor compares values and would reset its history. */
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

/** Converts the editor's value to stored fields. */
export const partsOf = (edited: EditedSlideshow): SlideshowParts => ({
  displaySpeed: edited.displaySpeed,
  animation: edited.animation,
  background: edited.background,
  show: edited.show,
  timing: timingTo(edited.timing),
  slides: edited.slides.map(slideTo),
})

function slideTo({ id, name, startDate, endDate, index, layers }: Slide): RecordOf<'slideshow'>['slides'][number] {
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

/** The publication state for the schedule: "Shown now" appears only for published content. */
export function publicationOf(state: KioskState | undefined): SchedulePublication {
  if (state === 'published' || state === 'ended') return 'published'
  if (state === 'notShown') return 'inactive'
  return state === 'comesOff' ? 'removed' : 'pending'
}
