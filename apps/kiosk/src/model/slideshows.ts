// Reads slideshows from a publication, and selects the due ones.

import { contentTypes, type MallSnapshot, mallClock, type RecordOf, visibilityOf } from '@kiosk-admin/api-client'
import type { KioskOrientation } from '@kiosk-admin/ui/headless'
import { type Slideshow, shownSlides } from '@kiosk-admin/ui/slideshow'
import { readRecords } from './content'

export type SlideshowKind = 'info' | 'screensaver'

/** A published slideshow in the player's format, with its schedule. */
export type PlayedSlideshow = Slideshow & Pick<RecordOf<'slideshow'>, 'id' | 'show' | 'timing'>

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
      show,
      timing,
      slides: slides.map(({ startDate, endDate, layers, ...slide }) => ({
        ...slide,
        startDate: orUndefined(startDate),
        endDate: orUndefined(endDate),
        layers: layers.map((layer) =>
          layer.kind === 'text' ? layer : { ...layer, mediaId: orUndefined(layer.mediaId) },
        ),
      })),
    }))

/** The slideshows that are scheduled now, in the mall's time zone, and have a slide for the orientation. */
export const dueNow = (
  all: readonly PlayedSlideshow[],
  now: Date,
  timeZone: string,
  orientation: KioskOrientation,
): PlayedSlideshow[] => {
  const context = { clock: mallClock(now, timeZone), isPublished: () => true }
  return all.filter(
    (one) =>
      visibilityOf(contentTypes.slideshow, one, context).state === 'shown' &&
      shownSlides(one, context.clock.today, orientation).length > 0,
  )
}
