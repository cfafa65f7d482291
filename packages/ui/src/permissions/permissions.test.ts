import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaRow, cellsOf, matrixRows, moveInMatrix } from './matrix'
import {
  checkedOf,
  type Permission,
  type PermissionGroup,
  permissionChanges,
  permissionVerbs,
  restoreRights,
  rightsIn,
  setRights,
  storedAs,
  toggleRights,
  type WhyLocked,
  whyNoToggle,
} from './permissions'

const area = (id: string) => ({ id, label: id })
const groups: PermissionGroup[] = [
  { id: 'published', label: 'Published', areas: [area('Event'), area('Shop'), area('Offer')] },
  { id: 'media', label: 'Media library', areas: [area('MediaLibrary')] },
  { id: 'user', label: 'Users', areas: [area('User'), area('UserGroup')] },
]
const rows = matrixRows(groups, 'All areas')
const areas = groups.flatMap((group) => group.areas)
const none: Permission[] = []
const read = (name: string): Permission => ({ area: name, read: true, write: false })
const write = (name: string): Permission => ({ area: name, read: true, write: true })

describe('a permission', () => {
  test('is none if not stored', () => {
    expect(rightsIn(none, 'Event')).toEqual({ read: false, write: false })
  })
  test('to write includes reading, even if stored otherwise', () => {
    expect(rightsIn([{ area: 'Event', read: false, write: true }], 'Event')).toEqual({ read: true, write: true })
  })
  test('granting write grants read', () => {
    expect(setRights(none, [{ area: 'Event', verb: 'write' }], true)).toEqual([write('Event')])
  })
  test('revoking read revokes write', () => {
    const gone = { area: 'Event', read: false, write: false }
    expect(setRights([write('Event')], [{ area: 'Event', verb: 'read' }], false)).toEqual([gone])
  })
  test('leaves unknown areas unchanged', () => {
    expect(setRights([write('Weather')], [{ area: 'Event', verb: 'read' }], true)).toEqual([
      write('Weather'),
      read('Event'),
    ])
  })
})

describe('a toggle', () => {
  const all = cellsOf({ areas }, 'both')
  test('is mixed if partly granted', () => {
    expect(checkedOf(none, all)).toBe(false)
    expect(checkedOf([read('Event')], all)).toBe('indeterminate')
    expect(checkedOf(toggleRights(none, all), all)).toBe(true)
  })
  test('if mixed, grants all, then revokes all', () => {
    const full = toggleRights([read('Event')], all)
    expect(checkedOf(full, all)).toBe(true)
    expect(checkedOf(toggleRights(full, all), all)).toBe(false)
  })
  test('of reading revokes writing, too', () => {
    const reads = cellsOf({ areas }, 'read')
    expect(checkedOf(toggleRights(toggleRights(none, all), reads), all)).toBe(false)
  })
})

describe('locked permissions', () => {
  const whyLocked: WhyLocked = (name, verb) => (name === 'User' || verb === 'write' ? `${name}: not yours` : undefined)
  test('are unchanged by toggles of others', () => {
    const users = cellsOf({ areas: [area('User'), area('UserGroup')] }, 'both')
    const given = toggleRights([write('User')], users, whyLocked)
    expect(given).toEqual([write('User'), read('UserGroup')])
    expect(toggleRights(given, users, whyLocked)).toEqual([write('User'), { ...read('UserGroup'), read: false }])
  })
  test('have a reason', () => {
    expect(whyNoToggle(none, [{ area: 'User', verb: 'read' }], whyLocked)).toBe('User: not yours')
    expect(whyNoToggle(none, [{ area: 'Shop', verb: 'read' }], whyLocked)).toBeUndefined()
  })
  test('also lock reading where writing is locked', () => {
    expect(whyNoToggle([write('Shop')], [{ area: 'Shop', verb: 'read' }], whyLocked)).toBe('Shop: not yours')
  })
})

describe('changes', () => {
  test('are listed by area, in order', () => {
    const before = [write('User'), read('Event')]
    const now = [read('UserGroup'), write('Event'), { area: 'User', read: false, write: false }]
    expect(permissionChanges(before, now, groups)).toEqual([
      { area: 'Event', kind: 'given', verbs: ['write'] },
      { area: 'User', kind: 'taken', verbs: ['read', 'write'] },
      { area: 'UserGroup', kind: 'given', verbs: ['read'] },
    ])
  })
  test('are empty once reverted', () => {
    const before = [write('User')]
    const now = setRights(before, [{ area: 'User', verb: 'read' }], false)
    expect(restoreRights(before, now, ['User'])).toBe(before)
    expect(restoreRights(none, now, ['User'])).toBe(none)
    expect(
      permissionChanges(
        before,
        restoreRights(before, setRights(now, [{ area: 'Shop', verb: 'read' }], true), ['User']),
        groups,
      ),
    ).toEqual([{ area: 'Shop', kind: 'given', verbs: ['read'] }])
  })
})

