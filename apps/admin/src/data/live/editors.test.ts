import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANNOUNCE_INTERVAL_MS, createEditors, type Person } from './editors'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const maja = { id: 'm', name: 'Maja' }
const jonas = { id: 'j', name: 'Jonas' }

function setUp() {
  const notified: string[] = []
  const editors = createEditors(
    (people: readonly Person[]) => void notified.push(people.map(({ name }) => name).join(' ')),
  )
  return { notified: notified, editors }
}

it('notifies when editors come and leave, not when they stay', () => {
  const { notified, editors } = setUp()
  expect(editors.handle(maja)).toBe(true)
  expect(editors.handle(jonas)).toBe(true)
  expect(editors.handle(maja)).toBe(false)
  expect(editors.handle(maja, { ended: true })).toBe(false)
  expect(editors.handle(maja, { ended: true })).toBe(false)
  expect(notified).toEqual(['Maja', 'Maja Jonas', 'Jonas'])
})

it('removes an editor without messages, but tolerates a lost one', () => {
  const { notified, editors } = setUp()
  editors.handle(maja)
  vi.advanceTimersByTime(2 * ANNOUNCE_INTERVAL_MS)
  editors.handle(maja)
  vi.advanceTimersByTime(2 * ANNOUNCE_INTERVAL_MS)
  expect(notified).toEqual(['Maja'])
  vi.advanceTimersByTime(ANNOUNCE_INTERVAL_MS)
  expect(notified).toEqual(['Maja', ''])
})

it('does not notify after the end', () => {
  const { notified, editors } = setUp()
  editors.handle(maja)
  editors.end()
  vi.runAllTimers()
  expect(notified).toEqual(['Maja'])
})
