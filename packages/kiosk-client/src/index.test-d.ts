/// <reference lib="dom" />
import { expectTypeOf, test } from 'vitest'
import { browserStore } from './browser'
import { type BackOffice, createStation, memoryStore, type SocketLike, type Station, type StationStore } from './index'

declare const office: BackOffice

test('each event has its own type', () => {
  office.on('changed', (event) => {
    expectTypeOf(event).toEqualTypeOf<{
      mallId: string | null
      resource: string
      ids: string[]
      by: { id: string; name: string }
    }>()
  })
  office.on('published', ({ number }) => expectTypeOf(number).toBeNumber())
  office.on('signedOut', (event) => expectTypeOf(event).toBeUndefined())
  // @ts-expect-error there is no such event
  office.on('closed', () => {})
})

test('the browser’s WebSocket is assignable', () => {
  expectTypeOf<WebSocket>().toExtend<SocketLike>()
})

test('a station needs its key and a store', () => {
  const store = {} as StationStore
  // @ts-expect-error without a key
  createStation({ mallId: 'm', stationId: 's', store, restart: () => {} })
  // @ts-expect-error without a store
  createStation({ mallId: 'm', stationId: 's', key: 'k', restart: () => {} })
})

test('a station accepts the browser store and the memory store', () => {
  expectTypeOf(memoryStore).returns.toExtend<StationStore>()
  expectTypeOf(browserStore).returns.toExtend<StationStore>()
  // @ts-expect-error without a store for clicks
  expectTypeOf<{ get: StationStore['get']; set: StationStore['set'] }>().toExtend<StationStore>()
})

test('a search has a record or a text', () => {
  const station = {} as Station
  void station.recordSearch({ found: { kind: 'item', id: 'shop-1' } })
  void station.recordSearch({ text: 'sushi' })
  // @ts-expect-error slideshows are not searched
  void station.recordSearch({ found: { kind: 'slideshow', id: 'show-1' } })
  // @ts-expect-error neither of them
  void station.recordSearch({})
})

test('a click is of a known type and view', () => {
  const station = {} as Station
  expectTypeOf(station.record).returns.toEqualTypeOf<Promise<void>>()
  void station.record({ type: 1, view: 'touchguide', refId: 'shop-1' })
  // @ts-expect-error there are six types
  void station.record({ type: 6, view: 'touchguide' })
  // @ts-expect-error there are two views
  void station.record({ type: 0, view: 'map' })
  // @ts-expect-error id and time are set by the station
  void station.record({ type: 0, view: 'touchguide', id: 'mine' })
})
