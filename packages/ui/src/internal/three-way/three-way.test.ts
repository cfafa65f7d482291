import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MergeRules, threeWay, valueAt } from './three-way'

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

type Unit = { code: string; at: number; doors?: number }
type Plan = { units: Unit[]; level?: number; scale?: object | null }
type Floor = { plan: Plan | null }

describe('threeWay by entry', () => {
  const rules: MergeRules = {
    blank: { plan: { units: [], level: 0 } },
    entries: {
      'plan.units': {
        id: ({ code }: Unit) => code || undefined,
        like: ({ at }: Unit) => [String(at)],
      },
    },
    whole: ['plan.scale'],
  }
  const unit = (code: string, at: number): Unit => ({ code, at })
  const floor = (...units: Unit[]): Floor => ({ plan: { units } })
  const [a, b, c] = [unit('A', 1), unit('B', 2), unit('C', 3)]
  const merge = (from: Floor, mine: Floor, theirs: Floor, chosen = {}) => threeWay(from, mine, theirs, rules, chosen)

  it('merges changes of different entries, also new and removed ones', () => {
    const merged = merge(
      floor(a, b, c),
      floor({ ...a, at: 9 }, c, unit('D', 4)),
      floor(a, b, { ...c, at: 8 }, unit('E', 5)),
    )
    expect(merged.merged).toEqual(floor({ ...a, at: 9 }, { ...c, at: 8 }, unit('D', 4), unit('E', 5)))
    expect(merged.conflicts).toEqual([])
    expect(merged.takenOver).toEqual(['plan.units.2', 'plan.units.4'])
  })

  it('reports entries that both changed, and takes the chosen version', () => {
    const [mine, theirs] = [floor({ ...a, at: 9 }, b, c), floor({ ...a, at: 8 }, { ...b, at: 7 }, c)]
    const { conflicts, merged } = merge(floor(a, b, c), mine, theirs)
    expect(conflicts).toEqual([{ path: 'plan.units.0', base: a, mine: { ...a, at: 9 }, theirs: { ...a, at: 8 } }])
    expect(merged).toEqual(floor({ ...a, at: 9 }, { ...b, at: 7 }, c))
    expect(merge(floor(a, b, c), mine, theirs, { 'plan.units.0': { ...a, at: 8 } }).merged).toEqual(
      floor({ ...a, at: 8 }, { ...b, at: 7 }, c),
    )
  })

  it('an entry removed by one side and changed by the other is a conflict', () => {
    const [mine, theirs] = [floor(b), floor({ ...a, at: 8 }, b)]
    const { conflicts, merged } = merge(floor(a, b), mine, theirs)
    expect(conflicts).toEqual([{ path: 'plan.units.0', base: a, mine: undefined, theirs: { ...a, at: 8 } }])
    expect(merged).toEqual(mine)
    expect(merge(floor(a, b), mine, theirs, { 'plan.units.0': { ...a, at: 8 } }).merged).toEqual(theirs)
    // their removal, chosen
    expect(merge(floor(a, b), theirs, mine, { 'plan.units.0': undefined }).merged).toEqual(mine)
  })

  it('recognises an entry whose id changed', () => {
    const renamed = { ...a, code: 'N' }
    expect(merge(floor(a, b), floor(renamed, b), floor(a, { ...b, at: 7 }))).toMatchObject({
      merged: floor(renamed, { ...b, at: 7 }),
      conflicts: [],
    })
    const { conflicts } = merge(floor(a, b), floor(renamed, b), floor({ ...a, at: 7 }, b))
    expect(conflicts).toEqual([{ path: 'plan.units.0', base: a, mine: renamed, theirs: { ...a, at: 7 } }])
  })

  it('asks for two new entries with one id, and keeps equal ones once', () => {
    const [mine, theirs] = [unit('D', 4), unit('D', 5)]
    const { conflicts, merged } = merge(floor(a), floor(a, mine, b), floor(a, theirs, b))
    expect(conflicts).toEqual([{ path: 'plan.units.1', base: undefined, mine, theirs }])
    expect(merged).toEqual(floor(a, mine, b))
    // without an id, both stay
    const unnamed = merge(floor(a), floor(a, unit('', 4)), floor(a, unit('', 5)))
    expect(unnamed).toMatchObject({ merged: floor(a, unit('', 4), unit('', 5)), conflicts: [] })
  })

  it('merges two first drawings', () => {
    const none: Floor = { plan: null }
    expect(merge(none, { plan: { units: [a], level: -1 } }, { plan: { units: [b], level: 0 } })).toMatchObject({
      merged: { plan: { units: [a, b], level: -1 } },
      conflicts: [],
    })
    expect(merge(none, none, floor(b)).merged).toEqual(floor(b))
    expect(merge(floor(b), none, floor(b, c)).conflicts).toHaveLength(1)
  })

  it('never mixes parts of a whole', () => {
    const scaled = (from: number, to: number): Floor => ({
      plan: { units: [], scale: { from: { x: from }, to: { x: to } } },
    })
    const { conflicts } = merge(scaled(1, 2), scaled(3, 2), scaled(1, 4))
    expect(conflicts.map(({ path }) => path)).toEqual(['plan.scale'])
  })

  it('changes of different entries never conflict, and none is lost', () => {
    const change = fc.constantFrom('keep' as const, 'mine' as const, 'theirs' as const)
    const edit = fc.constantFrom('remove' as const, 'move' as const, 'rename' as const)
    fc.assert(
      fc.property(fc.array(fc.tuple(change, edit), { maxLength: 12 }), (plan) => {
        const base = plan.map((_, index) => unit(`U${index}`, index))
        const edited = (...sides: string[]) =>
          floor(
            ...base.flatMap((entry, index) => {
              const [side = 'keep', how = 'move'] = plan[index] ?? []
              if (!sides.includes(side)) return [entry]
              if (how === 'remove') return []
              return [how === 'move' ? { ...entry, at: entry.at + 100 } : { ...entry, code: `${entry.code}-new` }]
            }),
          )
        const { merged, conflicts } = merge(floor(...base), edited('mine'), edited('theirs'))
        expect(conflicts).toEqual([])
        expect(merged).toEqual(edited('mine', 'theirs'))
      }),
    )
  })
})

it('gets values at a path', () => {
  expect(valueAt(base, 'name.se')).toBe('Rea')
  expect(valueAt(base, 'nowhere.at.all')).toBeUndefined()
})
