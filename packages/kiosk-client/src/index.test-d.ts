/// <reference lib="dom" />
import { expectTypeOf, test } from 'vitest'
import { type BackOffice, createStation, type SocketLike, type StationStore } from './index'

declare const office: BackOffice

test('each event brings its own shape', () => {
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

test('the browser’s WebSocket fits', () => {
  expectTypeOf<WebSocket>().toExtend<SocketLike>()
})

test('a station needs its key and a store', () => {
  const store = {} as StationStore
  // @ts-expect-error without a key
  createStation({ mallId: 'm', stationId: 's', store, restart: () => {} })
  // @ts-expect-error without a store
  createStation({ mallId: 'm', stationId: 's', key: 'k', restart: () => {} })
})
