// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { KioskSize } from './kiosk'
import { useKioskFrame } from './use-kiosk-frame'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps device and content while its box is hidden', () => {
  let resize: (size: KioskSize) => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { contentRect: KioskSize }[]) => void) {
        resize = (contentRect) => callback([{ contentRect }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const { result } = renderHook(() => useKioskFrame())
  act(() => void result.current.boxRef(document.createElement('div')))
  expect(result.current.fit).toBeUndefined()
  act(() => resize({ width: 286, height: 1000 }))
  expect(result.current.fit?.scale).toBe(0.25)
  act(() => resize({ width: 0, height: 0 }))
  expect(result.current.fit?.scale).toBe(0.25)
  act(() => resize({ width: 286, height: 8 }))
  expect(result.current.fit).toBeUndefined()
})
