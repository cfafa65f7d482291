import { expect, test } from 'vitest'
import { upcoming } from './upcoming'

const today = '2026-11-21'
const record = (id: string, startDate: string, endDate: string, status: 'Active' | 'InActive' = 'Active') => ({
  id,
  name: { se: id },
  startDate,
  endDate,
  status,
})

test('lists starts and ends within seven days, sorted by day', () => {
  const event = [
    record('market', '2026-11-28', '2026-12-24'),
    record('workshop', '2026-11-22', '2026-11-25'),
    record('today', '2026-11-21', '2027-01-01'),
    record('late', '2026-11-29', '2026-12-01'),
    record('hidden', '2026-11-23', '2026-11-24', 'InActive'),
  ]
  expect(upcoming({ event }, today)).toEqual([
    { day: '2026-11-22', edge: 'begins', kind: 'event', id: 'workshop', name: { se: 'workshop' } },
    { day: '2026-11-25', edge: 'ends', kind: 'event', id: 'workshop', name: { se: 'workshop' } },
    { day: '2026-11-28', edge: 'begins', kind: 'event', id: 'market', name: { se: 'market' } },
  ])
})

test('groups several records of a kind on a day', () => {
  const offer = ['a', 'b', 'c'].map((id) => record(id, '2026-11-23', '2026-12-23'))
  const event = [record('opening', '2026-11-23', '2026-12-23')]
  expect(upcoming({ event, offer }, today)).toEqual([
    { day: '2026-11-23', edge: 'begins', kind: 'event', id: 'opening', name: { se: 'opening' } },
    { day: '2026-11-23', edge: 'begins', kind: 'offer', count: 3 },
  ])
})
