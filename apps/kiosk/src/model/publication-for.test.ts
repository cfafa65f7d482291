import { expect, test } from 'vitest'
import { playing, show } from '../testing/slides-fixture'
import { filesToKeep, hasSlideshows } from './page'
import { publicationFor } from './publication-for'
import { slideshowsOf } from './slideshows'

const [entrance, garage] = ['0190b0a8-0000-7000-8000-000000000701', '0190b0a8-0000-7000-8000-000000000702']
const everywhere = show(1, { stationIds: null })
const atEntrance = show(2, { stationIds: [entrance] })
const atBoth = show(3, { stationIds: [entrance, garage] })
const numbersAt = (stationId: string | null, ...shows: ReturnType<typeof show>[]) =>
  slideshowsOf(publicationFor(playing(...shows), stationId), 'info').map(({ id }) => Number(id.slice(-1)))

test('keeps the slideshows for all stations and for this one', () => {
  expect(numbersAt(entrance, everywhere, atEntrance, atBoth)).toEqual([1, 2, 3])
  expect(numbersAt(garage, everywhere, atEntrance, atBoth)).toEqual([1, 3])
})

test('slideshows without stations, as in older publications, are for all', () => {
  expect(numbersAt(garage, show(1), show(2))).toEqual([1, 2])
})

test('a preview without a station shows all slideshows', () => {
  expect(numbersAt(null, everywhere, atEntrance, atBoth)).toEqual([1, 2, 3])
})

test('removes screensavers of other stations with their files', () => {
  const [picture = '', shared = ''] = Object.keys(playing().media).slice(-2)
  const screensaver = (index: number, imageId: string, stationIds: string[]) =>
    show(index, { kind: 'screensaver', stationIds, background: { imageId } })
  const publication = playing(
    screensaver(4, picture, [entrance]),
    screensaver(5, shared, [entrance]),
    screensaver(6, shared, [garage]),
  )
  const files = filesToKeep(publication)
  expect(filesToKeep(publicationFor(publication, entrance))).toEqual(files)
  const elsewhere = publicationFor(publication, garage)
  expect(hasSlideshows(elsewhere, 'screensaver')).toBe(true)
  expect(files.filter((file) => !filesToKeep(elsewhere).includes(file))).toEqual([publication.media[picture]?.url])
})

test('leaves the rest of the publication unchanged', () => {
  const publication = playing(atEntrance)
  const { slideshow: _, ...records } = publication.records
  expect(publicationFor(publication, garage)).toEqual({ ...publication, records: { ...records, slideshow: [] } })
  expect(publicationFor(null, garage)).toBeNull()
})
