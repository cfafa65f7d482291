import { type HoursException, noHours, type OpeningHours, type OwnHours } from '@kiosk-admin/ui/headless'
import { describe, expect, it } from 'vitest'
import { formatWeek } from '../../../shared/changes/hours-text'
import { editedHours, type HoursEdit, previewHours } from './bulk-hours'

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
const words = { ownDays: 'Own', mallDays: 'Mall’s, too' }
const preview = (from: OwnHours | null, edit: HoursEdit, mallHours: OpeningHours | undefined = mall) =>
  previewHours(from, edit, { mall: mallHours, today: '2026-11-21', format, words })

describe('bulk special days', () => {
  const eve = day('2026-12-24', '2026-12-24', slots('10:00', '14:00'))
  const edit: HoursEdit = { kind: 'special', exceptions: [eve] }

  it('extend own hours, which keep their other days', () => {
    expect(preview(own, edit)).toEqual({
      next: { ...own, exceptions: [eve] },
      state: 'changed',
      before: '24 11:00–18:00',
      after: '24 10:00–14:00',
    })
  })

  it('replace former special days on these dates only', () => {
    const december = day('2026-12-01', '2026-12-31', slots('09:00', '22:00'))
    const next = editedHours({ ...own, exceptions: [december] }, edit, mall)
    expect(next?.exceptions).toEqual([{ ...december, to: '2026-12-23' }, eve, { ...december, from: '2026-12-25' }])
  })

  it('give own hours to items that follow the mall, with its week and other special days', () => {
    expect(preview(null, edit)).toEqual({
      next: { week: mall.week, exceptions: [eve], mallExceptions: true },
      state: 'changed',
      before: '24 10:00–20:00',
      after: '24 10:00–14:00',
    })
    expect(editedHours(null, edit, undefined)).toBeUndefined()
    expect(previewHours(null, edit, { mall: undefined, today: '', format, words }).state).toBe('mallUnknown')
  })

  it('format the first stretches of days that differ', () => {
    const long = { kind: 'special', exceptions: [day('2026-12-18', '2026-12-22')] } as const
    // 20 December is a Sunday
    expect(preview(own, long)).toMatchObject({
      before: '18–19 11:00–18:00, 20 Closed, 21–22 11:00–18:00',
      after: '18–22 Closed',
    })
  })

  it('change nothing while empty', () => {
    const noDays: HoursEdit = { kind: 'special', exceptions: [] }
    expect([preview(own, noDays), preview(null, noDays)].map(({ state }) => state)).toEqual(['same', 'same'])
  })

  it('are idempotent', () => {
    expect(preview({ ...own, exceptions: [eve] }, edit).state).toBe('same')
  })

  it('are invalid when a night overlaps them', () => {
    const bar: OwnHours = { ...noHours(), week: { ...noHours().week, wed: slots('18:00', '03:00') } }
    const early = { kind: 'special', exceptions: [day('2026-12-24', '2026-12-24', slots('02:00', '10:00'))] } as const
    expect(preview(bar, early).state).toBe('overlapsNight')
  })
})

describe('other bulk changes', () => {
  it('a week keeps special days, and gives own hours to items that follow the mall', () => {
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

  it('following the mall drops own hours, and lists the dropped special days', () => {
    expect(preview({ ...own, exceptions: [day('2026-12-24')] }, { kind: 'asMall' })).toEqual({
      next: null,
      state: 'changed',
      before: 'Mon–Sat 11:00–18:00, Sun Closed, 24 Closed',
      after: 'As the mall: Mon–Sat 10:00–20:00, Sun Closed',
    })
    expect(preview(null, { kind: 'asMall' }).state).toBe('same')
  })

  it('items with own hours can follow the mall’s special days or not', () => {
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

  it('a week is formatted by days with equal hours', () => {
    const late = { ...mall, week: { ...mall.week, thu: slots('10:00', '22:00') } }
    expect(formatWeek(late, format)).toBe('Mon–Wed 10:00–20:00, Thu 10:00–22:00, Fri–Sat 10:00–20:00, Sun Closed')
  })

  it('following the mall shows whose special days apply where the hours read the same', () => {
    const exceptions = [day('2026-12-25', '2026-12-26')]
    const follow: HoursEdit = { kind: 'mallExceptions', follow: true }
    expect(preview({ ...own, exceptions }, follow)).toMatchObject({
      state: 'changed',
      before: 'Own',
      after: 'Mall’s, too',
    })
    expect(preview({ ...own, exceptions, mallExceptions: true }, follow).state).toBe('same')
    expect(preview(own, follow)).toMatchObject({ before: '25–26 11:00–18:00', after: '25–26 Closed' })
  })
})
