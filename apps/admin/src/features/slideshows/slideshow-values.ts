import type { RecordOf } from '@kiosk-admin/api-client'
import type { SchedulePublication } from '@kiosk-admin/ui/schedule'
import type { Slide, SlideLayer } from '@kiosk-admin/ui/slideshow'
import type { EditedSlideshow } from '@kiosk-admin/ui/slideshow-editor'
import { type ContentState, comesOff } from '../../shared/content/content-state'
import { timingFrom, timingTo, withoutUndefined } from '../../shared/content/timing'

/** The fields of the editor as stored: missing values are null, and times have seconds. */
export type SlideshowParts = Pick<
  RecordOf<'slideshow'>,
  'displaySpeed' | 'animation' | 'background' | 'show' | 'timing' | 'slides'
>

export const slideshowParts = ['displaySpeed', 'animation', 'background', 'show', 'timing', 'slides'] as const

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined

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
export function publicationOf(state: ContentState | undefined): SchedulePublication {
  if (!state) return 'pending'
  if (comesOff(state)) return 'removed'
  if (state.draft.state === 'inactive') return 'inactive'
  if (state.contentStatus === 'changed' && state.visibility.state === 'shown') return 'changed'
  return state.contentStatus === 'published' || state.draft.state === 'ended' ? 'published' : 'pending'
}
