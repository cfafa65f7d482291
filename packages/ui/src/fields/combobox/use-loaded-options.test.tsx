// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadedOptions } from './use-loaded-options'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('loads after the delay and aborts outdated requests', async () => {
  const signals: AbortSignal[] = []
  const load = vi.fn(async (_: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => undefined)
  })
  const { rerender } = renderHook(({ search }) => useLoadedOptions(load, search, true, 300), {
    initialProps: { search: 's' },
  })
  act(() => vi.advanceTimersByTime(299))
  rerender({ search: 'se' })
  act(() => vi.advanceTimersByTime(299))
  expect(load).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(load.mock.calls.map(([search]) => search)).toEqual(['se'])
  rerender({ search: 'ser' })
  expect(signals[0]?.aborted).toBe(true)
})
