import { expectTypeOf, test } from 'vitest'
import type { createClient, Download, ListedOf, RecordOf } from './index'

declare const client: ReturnType<typeof createClient>
const mallId = '01990000-0000-7000-8000-000000000001'
const body = { name: { se: 'Rea' }, startDate: '2026-11-01', endDate: '2026-11-30' }

test("answers have the contract's types", () => {
  expectTypeOf(client.offers.list({ mallId })).resolves.toEqualTypeOf<ListedOf<'offer'>[]>()
  expectTypeOf(client.offers.replace({ id: mallId, version: 1 }, body)).resolves.toEqualTypeOf<RecordOf<'offer'>>()
  expectTypeOf(client.statistic.export({ mallId, format: 'xlsx' })).resolves.toEqualTypeOf<Download>()
})

test('a page is told from its list', () => {
  const sort = ['-startDate', 'name'] as const
  type Page = { data: ListedOf<'offer'>[]; nextCursor: string | null; total: number }
  expectTypeOf(client.offers.page({ mallId, limit: 50, sort: [...sort] })).resolves.toEqualTypeOf<Page>()
  // @ts-expect-error without the length of the page
  void client.offers.page({ mallId })
  // @ts-expect-error by a field that there is not
  void client.offers.page({ mallId, limit: 50, sort: 'price' })
  // @ts-expect-error the whole list goes on nowhere
  void client.offers.list({ mallId, cursor: '' })
})

test('inputs are required as in the contract', () => {
  // @ts-expect-error without a mall
  void client.offers.list()
  // @ts-expect-error without the version it started from
  void client.offers.replace({ id: mallId }, body)
  // @ts-expect-error without the dates
  void client.offers.create({ mallId }, { name: { se: 'Rea' } })
  // @ts-expect-error one file, no list
  void client.mediaLibrary.file({ id: mallId }, [new File([], 'a')])
})

test('missing calls do not exist', () => {
  // @ts-expect-error a slideshow is saved by one call
  void client.slideshows.create
  // @ts-expect-error offers have no order
  void client.offers.order
  expectTypeOf(client.services.order).toBeFunction()
  expectTypeOf(client.slideshows.save).toBeFunction()
})
