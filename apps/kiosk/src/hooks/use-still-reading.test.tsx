// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerMs, idleMs, useIdle, visitorLeft } from './use-idle'
import { useStillReading } from './use-still-reading'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('asks after a minute without a touch, and gives up 20 seconds later', () => {
  const onLeft = vi.fn()
  const { result } = renderHook(() => useStillReading(onLeft))
  pass(59_999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  pass(answerMs - 1)
  expect(onLeft).not.toHaveBeenCalled()
  pass(1)
  expect(onLeft).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'keydown', 'blur'])('takes %s for an answer, and asks again a minute later', (sign) => {
  const onLeft = vi.fn()
  const { result } = renderHook(() => useStillReading(onLeft))
  pass(idleMs)
  act(() => void dispatchEvent(new Event(sign)))
  expect(result.current).toBe(false)
  pass(idleMs - 1)
  expect(result.current).toBe(false)
  pass(1 + answerMs)
  expect(onLeft).toHaveBeenCalledOnce()
})

test('other idle timers pause during the question, and end when it is not answered', () => {
  const onIdle = vi.fn()
  renderHook(() => useIdle(true, onIdle))
  const { unmount } = renderHook(() => useStillReading(visitorLeft))
  pass(idleMs + answerMs - 1)
  expect(onIdle).not.toHaveBeenCalled()
  pass(1)
  expect(onIdle).toHaveBeenCalledOnce()
  unmount()
  // closing the window counts as a touch and restarts the minute
  pass(idleMs - 1)
  expect(onIdle).toHaveBeenCalledOnce()
  pass(1)
  expect(onIdle).toHaveBeenCalledTimes(2)
})
