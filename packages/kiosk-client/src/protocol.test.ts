import fc from 'fast-check'
import { expect, test } from 'vitest'
import { credentialIn, isFromServer, main, parseClientFrame, parseFrame, server, subprotocolsFor } from './protocol'

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
