// Filters a publication to the content of one station.

import { contentTypes, isForStation, type MallSnapshot } from '@kiosk-admin/api-client'

/** Removes the slideshows of other stations. With `null` the publication stays whole. */
export function publicationFor<P extends MallSnapshot | null>(publication: P, stationId: string | null): P {
  const slideshows = publication?.records.slideshow
  if (!publication || !slideshows || stationId === null) return publication
  const slideshow = slideshows.filter((record) => isForStation(contentTypes.slideshow, record, stationId))
  return { ...publication, records: { ...publication.records, slideshow } }
}
