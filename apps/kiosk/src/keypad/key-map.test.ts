import { expect, test } from 'vitest'
import { readKeyMap } from './key-map'

test('arrow keys, Enter and Escape are the six keys', () => {
  const keys = readKeyMap('https://kiosk.example.com/kiosk/')
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape'].map((key) => keys.get(key))).toEqual([
    'up',
    'down',
    'left',
    'right',
    'enter',
    'back',
  ])
})

test('the address of a station adds the keys of its keypad', () => {
  const keys = readKeyMap('https://kiosk.example.com/kiosk/?keypad=up:F13, back:F18,jump:F19,down#key=k_1')
  expect(keys.get('F13')).toBe('up')
  expect(keys.get('F18')).toBe('back')
  expect(keys.has('F19')).toBe(false)
  expect(keys.get('ArrowUp')).toBe('up')
})
