// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerMs, idleMs } from './use-idle'
import { useStandby } from './use-standby'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const touch = () => act(() => void dispatchEvent(new Event('pointerdown')))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('standby begins after a minute without activity, and the next touch ends it', () => {
  const onStandby = vi.fn()
  const { result } = renderHook(() => useStandby(false, onStandby))
  wait(idleMs - 1)
  expect(result.current.standby).toBe(false)
  wait(1)
  expect(result.current.standby).toBe(true)
  expect(onStandby).toHaveBeenCalledOnce()
  touch()
  expect(result.current.standby).toBe(false)
  wait(idleMs)
  expect(result.current.standby).toBe(true)
})

test('a covering screensaver ends standby itself, so its touch does not reach the page below', () => {
  const { result } = renderHook(() => useStandby(true, () => {}))
  act(() => result.current.setCovered(true))
  touch()
  expect(result.current).toMatchObject({ standby: true, covered: true })
  act(() => result.current.wake())
  expect(result.current).toMatchObject({ standby: false, covered: false })
})

test('asks 20 seconds before standby, and any touch answers', () => {
  const { result } = renderHook(() => useStandby(false, () => {}))
  wait(idleMs - answerMs - 1)
  expect(result.current.asking).toBe(false)
  wait(1)
  expect(result.current.asking).toBe(true)
  touch()
  expect(result.current.asking).toBe(false)
  wait(idleMs - 1)
  expect(result.current).toMatchObject({ asking: true, standby: false })
  wait(1)
  expect(result.current).toMatchObject({ asking: false, standby: true })
})
