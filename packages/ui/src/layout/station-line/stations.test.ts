import { expect, test } from 'vitest'
import { codeRanges, upToDate } from './stations'

test('three or more consecutive codes are a range', () => {
  expect(codeRanges(['K1', 'K2', 'K3', 'K4', 'K5', 'K6'])).toBe('K1–K6')
  expect(codeRanges(['K1', 'K2', 'K4', 'K5', 'K6'])).toBe('K1, K2, K4–K6')
  expect(codeRanges(['K9', 'K10', 'K11'])).toBe('K9–K11')
  expect(codeRanges(['N1', 'S2', 'S3'])).toBe('N1, S2, S3')
  expect(codeRanges(['Door', 'Hall'])).toBe('Door, Hall')
  expect(codeRanges([])).toBe('')
})

test('a station is up to date only when it shows the current publication', () => {
  expect(upToDate([{ state: 'online' }, { state: 'behind' }, { state: 'restarting' }, { state: 'offline' }])).toBe(1)
})
