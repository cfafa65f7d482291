import type { FrozenMall } from '@kiosk-admin/api-client'

type Slideshow = FrozenMall['records'][string][number]

/** Publications from before stations could be chosen have no `stationIds`: theirs are for all stations. */
const isFor = ({ stationIds }: Slideshow, stationId: string): boolean =>
  !Array.isArray(stationIds) || stationIds.includes(stationId)

/** A publication as one station shows it: without the slideshows that are for other stations. Without a station, all of it. */
export function publicationFor<P extends FrozenMall | null>(publication: P, stationId: string | null): P {
  const slideshows = publication?.records.slideshow
  if (!publication || !slideshows || stationId === null) return publication
  const slideshow = slideshows.filter((one) => isFor(one, stationId))
  return { ...publication, records: { ...publication.records, slideshow } }
}
