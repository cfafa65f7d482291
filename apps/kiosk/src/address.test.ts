import { expect, test } from 'vitest'
import { readAddress, withoutSecret } from './address'

const kiosk = 'https://kiosk.example.com/kiosk/'

test.each([
  ['', { kind: 'plain' }],
  ['#key=', { kind: 'plain' }],
  ['#preview=p_1', { kind: 'plain' }],
  ['#key=k_1', { kind: 'pair', key: 'k_1', mallId: null, stationId: null }],
  ['?mallId=m&stationId=s#key=k_1', { kind: 'pair', key: 'k_1', mallId: 'm', stationId: 's' }],
  ['?mallId=m&stationId=#preview=p_1', { kind: 'preview', token: 'p_1', mallId: 'm', language: null }],
  ['?mallId=m&language=no#preview=p_1', { kind: 'preview', token: 'p_1', mallId: 'm', language: 'no' }],
  ['?mallId=m&language=de#preview=p_1', { kind: 'preview', token: 'p_1', mallId: 'm', language: null }],
])('%s', (rest, expected) => {
  expect(readAddress(kiosk + rest)).toEqual(expected)
})

test('the address is kept without its secret', () => {
  expect(withoutSecret(`${kiosk}?mallId=m#key=k_1`)).toBe('/kiosk/?mallId=m')
})
