// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKioskPage } from './use-kiosk-page'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page is loading until its frame has loaded', () => {
  const { result } = renderHook(() => useKioskPage({ src: '/kiosk/' }))
  expect(result.current.state).toBe('loading')
  act(() => result.current.frameProps.onLoad())
  expect(result.current.state).toBe('ready')
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current.state).toBe('ready')
})

test('a page that does not load has failed and can be retried', () => {
  const { result } = renderHook(() => useKioskPage({ src: '/kiosk/', loadWithin: 5000 }))
  act(() => vi.advanceTimersByTime(4999))
  expect(result.current.state).toBe('loading')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current.state).toBe('failed')
  const { frameKey } = result.current
  act(() => result.current.retry())
  expect(result.current.state).toBe('loading')
  expect(result.current.frameKey).not.toBe(frameKey)
  act(() => vi.advanceTimersByTime(5000))
  expect(result.current.state).toBe('failed')
})

test('shows a page that loads late', () => {
  const { result } = renderHook(() => useKioskPage({ src: '/kiosk/', loadWithin: 5000 }))
  act(() => vi.advanceTimersByTime(5000))
  act(() => result.current.frameProps.onLoad())
  expect(result.current.state).toBe('ready')
})

test('waits for a new URL, and not for none', () => {
  const { result, rerender } = renderHook(({ src }: { src?: string }) => useKioskPage({ src }), {
    initialProps: { src: '/kiosk/#a' } as { src?: string },
  })
  act(() => result.current.frameProps.onLoad())
  rerender({ src: '/kiosk/#b' })
  expect(result.current.state).toBe('loading')
  rerender({})
  expect(result.current.state).toBe('ready')
})

test('does not wait for an unmounted frame', () => {
  const { result, rerender } = renderHook(({ drawn }) => useKioskPage({ src: '/kiosk/', loadWithin: 5000, drawn }), {
    initialProps: { drawn: false },
  })
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current.state).toBe('loading')
  rerender({ drawn: true })
  act(() => vi.advanceTimersByTime(5000))
  expect(result.current.state).toBe('failed')
})
