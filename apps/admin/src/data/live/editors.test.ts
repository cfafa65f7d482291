import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEditors, type Person, TOLD_EVERY_MS } from './editors'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const maja = { id: 'm', name: 'Maja' }
const jonas = { id: 'j', name: 'Jonas' }

function heard() {
  const told: string[] = []
  const editors = createEditors((people: readonly Person[]) => void told.push(people.map(({ name }) => name).join(' ')))
  return { told, editors }
}

it('tells who comes and who leaves, and not who is there still', () => {
  const { told, editors } = heard()
  expect(editors.heard(maja)).toBe(true)
  expect(editors.heard(jonas)).toBe(true)
  expect(editors.heard(maja)).toBe(false)
  expect(editors.heard(maja, { ended: true })).toBe(false)
  expect(editors.heard(maja, { ended: true })).toBe(false)
  expect(told).toEqual(['Maja', 'Maja Jonas', 'Jonas'])
})

it('forgets who tells no more, but not who missed one time', () => {
  const { told, editors } = heard()
  editors.heard(maja)
  vi.advanceTimersByTime(2 * TOLD_EVERY_MS)
  editors.heard(maja)
  vi.advanceTimersByTime(2 * TOLD_EVERY_MS)
  expect(told).toEqual(['Maja'])
  vi.advanceTimersByTime(TOLD_EVERY_MS)
  expect(told).toEqual(['Maja', ''])
})

it('is silent when it is over', () => {
  const { told, editors } = heard()
  editors.heard(maja)
  editors.end()
  vi.runAllTimers()
  expect(told).toEqual(['Maja'])
})
