// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleMs, useIdle } from './use-idle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const touch = () => dispatchEvent(new Event('pointerdown'))

test('calls back once after a minute without a touch; each touch restarts the minute', () => {
  const onIdle = vi.fn()
  renderHook(() => useIdle(true, onIdle))
  act(() => vi.advanceTimersByTime(idleMs - 1))
  touch()
  act(() => vi.advanceTimersByTime(idleMs - 1))
  expect(onIdle).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onIdle).toHaveBeenCalledOnce()
})

test('does nothing while disabled', () => {
  const onIdle = vi.fn()
  const { rerender } = renderHook(({ waiting }) => useIdle(waiting, onIdle), { initialProps: { waiting: false } })
  act(() => vi.advanceTimersByTime(2 * idleMs))
  rerender({ waiting: true })
  act(() => vi.advanceTimersByTime(idleMs - 1))
  rerender({ waiting: false })
  act(() => vi.advanceTimersByTime(idleMs))
  expect(onIdle).not.toHaveBeenCalled()
})

test('ends everything of a visit at once, although the end of one part scrolls the page', () => {
  const onLaterIdle = vi.fn()
  renderHook(() => useIdle(true, () => dispatchEvent(new Event('scroll'))))
  // enabled by the last press, and so a moment after it
  act(() => vi.advanceTimersByTime(5))
  renderHook(() => useIdle(true, onLaterIdle))
  act(() => vi.advanceTimersByTime(idleMs))
  expect(onLaterIdle).toHaveBeenCalledOnce()
})
