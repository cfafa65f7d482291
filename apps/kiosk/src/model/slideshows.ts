// Reads slideshows from a publication, and selects the due ones.

import { contentTypes, type MallSnapshot } from '@kiosk-admin/api-client'
import { dayInZone, isShown, type KioskOrientation, type Schedule } from '@kiosk-admin/ui/headless'
import { type Slideshow, shownSlides } from '@kiosk-admin/ui/slideshow'
import { readRecords } from './content'

export type SlideshowKind = 'info' | 'screensaver'

/** A published slideshow in the player's format, with its schedule. */
export type PlayedSlideshow = Slideshow & { id: string; schedule: Schedule }

const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined

/** The slideshows of a kind, in the order of staff. */
export const slideshowsOf = ({ records }: MallSnapshot, kind: SlideshowKind): PlayedSlideshow[] =>
  readRecords(contentTypes.slideshow.body, records.slideshow)
    .filter((one) => one.kind === kind)
    .sort((a, b) => a.index - b.index)
    .map(({ id, displaySpeed, animation, background, show, timing, slides }) => ({
      id,
      displaySpeed,
      animation,
      background,
      schedule: { show, timing: timingOf(timing) },
      slides: slides.map(({ startDate, endDate, layers, ...slide }) => ({
        ...slide,
        startDate: orUndefined(startDate),
        endDate: orUndefined(endDate),
        layers: layers.map((layer) =>
          layer.kind === 'text' ? layer : { ...layer, mediaId: orUndefined(layer.mediaId) },
        ),
      })),
    }))

type Timing = { [K in 'from' | 'to' | 'startDate' | 'endDate']: string | null } & {
  weekdays: Schedule['timing']['weekdays']
}

const timingOf = ({ from, to, startDate, endDate, weekdays }: Timing): Schedule['timing'] => ({
  weekdays,
  ...(from && { from }),
  ...(to && { to }),
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
})

/** The slideshows that are scheduled now, in the mall's time zone, and have a slide for the orientation. */
export const dueNow = (
  all: readonly PlayedSlideshow[],
  now: Date,
  timeZone: string,
  orientation: KioskOrientation,
): PlayedSlideshow[] =>
  all.filter(
    (one) => isShown(one.schedule, now, timeZone) && shownSlides(one, dayInZone(now, timeZone), orientation).length > 0,
  )
