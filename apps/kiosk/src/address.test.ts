import { expect, test } from 'vitest'
import { readAddress, withoutSecret } from './address'

const kiosk = 'https://kiosk.example.com/kiosk/'

test.each([
  ['', { kind: 'plain' }],
  ['#key=', { kind: 'plain' }],
  ['#preview=p_1', { kind: 'plain' }],
  ['#key=k_1', { kind: 'pair', key: 'k_1' }],
  ['?mallId=m&stationId=s#key=k_1', { kind: 'pair', key: 'k_1' }],
  [
    '?mallId=m&stationId=#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: null, language: null, shown: null },
  ],
  [
    '?mallId=m&language=no#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: null, language: 'no', shown: null },
  ],
  [
    '?mallId=m&language=de#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: null, language: null, shown: null },
  ],
  [
    '?mallId=m&show=item#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: null, language: null, shown: null },
  ],
  [
    '?mallId=m&stationId=s#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: 's', language: null, shown: null },
  ],
  [
    '?mallId=m&show=screensaver#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: null, language: null, shown: 'screensaver' },
  ],
  [
    '?mallId=m&show=item&id=i#preview=p_1',
    { kind: 'preview', token: 'p_1', mallId: 'm', stationId: null, language: null, shown: { kind: 'item', id: 'i' } },
  ],
])('%s', (rest, expected) => {
  expect(readAddress(kiosk + rest)).toEqual(expected)
})

test('the address is kept without its secret', () => {
  expect(withoutSecret(`${kiosk}?mallId=m#key=k_1`)).toBe('/kiosk/?mallId=m')
})
