// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { hoursFrom } from '../hours.fixture'
import { MAX_EXCEPTIONS } from '../hours-problems'
import type { OpeningHours } from '../opening-hours'
import { useOpeningHours } from './use-opening-hours'

const wrapper = ({ children }: { children: ReactNode }) => (
  <KioskUiProvider timeZone="Europe/Stockholm" now={() => new Date()}>
    {children}
  </KioskUiProvider>
)
const shop = hoursFrom({ mon: '10:00-20:00', fri: '10:00-21:00', sat: '11:00-15:00 16:00-19:00' })
const use = (defaultValue?: OpeningHours) =>
  renderHook(() => useOpeningHours({ defaultValue, language: 'en' }), { wrapper }).result

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:45:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('updates the status when the hours end', () => {
  const result = use(shop)
  expect(result.current.weekday).toBe('sat')
  expect(result.current.status).toMatchObject({ open: true, change: { opens: false } })
  act(() => vi.advanceTimersByTime(15 * 60_000))
  expect(result.current.status).toMatchObject({ open: false, change: { opens: true } })
})

describe('slots', () => {
  test('a reopened day restores its hours; another day copies the day before', () => {
    const result = use(shop)
    act(() => result.current.setOpen('sat', false))
    act(() => result.current.setOpen('sat', true))
    expect(result.current.hours.week.sat).toEqual(shop.week.sat)
    act(() => result.current.setOpen('tue', true))
    expect(result.current.hours.week.tue).toEqual(shop.week.mon)
    act(() => result.current.setOpen('tue', true))
    expect(result.current.hours.week.tue).toHaveLength(1)
  })

  test('a day whose last slot was removed restores it when reopened', () => {
    const result = use(shop)
    act(() => result.current.setOpen('mon', false))
    act(() => result.current.setOpen('mon', true))
    act(() => result.current.setSlot('mon', 0, { from: '09:00', to: '17:00' }))
    act(() => result.current.removeSlot('mon', 0))
    act(() => result.current.setOpen('mon', true))
    expect(result.current.hours.week.mon).toEqual([{ from: '09:00', to: '17:00' }])
  })

  test.each([
    ['', { from: '10:00', to: '18:00' }],
    ['10:00-15:00', { from: '16:00', to: '19:00' }],
    ['10:00-21:30', { from: '22:30', to: '24:00' }],
    ['12:00-02:00', { from: '08:00', to: '11:00' }],
    ['00:00-24:00', { from: '', to: '' }],
  ])('after %o comes %o', (slots, next) => {
    const result = use(hoursFrom({ sun: slots }))
    act(() => result.current.addSlot('sun'))
    expect(result.current.hours.week.sun.at(-1)).toEqual(next)
  })

  test('limits slots to twelve', () => {
    const result = use(hoursFrom({}))
    for (let count = 0; count < 14; count += 1) act(() => result.current.addSlot('mon'))
    expect(result.current.hours.week.mon).toHaveLength(12)
    expect(result.current.canAddSlot('mon')).toBe(false)
  })
})

describe('undo', () => {
  test('applies to the current hours only', () => {
    const { result, rerender } = renderHook(({ value }) => useOpeningHours({ value }), {
      wrapper,
      initialProps: { value: shop },
    })
    act(() => result.current.copyTo('sat', ['sun']))
    rerender({ value: hoursFrom({ mon: '08:00-20:00', sun: '11:00-15:00' }) })
    expect(result.current.action).toBeUndefined()
    act(() => result.current.undo())
    expect(result.current.hours.week.sun).toEqual([{ from: '11:00', to: '15:00' }])
  })

  test('undoes a copy until the next change', () => {
    const result = use(shop)
    act(() => result.current.copyTo('sat', ['sun', 'mon']))
    expect(result.current.action).toEqual({ kind: 'copied', from: 'sat', to: ['sun', 'mon'] })
    act(() => result.current.undo())
    expect(result.current.hours).toEqual(shop)
    expect(result.current.action).toBeUndefined()

    act(() => result.current.copyTo('sat', ['sun']))
    act(() => result.current.setSlot('sun', 0, { from: '12:00', to: '15:00' }))
    expect(result.current.action).toBeUndefined()
    act(() => result.current.undo())
    expect(result.current.hours.week.sun[0]?.from).toBe('12:00')
  })

  test('copying to no day is no change', () => {
    const result = use(shop)
    act(() => result.current.copyTo('sat', []))
    expect(result.current.hours).toBe(shop)
    expect(result.current.action).toBeUndefined()
  })
})

describe('special days', () => {
  test('start tomorrow with its hours, require a name, and return after removal', () => {
    const result = use(hoursFrom({ sun: '12:00-16:00' }))
    act(() => result.current.addException())
    const [added] = result.current.hours.exceptions
    expect(added).toEqual({ from: '2026-11-22', to: '2026-11-22', name: {}, slots: [{ from: '12:00', to: '16:00' }] })
    expect(result.current.problems).toEqual([{ owner: 0, slot: undefined, problem: 'noName' }])
    act(() => result.current.setException(0, { name: { en: 'Fair' } }))
    expect(result.current.problems).toEqual([])
    act(() => result.current.removeException(0))
    expect(result.current.hours.exceptions).toEqual([])
    act(() => result.current.undo())
    expect(result.current.hours.exceptions[0]?.name).toEqual({ en: 'Fair' })
  })

  test('are limited to 200', () => {
    const one = { from: '2026-12-24', to: '2026-12-24', name: {}, slots: [] }
    const result = use({ ...shop, exceptions: Array.from({ length: MAX_EXCEPTIONS }, () => one) })
    expect(result.current.canAddException).toBe(false)
    act(() => result.current.addException())
    expect(result.current.hours.exceptions).toHaveLength(MAX_EXCEPTIONS)
  })
})
