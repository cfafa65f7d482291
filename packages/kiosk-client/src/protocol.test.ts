import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  credentialIn,
  isFromServer,
  main,
  parseClientFrame,
  parseFrame,
  parseStationFrame,
  server,
  subprotocolsFor,
} from './protocol'

const to = { mallId: 'm', stationId: 'k1' }
const frame = (message: object, from: object = main) =>
  JSON.stringify({ id: '1', toSocketId: to, fromSocketId: from, message })

test.each([
  { type: 'sync' },
  { type: 'reload' },
  { type: 'ping' },
  { type: 'reloaded', publication: 7 },
  { type: 'reloaded', publication: null },
  { type: 'restart' },
  { type: 'restarted' },
])('reads $type, which clients say to each other', (message) => {
  expect(parseClientFrame(frame(message))?.message).toEqual(message)
  expect(parseFrame(frame(message))?.message).toEqual(message)
})

const by = { id: 'u', name: 'Ingrid' }
test.each([
  { type: 'presence', mallId: 'm', stationId: 'k1', state: 'behind', publication: 6, lastSeenAt: null },
  { type: 'changed', mallId: 'm', resource: 'Offer', ids: ['a'], by },
  { type: 'editing', mallId: 'm', resource: 'Offer', id: 'a', by },
  { type: 'editing', mallId: 'm', resource: 'Offer', id: 'a', by, ended: true },
  { type: 'published', mallId: 'm', number: 7 },
  { type: 'state', mallId: 'm', version: 3 },
  { type: 'signedOut' },
])('reads $type from the server, and from nobody else', (message) => {
  const read = parseFrame(frame(message, server))
  expect(read?.message).toEqual(message)
  expect(read && isFromServer(read)).toBe(true)
  expect(parseFrame(frame(message, main))).toBeUndefined()
  expect(parseClientFrame(frame(message, server))).toBeUndefined()
})

test('drops unknown properties, so that later versions may add some', () => {
  expect(parseFrame(frame({ type: 'sync', hurry: true }))?.message).toEqual({ type: 'sync' })
  expect(parseFrame(frame({ type: 'later' }))).toBeUndefined()
})

test.each(['sync', 'reload', 'ping', 'restart'])('a station reads %s, but not from the server', (type) => {
  expect(parseStationFrame(frame({ type }))?.message).toEqual({ type })
  expect(parseStationFrame(frame({ type }, server))).toBeUndefined()
})

test('a station reads what the server has published, and no other message', () => {
  const published = { type: 'published', mallId: 'm', number: 7 }
  expect(parseStationFrame(frame(published, server))?.message).toEqual(published)
  expect(parseStationFrame(frame(published))).toBeUndefined()
  expect(parseStationFrame(frame({ type: 'published', mallId: 'm', number: -1 }, server))).toBeUndefined()
  expect(parseStationFrame(frame({ type: 'reloaded', publication: 7 }))).toBeUndefined()
  expect(parseStationFrame(frame({ type: 'signedOut' }, server))).toBeUndefined()
})

test.each([
  ['is missing', '', false],
  ['has 64 letters', '😀'.repeat(64), true],
  ['has 65 letters', 'a'.repeat(65), false],
  ['has a line break', 'a\nb', true],
])('an id that %s', (_, id, valid) => {
  const text = JSON.stringify({ id, toSocketId: to, fromSocketId: main, message: { type: 'ping' } })
  expect(parseFrame(text) !== undefined).toBe(valid)
})

test('rejects invalid frames without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (text) => {
      expect(parseFrame(text)).toBeUndefined()
    }),
  )
})

test('encodes a credential as subprotocol and decodes it', () => {
  expect(credentialIn(subprotocolsFor('s_aB-9_'))).toBe('s_aB-9_')
  expect(() => subprotocolsFor('a b')).toThrow(TypeError)
  expect(credentialIn(['kiosk.v1'])).toBeUndefined()
  expect(credentialIn(['kiosk.v1', 'bearer.'])).toBeUndefined()
})
