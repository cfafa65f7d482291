// Filters a publication to the content of one station.

import { contentTypes, isForStation, type MallSnapshot } from '@kiosk-admin/api-client'

/** Removes the slideshows of other stations and the files that only these use. With `null` the publication stays whole. */
export function publicationFor<P extends MallSnapshot | null>(publication: P, stationId: string | null): P {
  const slideshows = publication?.records.slideshow
  if (!publication || !slideshows || stationId === null) return publication
  const isShown = (record: (typeof slideshows)[number]) => isForStation(contentTypes.slideshow, record, stationId)
  const others = slideshows.filter((record) => !isShown(record))
  if (others.length === 0) return publication
  const { media, ...rest } = publication
  const shown = { ...rest, records: { ...rest.records, slideshow: slideshows.filter(isShown) } }
  // files are named by their ids, also inside slides and texts
  const [kept, removed] = [JSON.stringify(shown), JSON.stringify(others)]
  const isKept = (id: string) => !removed.includes(id) || kept.includes(id)
  return { ...publication, ...shown, media: Object.fromEntries(Object.entries(media).filter(([id]) => isKept(id))) }
}
