import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLongPress } from './long-press'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const finger = { pointerType: 'touch', clientX: 10, clientY: 20 }

it('reports where a finger is held', () => {
  const onLongPress = vi.fn()
  createLongPress(onLongPress).start(finger)
  vi.advanceTimersByTime(699)
  expect(onLongPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 20 })
})

it('ends with the finger, and is not for a mouse', () => {
  const onLongPress = vi.fn()
  const press = createLongPress(onLongPress)
  press.start(finger)
  press.cancel()
  press.start({ ...finger, pointerType: 'mouse' })
  vi.advanceTimersByTime(2000)
  expect(onLongPress).not.toHaveBeenCalled()
})
