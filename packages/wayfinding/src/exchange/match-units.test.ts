import { describe, expect, test } from 'vitest'
import type { ImportedUnit } from './import-result'
import { matchUnits, withCodes } from './match-units'
import { rectangle, twoFloors } from './testing/buildings'

const unit = (areaId: string, more: Partial<ImportedUnit> = {}): ImportedUnit => ({
  floorId: 'street',
  areaId,
  names: [],
  ...more,
})
const known = [
  { areaId: 'A-101', names: ['Lun', 'Lun Kaffe'] },
  { areaId: 'A-102', names: ['H&M'] },
  { areaId: 'A-103', names: ['Åhléns'] },
  { areaId: 'A-104', names: ['Pressbyrån'] },
  { areaId: 'A-204', names: ['Pressbyrån'] },
]

describe('units match codes', () => {
  test('by their own code or number, however it is written', () => {
    const { matches } = matchUnits([unit('a101'), unit('way/7', { ref: 'A 102' })], known)
    expect(matches.map(({ areaId, by }) => [areaId, by])).toEqual([
      ['A-101', 'code'],
      ['A-102', 'code'],
    ])
  })

  test('by a name of their tenant, without regard to case, accents and punctuation', () => {
    const units = [
      unit('u1', { names: ['LUN KAFFE'] }),
      unit('u2', { names: ['H & M'] }),
      unit('u3', { names: ['Ahlens'] }),
    ]
    expect(matchUnits(units, known).matches.map(({ areaId, by }) => [areaId, by])).toEqual([
      ['A-101', 'name'],
      ['A-102', 'name'],
      ['A-103', 'name'],
    ])
  })

  test('by code before name', () => {
    const [match] = matchUnits([unit('u', { ref: 'A-102', names: ['Lun'] })], known).matches
    expect(match).toMatchObject({ areaId: 'A-102', by: 'code' })
  })

  test('several under one code', () => {
    const units = [unit('u1', { names: ['Lun'] }), unit('u2', { names: ['Lun'] })]
    expect(matchUnits(units, known).matches.map(({ areaId }) => areaId)).toEqual(['A-101', 'A-101'])
  })
})

test('what does not match is listed: units with names of several codes, unknown units, and codes without a unit', () => {
  const kiosk = unit('u1', { names: ['Pressbyrån'] })
  const stranger = unit('u2', { names: ['Lunar'] })
  const found = matchUnits([kiosk, stranger, unit('u3', { names: ['Lun'] })], known)
  expect(found.unclear).toEqual([{ unit: kiosk, areaIds: ['A-104', 'A-204'] }])
  expect(found.unknown).toEqual([stranger])
  expect(found.missing).toEqual(['A-102', 'A-103', 'A-104', 'A-204'])
})

test('matched units get their codes, and rooms become tenants’ units', () => {
  const building = twoFloors()
  const [street, upper] = building.floors
  if (!street || !upper) throw new Error('no floors')
  const room = { areaId: 'u1', points: rectangle(0, 0, 0.1, 0.1), use: 'room' as const }
  const floors = [
    { ...street, areas: [room] },
    { ...upper, areas: [room] },
  ]
  const { matches } = matchUnits([unit('u1', { names: ['Lun'] })], known)
  const recoded = withCodes({ ...building, floors }, matches)
  expect(recoded.floors[0]?.areas).toEqual([{ ...room, areaId: 'A-101', use: 'tenant' }])
  expect(recoded.floors[1]?.areas).toEqual([room])
})