test('no sequence of presses grants write without read or changes locked permissions', () => {
  const cell = fc.record({
    area: fc.constantFrom(...areas.map(({ id }) => id)),
    verb: fc.constantFrom(...permissionVerbs),
  })
  const press = fc.record({ row: fc.constantFrom(...rows), column: fc.constantFrom('read', 'write', 'both') })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 12 }), fc.array(cell, { maxLength: 5 }), (presses, locks) => {
      const whyLocked: WhyLocked = (name, verb) =>
        locks.some((lock) => lock.area === name && lock.verb === verb) ? 'locked' : undefined
      const start: readonly Permission[] = [read('Event'), write('User')]
      const end = presses.reduce(
        (value, { row, column }) => toggleRights(value, cellsOf(row, column), whyLocked),
        start,
      )
      expect(end.filter((one) => one.write && !one.read)).toEqual([])
      for (const lock of locks) {
        expect(rightsIn(end, lock.area)[lock.verb]).toBe(rightsIn(start, lock.area)[lock.verb])
      }
    }),
  )
})

describe('grid keys', () => {
  const at = (row: string, column: 'read' | 'write' | 'both' = 'read') => ({ row, column })
  const go = (from: ReturnType<typeof at>, key: string, more = {}) => moveInMatrix(rows, from, { key, ...more })

  test('skip the header of a group with one area', () => {
    expect(go(at(areaRow('Offer')), 'ArrowDown')).toEqual(at(areaRow('MediaLibrary')))
    expect(go(at(areaRow('MediaLibrary')), 'ArrowUp')).toEqual(at(areaRow('Offer')))
  })
  test('stop at the edges', () => {
    expect(go(at('all'), 'ArrowUp')).toEqual(at('all'))
    expect(go(at('all'), 'ArrowLeft')).toEqual(at('all'))
    expect(go(at(areaRow('UserGroup'), 'both'), 'ArrowRight')).toEqual(at(areaRow('UserGroup'), 'both'))
  })
  test('are mirrored in right-to-left', () => {
    expect(go(at('all'), 'ArrowLeft', { rtl: true })).toEqual(at('all', 'write'))
  })
  test('go to the ends of a row and of the grid', () => {
    expect(go(at(areaRow('Shop')), 'End')).toEqual(at(areaRow('Shop'), 'both'))
    expect(go(at(areaRow('Shop'), 'both'), 'Home')).toEqual(at(areaRow('Shop')))
    expect(go(at(areaRow('Shop')), 'End', { ctrl: true })).toEqual(at(areaRow('UserGroup'), 'both'))
    expect(go(at(areaRow('Shop'), 'both'), 'Home', { ctrl: true })).toEqual(at('all'))
  })
  test('go from group to group', () => {
    expect(go(at('all'), 'PageDown')).toEqual(at('group:published'))
    expect(go(at(areaRow('Event')), 'PageDown')).toEqual(at(areaRow('MediaLibrary')))
    expect(go(at(areaRow('MediaLibrary')), 'PageDown')).toEqual(at('group:user'))
    expect(go(at('group:user'), 'PageDown')).toEqual(at(areaRow('UserGroup')))
    expect(go(at(areaRow('UserGroup')), 'PageUp')).toEqual(at('group:user'))
    expect(go(at('group:published'), 'PageUp')).toEqual(at('all'))
  })
  test('ignore other keys', () => {
    expect(go(at('all'), 'a')).toBeUndefined()
    expect(moveInMatrix([], at('all'), { key: 'ArrowDown' })).toBeUndefined()
  })
})

test('permissions that are as before are stored as before, however they were changed', () => {
  const before: Permission[] = [
    { area: 'Offer', read: true, write: false },
    { area: 'Event', read: false, write: true },
    { area: 'Unknown', read: true, write: true },
  ]
  const cells = rows.flatMap((row) => cellsOf(row, 'both'))
  expect(storedAs(before, setRights(setRights(before, cells, true), cells, false))).not.toContainEqual(
    expect.objectContaining({ area: 'Shop' }),
  )
  const on = setRights(before, [{ area: 'Shop', verb: 'write' }], true)
  const off = setRights(on, [{ area: 'Shop', verb: 'read' }], false)
  expect(storedAs(before, on)).toEqual([...before, { area: 'Shop', read: true, write: true }])
  expect(storedAs(before, off)).toEqual(before)
  expect(storedAs([], setRights(setRights([], cells, true), cells, false))).toEqual([])
})
