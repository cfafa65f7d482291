import { type HoursException, noHours, type OpeningHours, type OwnHours } from '@kiosk-admin/ui/headless'
import { describe, expect, it } from 'vitest'
import { editedHours, formatWeek, type HoursEdit, previewHours } from './bulk-hours'

const slots = (from: string, to: string) => [{ from, to }]
const week = (from: string, to: string): OpeningHours['week'] => {
  const day = slots(from, to)
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] }
}
const day = (from: string, to = from, open: HoursException['slots'] = []): HoursException => ({
  from,
  to,
  name: { en: 'Christmas' },
  slots: open,
})

const mall: OpeningHours = { week: week('10:00', '20:00'), exceptions: [day('2026-12-25', '2026-12-26')] }
const own: OwnHours = { week: week('11:00', '18:00'), exceptions: [] }
const format = {
  slots: (list: readonly { from: string; to: string }[]) =>
    list.map(({ from, to }) => `${from}–${to}`).join(', ') || 'Closed',
  days: (from: string, to: string) => (from === to ? from.slice(8) : `${from.slice(8)}–${to.slice(8)}`),
  weekday: (index: number) => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? '',
  asMall: 'As the mall',
}
const preview = (from: OwnHours | null, edit: HoursEdit, mallHours: OpeningHours | undefined = mall) =>
  previewHours(from, edit, { mall: mallHours, today: '2026-11-21', format })

describe('special days for many', () => {
  const eve = day('2026-12-24', '2026-12-24', slots('10:00', '14:00'))
  const edit: HoursEdit = { kind: 'special', exceptions: [eve] }

  it('are added to hours of their own, with what held before', () => {
    expect(preview(own, edit)).toEqual({
      next: { ...own, exceptions: [eve] },
      state: 'changed',
      before: '24 11:00–18:00',
      after: '24 10:00–14:00',
    })
  })

  it('replace what the record said of those days, and nothing else', () => {
    const december = day('2026-12-01', '2026-12-31', slots('09:00', '22:00'))
    const next = editedHours({ ...own, exceptions: [december] }, edit, mall)
    expect(next?.exceptions).toEqual([{ ...december, to: '2026-12-23' }, eve, { ...december, from: '2026-12-25' }])
  })

  it('give hours of their own to those that are open as the mall, which keep its week and its other special days', () => {
    expect(preview(null, edit)).toEqual({
      next: { week: mall.week, exceptions: [eve], mallExceptions: true },
      state: 'changed',
      before: '24 10:00–20:00',
      after: '24 10:00–14:00',
    })
    expect(editedHours(null, edit, undefined)).toBeUndefined()
    expect(previewHours(null, edit, { mall: undefined, today: '', format }).state).toBe('mallUnknown')
  })

  it('say stretches of days that differ, the first few', () => {
    const long = { kind: 'special', exceptions: [day('2026-12-18', '2026-12-22')] } as const
    // 20 December is a Sunday
    expect(preview(own, long)).toMatchObject({
      before: '18–19 11:00–18:00, 20 Closed, 21–22 11:00–18:00',
      after: '18–22 Closed',
    })
  })

  it('change nothing while there are none', () => {
    const noDays: HoursEdit = { kind: 'special', exceptions: [] }
    expect([preview(own, noDays), preview(null, noDays)].map(({ state }) => state)).toEqual(['same', 'same'])
  })

  it('are the same the second time', () => {
    expect(preview({ ...own, exceptions: [eve] }, edit).state).toBe('same')
  })

  it('that a night runs into are said to be wrong', () => {
    const bar: OwnHours = { ...noHours(), week: { ...noHours().week, wed: slots('18:00', '03:00') } }
    const early = { kind: 'special', exceptions: [day('2026-12-24', '2026-12-24', slots('02:00', '10:00'))] } as const
    expect(preview(bar, early).state).toBe('overlapsNight')
  })
})

describe('other changes for many', () => {
  it('a week keeps special days, and gives hours of their own to those that are open as the mall', () => {
    const exceptions = [day('2026-12-24')]
    const edit: HoursEdit = { kind: 'week', week: week('09:00', '19:00') }
    expect(preview({ ...own, exceptions }, edit)).toEqual({
      next: { week: edit.week, exceptions },
      state: 'changed',
      before: 'Mon–Sat 11:00–18:00, Sun Closed',
      after: 'Mon–Sat 09:00–19:00, Sun Closed',
    })
    expect(editedHours(null, edit, mall)).toEqual({ week: edit.week, exceptions: [], mallExceptions: true })
  })

  it('as the mall drops hours of their own, and says the special days that go with them', () => {
    expect(preview({ ...own, exceptions: [day('2026-12-24')] }, { kind: 'asMall' })).toEqual({
      next: null,
      state: 'changed',
      before: 'Mon–Sat 11:00–18:00, Sun Closed, 24 Closed',
      after: 'As the mall: Mon–Sat 10:00–20:00, Sun Closed',
    })
    expect(preview(null, { kind: 'asMall' }).state).toBe('same')
  })

  it('the mall’s special days are followed or not, by those with hours of their own', () => {
    const follow: HoursEdit = { kind: 'mallExceptions', follow: true }
    expect(preview(own, follow)).toEqual({
      next: { ...own, mallExceptions: true },
      state: 'changed',
      before: '25–26 11:00–18:00',
      after: '25–26 Closed',
    })
    expect(preview(null, follow).state).toBe('same')
    expect(preview(own, { ...follow, follow: false }).state).toBe('same')
  })

  it('a week is said by days that have the same hours', () => {
    const late = { ...mall, week: { ...mall.week, thu: slots('10:00', '22:00') } }
    expect(formatWeek(late, format)).toBe('Mon–Wed 10:00–20:00, Thu 10:00–22:00, Fri–Sat 10:00–20:00, Sun Closed')
  })
})
