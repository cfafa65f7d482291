import { expect, it } from 'vitest'
import { isShortcut, shortcutKeys } from './shortcuts'

it('formats and matches shortcuts', () => {
  expect(shortcutKeys('Mod+Shift+S', false)).toEqual(['Ctrl', 'Shift', 'S'])
  expect(shortcutKeys('Mod+Shift+S', true)).toEqual(['⌘', '⇧', 'S'])
  const keys = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(isShortcut('Mod+K', { ...keys, ctrlKey: true })).toBe(true)
  expect(isShortcut('Mod+K', { ...keys, metaKey: true })).toBe(true)
  expect(isShortcut('Mod+K', { ...keys, ctrlKey: true, shiftKey: true })).toBe(false)
  expect(isShortcut('Mod+K', keys)).toBe(false)
  expect(isShortcut('Ctrl+K', { ...keys, metaKey: true })).toBe(false)
  expect(isShortcut('Ctrl+Alt+K', { ...keys, key: 'K', ctrlKey: true, altKey: true })).toBe(true)
})
