import type { MallSnapshot, PreviewRecord } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { draftShowing, pageOfRecord, previewStatus, withRecord } from './preview'

const draft: MallSnapshot = {
  format: 1,
  number: 0,
  mallId: 'm',
  publishedAt: '2026-11-21T13:45:00.000Z',
  mall: {
    name: 'Strandgallerian',
    timeZone: 'Europe/Stockholm',
    languages: ['se'],
    brandColor: null,
    iconUrl: null,
    eventUrl: null,
    eventCategoryId: null,
  },
  records: {
    item: [
      { id: 'a', name: { se: 'Havn' } },
      { id: 'b', name: { se: 'Vinden' } },
    ],
  },
  media: {},
}

const logo = { url: '/media/logo.svg', mime: 'image/svg+xml', width: 64, height: 64 }

const unsaved = (kind: string, id: string): PreviewRecord => ({
  message: 'kiosk.preview.record',
  kind,
  record: { id, name: { se: 'Havn & Co' }, logoId: 'l' },
  media: { l: logo },
})

test('an unsaved record replaces the stored one, with its pictures', () => {
  const shown = withRecord(draft, unsaved('item', 'a'))
  expect(shown.records.item?.map(({ id, name }) => [id, name])).toEqual([
    ['a', { se: 'Havn & Co' }],
    ['b', { se: 'Vinden' }],
  ])
  expect(shown.media).toEqual({ l: logo })
})

test('includes new and InActive records', () => {
  expect(withRecord(draft, unsaved('item', 'c')).records.item?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(withRecord(draft, unsaved('offer', 'c')).records.offer).toHaveLength(1)
})

test('the band shows the status of the record, or of the whole draft', () => {
  const served = { ...draft, pending: ['b'] }
  const one = (id: string) => ({ kind: 'item', id })
  expect(previewStatus(served, one('a'))).toBe('onKiosks')
  expect(previewStatus(served, one('b'))).toBe('notYet')
  expect(previewStatus(served, one('switched off'))).toBe('off')
  expect(previewStatus(served, null)).toBe('notYet')
  expect(previewStatus({ ...draft, pending: [] }, null)).toBe('onKiosks')
  // the form beside the preview sends its status, which includes unsaved changes
  expect(previewStatus(served, one('a'), { ...unsaved('item', 'a'), band: 'off' })).toBe('off')
  expect(previewStatus(served, one('a'), { ...unsaved('item', 'b'), band: 'off' })).toBe('onKiosks')
})

test('each kind has a page; slideshows, which only the start page shows, have none', () => {
  expect(pageOfRecord({ kind: 'item', id: 'a' })).toEqual({ at: 'item', id: 'a' })
  expect(pageOfRecord({ kind: 'event', id: 'e' })).toEqual({ at: 'events' })
  expect(pageOfRecord({ kind: 'lostProperty', id: 'l' })).toEqual({ at: 'record', kind: 'lostProperty', id: 'l' })
  expect(pageOfRecord({ kind: 'slideshow', id: 's' })).toBeUndefined()
})

test('previews an offer of next month on its first day, without other offers', () => {
  const now = new Date('2026-11-21T13:45:00Z')
  const [advent, today] = [
    { id: 'advent', startDate: '2026-12-01', endDate: '2026-12-24' },
    { id: 'today', startDate: '2026-11-20', endDate: '2026-11-22' },
  ]
  const offers = { ...draft, records: { offer: [advent, today] } }
  const scene = draftShowing(offers, now, { kind: 'offer', id: 'advent' })
  expect(scene.draft.records.offer).toEqual([advent])
  expect(scene.now.toISOString()).toBe('2026-12-01T12:00:00.000Z')
  expect(draftShowing(offers, now, { kind: 'offer', id: 'today' }).now).toBe(now)
  expect(draftShowing(draft, now, { kind: 'item', id: 'a' })).toEqual({ draft, now })
})
