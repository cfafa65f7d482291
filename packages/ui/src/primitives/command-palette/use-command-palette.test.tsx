// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCommandPalette } from './use-command-palette'

const press = (repeat: boolean) =>
  act(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, repeat, cancelable: true })))

it('opens once while its keys are held', () => {
  const { result } = renderHook(() => useCommandPalette())
  press(false)
  press(true)
  expect(result.current.open).toBe(true)
  press(false)
  expect(result.current.open).toBe(false)
})
