// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleMs } from './use-idle'
import { useRest } from './use-rest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const touch = () => act(() => void dispatchEvent(new Event('pointerdown')))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('rests after a minute without a touch, and the next touch wakes it', () => {
  const onRest = vi.fn()
  const { result } = renderHook(() => useRest(false, onRest))
  wait(idleMs - 1)
  expect(result.current.resting).toBe(false)
  wait(1)
  expect(result.current.resting).toBe(true)
  expect(onRest).toHaveBeenCalledOnce()
  touch()
  expect(result.current.resting).toBe(false)
  wait(idleMs)
  expect(result.current.resting).toBe(true)
})

test('what covers it says when it wakes: the touch on it is for nothing below', () => {
  const { result } = renderHook(() => useRest(true, () => {}))
  act(() => result.current.cover(true))
  touch()
  expect(result.current).toMatchObject({ resting: true, covered: true })
  act(() => result.current.wake())
  expect(result.current).toMatchObject({ resting: false, covered: false })
})
