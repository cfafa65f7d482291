// Filters a publication to the content of one station.

import type { MallSnapshot } from '@kiosk-admin/api-client'

type Slideshow = MallSnapshot['records'][string][number]

/** Whether a station shows a slideshow. Slideshows of older publications have no `stationIds` and are for all stations. */
const isFor = ({ stationIds }: Slideshow, stationId: string): boolean =>
  !Array.isArray(stationIds) || stationIds.includes(stationId)

/** Removes the slideshows of other stations. With `null` the publication stays whole. */
export function publicationFor<P extends MallSnapshot | null>(publication: P, stationId: string | null): P {
  const slideshows = publication?.records.slideshow
  if (!publication || !slideshows || stationId === null) return publication
  const slideshow = slideshows.filter((one) => isFor(one, stationId))
  return { ...publication, records: { ...publication.records, slideshow } }
}
