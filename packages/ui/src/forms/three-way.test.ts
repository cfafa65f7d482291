import { describe, expect, it } from 'vitest'
import { threeWay, valueAt, withValueAt } from './three-way'

const base = { name: { se: 'Rea', en: 'Sale' }, startDate: '2026-11-01', tags: ['a'], shopId: null as string | null }

describe('threeWay', () => {
  it('merges changes of the other side and keeps mine', () => {
    const mine = { ...base, name: { ...base.name, se: 'Höstrea' } }
    const theirs = { ...base, name: { ...base.name, en: 'Autumn sale' }, startDate: '2026-11-05' }
    expect(threeWay(base, mine, theirs)).toEqual({
      merged: { ...base, name: { se: 'Höstrea', en: 'Autumn sale' }, startDate: '2026-11-05' },
      takenOver: ['name.en', 'startDate'],
      conflicts: [],
    })
  })

  it('reports conflicts by language', () => {
    const mine = { ...base, name: { ...base.name, se: 'Min rea' }, tags: ['a', 'b'] }
    const theirs = { ...base, name: { ...base.name, se: 'Din rea' }, tags: ['c'] }
    const { merged, conflicts } = threeWay(base, mine, theirs)
    expect(conflicts).toEqual([
      { path: 'name.se', base: 'Rea', mine: 'Min rea', theirs: 'Din rea' },
      { path: 'tags', base: ['a'], mine: ['a', 'b'], theirs: ['c'] },
    ])
    expect(merged).toEqual(mine)
  })

  it('equal changes are no conflict', () => {
    const both = { ...base, shopId: 'x' }
    expect(threeWay(base, both, structuredClone(both)).conflicts).toEqual([])
    expect(threeWay(both, base, both)).toEqual({ merged: base, takenOver: [], conflicts: [] })
    expect(threeWay<unknown>({ ...base, name: {} }, base, { ...base, name: { no: 'Salg' } }).merged).toMatchObject({
      name: { se: 'Rea', en: 'Sale', no: 'Salg' },
    })
  })

  it('never mixes parts of a time or position', () => {
    const at = (hour: number, minute: number) => ({ ...base, time: { hour, minute } })
    const { merged, conflicts } = threeWay(at(19, 0), at(19, 30), at(18, 0))
    expect(merged).toEqual(at(19, 30))
    expect(conflicts).toEqual([
      { path: 'time', base: { hour: 19, minute: 0 }, mine: { hour: 19, minute: 30 }, theirs: { hour: 18, minute: 0 } },
    ])
  })
})

it('gets and sets values at a path without mutation', () => {
  const next = withValueAt(base, 'name.is', 'Útsala')
  expect(valueAt(next, 'name.is')).toBe('Útsala')
  expect(valueAt(base, 'name.is')).toBeUndefined()
  expect(valueAt(next, 'nowhere.at.all')).toBeUndefined()
})
