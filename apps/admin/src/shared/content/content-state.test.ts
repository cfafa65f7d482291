import { mallClock, type Visibility } from '@kiosk-admin/api-client'
import { contentStatus } from '@kiosk-admin/api-client/internal'
import { expect, test } from 'vitest'
import { comesOff, contentStateOf, hintOf } from './content-state'

const rules = { firstDay: 'startDate', lastDay: 'endDate', owner: 'shopId' }
const clock = mallClock(new Date('2026-11-22T12:00Z'), 'Europe/Stockholm')
const today = { status: 'Active', startDate: '2026-11-20', endDate: '2026-11-22', shopId: 'a' }
const shown: Visibility = { state: 'shown' }

const stateOf = (draft: object, status: (typeof contentStatus.options)[number], visibility = shown) =>
  contentStateOf(rules, { ...today, ...draft }, { contentStatus: status, visibility }, clock)

test('an InActive or ended record that visitors see comes off with the next publication', () => {
  for (const draft of [{ status: 'InActive' }, { endDate: '2026-11-21' }]) {
    expect(comesOff(stateOf(draft, 'changed'))).toBe(true)
    expect(hintOf(stateOf(draft, 'changed'))).toBe('comesOff')
    expect(comesOff(stateOf(draft, 'unpublished', { state: 'draft' }))).toBe(false)
  }
  expect(hintOf(stateOf({ status: 'InActive' }, 'unpublished', { state: 'inactive' }))).toBe('notShown')
  expect(hintOf(stateOf({ endDate: '2026-11-21' }, 'published', { state: 'ended' }))).toBe('ended')
})

test('an Active record in its period has the hint of its content status', () => {
  for (const status of contentStatus.options) {
    expect(hintOf(stateOf({}, status, { state: 'draft' }))).toBe(status)
  }
  // visitors see the previous version
  expect(hintOf(stateOf({}, 'changed'))).toBe('shownChanged')
})

test('a published record says why visitors do not see it', () => {
  const upcoming = stateOf({ startDate: '2026-12-01', endDate: '2026-12-24' }, 'published', {
    state: 'upcoming',
    from: '2026-11-30T23:00:00.000Z',
  })
  expect(hintOf(upcoming)).toBe('upcoming')
  expect(hintOf(stateOf({}, 'published', { state: 'owner' }))).toBe('owner')
})
