import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Order, orderServer } from './order-server.fixture'
import type { RowsQuery } from './row-pages'
import { createRowSource, type RowSourceProps } from './row-source'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const query = (search = '', sort: RowsQuery['sort'] = []): RowsQuery => ({ sort, search, filters: {} })

/** A shown source over a server, of pages of 10 rows. */
function sourceOf(
  count: number,
  { ownCall = true, ...props }: Partial<RowSourceProps<Order>> & { ownCall?: boolean } = {},
) {
  const server = orderServer(count, { milliseconds: 100 })
  const { load, loadIds } = server
  const source = createRowSource({ load, ...(ownCall ? { loadIds } : {}), pageSize: 10, ...props })
  const leave = source.subscribe(() => {})
  source.show(query())
  const settle = (milliseconds = 2000) => vi.advanceTimersByTimeAsync(milliseconds)
  const asked = () => server.requests.map(({ start, end }) => [start, end])
  const list = () => source.state().list
  return { server, source, leave, settle, asked, list }
}

test('asks for the first rows, and says meanwhile that it is loading', async () => {
  const { source, settle, asked, list } = sourceOf(1000)
  expect(source.state()).toMatchObject({ problem: { loading: true }, working: true })
  await settle()
  expect(source.state()).toMatchObject({ problem: { loading: false, error: false }, working: false })
  expect(list()).toMatchObject({ count: 1000, total: 1000 })
  expect(list().at(3)?.number).toBe(4)
  expect(asked()).toEqual([[0, 10]])
})

test('asks for the visible rows and half a page around them', async () => {
  const { source, settle, asked, list } = sourceOf(1000)
  await settle()
  source.want(500, 509)
  await settle()
  expect(asked().slice(1)).toEqual([
    [490, 500],
    [500, 510],
    [510, 520],
  ])
  expect(list().at(505)?.number).toBe(506)
  expect(list().at(480)).toBeUndefined()
  expect(list().findIndex(({ number }) => number === 512)).toBe(511)
})

test('stops requests for rows that are no longer visible', async () => {
  const signals: AbortSignal[] = []
  const { server, source, settle, list } = sourceOf(1000, {
    load: (request, signal) => {
      signals.push(signal)
      return server.load(request, signal)
    },
  })
  await settle()
  source.want(500, 504)
  await settle(10)
  source.want(900, 904)
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, true, false, false])
  expect(list().at(500)).toBeUndefined()
  expect(list().at(900)?.number).toBe(901)
})

test('while a scrollbar is dragged, most positions are not asked for', async () => {
  const { source, settle, asked } = sourceOf(100_000)
  await settle()
  for (let row = 1000; row <= 50_000; row += 100) {
    source.want(row, row)
    await settle(1)
  }
  await settle()
  expect(asked().length).toBeLessThan(40)
  expect(asked()).toContainEqual([50_000, 50_010])
})

test('keeps a limited number of pages, and asks again for those that were dropped', async () => {
  const { source, settle, asked, list } = sourceOf(10_000, { maxPages: 5 })
  for (let row = 0; row < 500; row += 20) {
    source.want(row, row + 5)
    await settle()
    expect(list().rows.length).toBeLessThanOrEqual(50)
  }
  const before = asked().length
  source.want(0, 5)
  await settle()
  expect(asked().slice(before)).toContainEqual([0, 10])
})

test('a failed range is an error there, and is loaded by trying again', async () => {
  const { server, source, settle, list } = sourceOf(1000)
  await settle()
  server.fail(true)
  source.want(500, 504)
  await settle()
  expect(list().errorAt(500)).toBeInstanceOf(Error)
  expect(list().errorAt(0)).toBeUndefined()
  expect(source.state().problem.error).toBe(false)
  server.fail(false)
  source.retry()
  await settle()
  expect(list().errorAt(500)).toBeUndefined()
  expect(list().at(500)?.number).toBe(501)
})

test('when nothing can be loaded, the whole list is an error until it is tried again', async () => {
  const { server, source, settle } = sourceOf(1000)
  server.fail(true)
  await settle()
  expect(source.state()).toMatchObject({ problem: { loading: false, error: true } })
  server.fail(false)
  source.retry()
  await settle()
  expect(source.state()).toMatchObject({ problem: { error: false }, list: { count: 1000 } })
})

test('waits for the end of typing, and shows the previous rows until the others are there', async () => {
  const { source, settle, asked, list } = sourceOf(1000)
  await settle()
  for (const search of ['9', '99', '999']) {
    source.show(query(search))
    await settle(50)
  }
  expect(source.state().working).toBe(true)
  expect(list().count).toBe(1000)
  await settle()
  expect(source.state().working).toBe(false)
  expect(list().rows.map(({ number }) => number)).toEqual([999])
  expect(list().total).toBe(1000)
  expect(asked()).toHaveLength(2)
})

