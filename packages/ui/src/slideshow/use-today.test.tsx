// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToday } from './use-today'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:30+01:00') })
})
afterEach(() => vi.useRealTimers())

const now = () => new Date()

it('is the day in the zone, and changes when the next one starts', () => {
  const stockholm = renderHook(() => useToday(now, 'Europe/Stockholm')).result
  const reykjavik = renderHook(() => useToday(now, 'Atlantic/Reykjavik')).result
  expect([stockholm.current, reykjavik.current]).toEqual(['2026-11-21', '2026-11-21'])
  act(() => vi.advanceTimersByTime(31_000))
  expect([stockholm.current, reykjavik.current]).toEqual(['2026-11-22', '2026-11-21'])
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(reykjavik.current).toBe('2026-11-22')
})

it('does not render while the day is the same', () => {
  const draw = vi.fn(() => useToday(now, 'Atlantic/Reykjavik'))
  renderHook(draw)
  act(() => vi.advanceTimersByTime(3_000_000))
  expect(draw).toHaveBeenCalledTimes(1)
})

it('notices a changed clock or a wake-up within a minute', () => {
  const { result } = renderHook(() => useToday(now, 'Europe/Stockholm'))
  vi.setSystemTime(new Date('2026-12-24T12:00:00+01:00'))
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-12-24')
})
