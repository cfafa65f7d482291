import { describe, expect, it } from 'vitest'
import { event } from './contract/event'
import { offer } from './contract/offer'
import { slideshow } from './contract/slideshow'
import { mallClock } from './mall-clock'
import { visibilityOf } from './visibility'

const zone = 'Europe/Stockholm'
const at = (now: string, timeZone = zone) => ({ clock: mallClock(new Date(now), timeZone), isPublished: () => true })

const always = { from: null, to: null, startDate: null, endDate: null, weekdays: [] }
const shown = (timing: object, now: string, timeZone = zone) =>
  visibilityOf(slideshow, { show: 'timeRange', timing: { ...always, ...timing } }, at(now, timeZone))

describe('an offer and an event', () => {
  it('are shown until the midnight after their last day', () => {
    const days = { startDate: '2026-12-01', endDate: '2026-12-24' }
    expect(visibilityOf(offer, days, at('2026-11-30T22:59Z'))).toEqual({
      state: 'upcoming',
      from: '2026-11-30T23:00:00.000Z',
    })
    const until = '2026-12-24T23:00:00.000Z'
    expect(visibilityOf(offer, days, at('2026-12-01T12:00Z'))).toEqual({ state: 'shown', until })
    expect(visibilityOf(event, { ...days, time: { hour: 18, minute: 0 } }, at('2026-11-01T12:00Z'))).toEqual({
      state: 'shown',
      until,
    })
    expect(visibilityOf(offer, days, at(until))).toEqual({ state: 'ended' })
  })

  it('of one day end two hours after the event began, also where clocks change', () => {
    const night = { startDate: '2026-10-25', endDate: '2026-10-25', time: { hour: 1, minute: 30 } }
    // 01:30 is 23:30 UTC; the clocks go back from 03:00 to 02:00
    expect(visibilityOf(event, night, at('2026-10-25T01:29Z'))).toMatchObject({ until: '2026-10-25T01:30:00.000Z' })
    expect(visibilityOf(event, night, at('2026-10-25T01:30Z'))).toEqual({ state: 'ended' })
    const late = { ...night, time: { hour: 23, minute: 0 } }
    expect(visibilityOf(event, late, at('2026-10-25T22:30Z'))).toMatchObject({ until: '2026-10-25T23:00:00.000Z' })
  })
})

describe('a slideshow', () => {
  it('is shown at its hours, and says when next', () => {
    const office = { from: '10:00:00.000', to: '18:00:00.000', weekdays: ['mon', 'fri'] }
    expect(shown(office, '2026-11-27T16:59Z')).toEqual({ state: 'shown', until: '2026-11-27T17:00:00.000Z' })
    expect(shown(office, '2026-11-27T17:00Z')).toEqual({ state: 'upcoming', from: '2026-11-30T09:00:00.000Z' })
    expect(shown({ ...office, endDate: '2026-11-27' }, '2026-11-27T17:00Z')).toEqual({ state: 'ended' })
    expect(shown({ weekdays: ['mon'], endDate: '2026-12-05', startDate: '2026-12-01' }, '2026-11-27T17:00Z')).toEqual({
      state: 'never',
    })
    // the hours apply to a time range only
    const everyDay = { show: 'everyDay', timing: { ...always, ...office } }
    expect(visibilityOf(slideshow, everyDay, at('2026-11-28T02:00Z'))).toEqual({ state: 'shown' })
  })

  it('runs without a break over nights and the end of a week', () => {
    const weekend = {
      from: '18:00:00.000',
      to: '06:00:00.000',
      weekdays: ['mon', 'fri', 'sat', 'sun'],
      continuous: true,
    }
    expect(shown(weekend, '2026-11-28T02:00Z')).toEqual({ state: 'shown', until: '2026-11-30T05:00:00.000Z' })
    expect(shown(weekend, '2026-11-30T05:00Z')).toEqual({ state: 'upcoming', from: '2026-12-04T17:00:00.000Z' })
    const dates = { ...weekend, weekdays: [], startDate: '2026-12-24', endDate: '2027-01-06' }
    expect(shown(dates, '2027-01-01T00:00Z')).toEqual({ state: 'shown', until: '2027-01-06T05:00:00.000Z' })
    expect(shown({ ...dates, startDate: null, endDate: null }, '2027-01-01T00:00Z')).toEqual({ state: 'shown' })
  })

  it('skips a span in the hour that the clocks skip, and begins with the first minute that exists', () => {
    // 28 March 2027: 02:00 becomes 03:00
    const within = { from: '02:10:00.000', to: '02:50:00.000', weekdays: ['sun'] }
    expect(shown(within, '2027-03-27T12:00Z')).toEqual({ state: 'upcoming', from: '2027-04-04T00:10:00.000Z' })
    expect(shown({ ...within, to: '05:00:00.000' }, '2027-03-27T12:00Z')).toEqual({
      state: 'upcoming',
      from: '2027-03-28T01:00:00.000Z',
    })
  })

  it.each(['Europe/Stockholm', 'America/New_York'])('changes when it says, throughout a year of %s', (timeZone) => {
    const timings = [
      { from: '02:30:00.000', to: '03:15:00.000' },
      { from: '22:00:00.000', to: '02:30:00.000', weekdays: ['sat', 'sun'] },
      { from: '02:15:00.000', to: '01:45:00.000', weekdays: ['sat', 'sun', 'mon'], continuous: true },
      { from: '08:00:00.000', to: '20:00:00.000', startDate: '2027-03-10', endDate: '2027-11-10', continuous: true },
    ]
    for (const timing of timings) {
      let changes = 0
      for (let now = Date.UTC(2027, 0, 1); now < Date.UTC(2028, 0, 1); changes += 1) {
        const { state, from, until } = shown(timing, new Date(now).toISOString(), timeZone)
        const next = from ?? until
        if (next === undefined) break
        const change = Date.parse(next)
        const before = shown(timing, new Date(change - 1).toISOString(), timeZone)
        expect([before.state, before.from ?? before.until]).toEqual([state, next])
        expect(shown(timing, next, timeZone).state).not.toBe(state)
        now = change
      }
      expect(changes).toBeGreaterThan('startDate' in timing ? 1 : 100)
    }
  })
})

it('a form may have incomplete days and times', () => {
  const now = at('2026-11-21T09:00Z')
  for (const day of ['', '2026-1', 'next week', '2026-99-99']) {
    const days = { startDate: day, endDate: day, time: { hour: null, minute: null } }
    expect(visibilityOf(offer, days, now)).toEqual({ state: 'shown' })
    expect(visibilityOf(event, days, now)).toEqual({ state: 'shown' })
    expect(shown({ ...days, from: day, to: day }, '2026-11-21T09:00Z')).toMatchObject({ state: 'shown' })
  }
})