test('a search that is taken back asks for nothing', async () => {
  const { source, settle, asked } = sourceOf(1000)
  await settle()
  source.show(query('9'))
  source.show(query())
  await settle()
  expect(source.state().working).toBe(false)
  expect(asked()).toHaveLength(1)
})

test('an order is asked for at once', async () => {
  const { source, settle, asked, list } = sourceOf(1000)
  await settle()
  source.show(query('', [{ id: 'number', desc: true }]))
  expect(asked()).toHaveLength(2)
  await settle()
  expect(list().at(0)?.number).toBe(1000)
})

test('a search with fewer rows than the visible position shows its last rows', async () => {
  const { source, settle, list } = sourceOf(1000)
  await settle()
  source.want(900, 909)
  await settle()
  source.show(query('99'))
  await settle()
  expect(list().count).toBe(19)
  expect(list().at(18)).toBeDefined()
})

test('refreshing loads the visible rows again and keeps the present ones until then', async () => {
  const { source, settle, asked, list } = sourceOf(1000)
  await settle()
  source.want(500, 504)
  await settle()
  const before = asked().length
  void source.refresh()
  expect(list().at(500)?.number).toBe(501)
  await settle()
  expect(asked().slice(before)).toEqual([
    [490, 500],
    [500, 510],
  ])
})

test('refreshing resolves once the rows are there, also where nobody looks at them', async () => {
  const { source, leave, settle } = sourceOf(1000)
  await settle()
  const done = vi.fn()
  void source.refresh().then(done)
  await settle(50)
  expect(done).not.toHaveBeenCalled()
  await settle()
  expect(done).toHaveBeenCalledTimes(1)
  void source.refresh().then(done)
  leave()
  await settle(0)
  expect(done).toHaveBeenCalledTimes(2)
})

test('rows are shown as a change has them until it is taken back, newer rows, too', async () => {
  const { source, settle, list } = sourceOf(1000)
  await settle()
  const back = source.change((order) => (order.number === 3 ? { ...order, customer: 'Nyvik' } : order))
  expect([2, 3].map((index) => list().at(index)?.customer)).toEqual(['Nyvik', 'Grad'])
  expect(list().rows[2]?.customer).toBe('Nyvik')
  expect(list().findIndex(({ customer }) => customer === 'Nyvik')).toBe(2)
  await Promise.all([source.refresh(), settle()])
  expect(list().at(2)?.customer).toBe('Nyvik')
  back()
  expect(list().at(2)?.customer).toBe('Fjell Sport')
})

test('all rows of a query are loaded in batches, also where the server answers fewer than asked for', async () => {
  const { server, source, settle } = sourceOf(2500, {
    load: (request, signal) => server.load({ ...request, end: Math.min(request.end, request.start + 700) }, signal),
  })
  const all = source.loadAll(query(), new AbortController().signal)
  await settle()
  expect((await all).map(({ number }) => number)).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1))
})

test.each([true, false])('ids of rows that are not loaded are passed on, by a call of its own: %s', async (own) => {
  const { source, settle } = sourceOf(3000, { ownCall: own })
  await settle()
  const use = vi.fn()
  source.withIds(500, 2999, ({ id }) => id, use)
  expect(source.state().selecting).toBe(true)
  await settle()
  expect(source.state().selecting).toBe(false)
  expect(use.mock.calls[0]?.[0]).toHaveLength(2500)
  expect(use.mock.calls[0]?.[0].at(-1)).toBe('order-3000')
})

test('ids that cannot be loaded can be tried again; later ones replace earlier ones', async () => {
  const { server, source, settle } = sourceOf(3000)
  await settle()
  const [first, second] = [vi.fn(), vi.fn()]
  source.withIds(0, 999, ({ id }) => id, first)
  server.fail(true)
  source.withIds(0, 1999, ({ id }) => id, second)
  await settle()
  server.fail(false)
  source.state().problem.onRetry?.()
  await settle()
  expect(first).not.toHaveBeenCalled()
  expect(second.mock.calls[0]?.[0]).toHaveLength(2000)
  expect(source.state().problem.error).toBe(false)
})

test('leaving stops every request, and coming back loads what is visible', async () => {
  const { source, leave, settle, asked, list } = sourceOf(1000)
  await settle()
  source.want(500, 504)
  leave()
  await settle()
  expect(list().at(500)).toBeUndefined()
  source.subscribe(() => {})
  source.show(query())
  await settle()
  expect(asked().slice(-2)).toEqual([
    [490, 500],
    [500, 510],
  ])
  expect(list().at(500)?.number).toBe(501)
})
