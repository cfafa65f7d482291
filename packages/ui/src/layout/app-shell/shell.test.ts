import { expect, test } from 'vitest'
import { shellMode } from './shell'

test('the sidebar mode follows the window width', () => {
  expect(shellMode(1101, false)).toBe('full')
  expect(shellMode(1100, false)).toBe('rail')
  expect(shellMode(641, false)).toBe('rail')
  expect(shellMode(640, false)).toBe('drawer')
})

test('wide windows allow collapsing; a drawer stays a drawer', () => {
  expect(shellMode(1440, true)).toBe('rail')
  expect(shellMode(390, true)).toBe('drawer')
})
