import { expect, test } from 'vitest'
import { twoFloors } from '../exchange/testing/buildings'
import {
  checkImdf,
  exportGeoJson,
  exportImdf,
  type ImdfFiles,
  importImdf,
  importOsm,
  matchUnits,
  withCodes,
} from './exchange'
import { checkPlans } from './validation'

// the README shows parts of this file

const building = twoFloors()

const { files, notPlaced } = exportImdf(building, {
  name: { en: 'The mall', se: 'Gallerian' },
  address: { address: 'Storgatan 1', locality: 'Umeå', country: 'SE' },
  created: '2026-11-27T12:00:00+01:00',
  language: 'sv',
  tenants: [{ areaId: '001', name: { en: 'Lun' } }],
})
const findings = checkImdf(files)

test('an archive is written and checked', () => {
  expect(notPlaced).toEqual([])
  expect(findings).toEqual([])
})

const archive: ImdfFiles = JSON.parse(JSON.stringify(files))

const imported = importImdf(archive)
const { matches, unclear, unknown } = matchUnits(imported.units, [{ areaId: 'A-101', names: ['Lun'] }])
const plans = withCodes(imported.building, matches)

test('an archive is read, and its units get the codes of their tenants', () => {
  expect(imported.lost).toEqual([])
  expect(plans.floors[0]?.areas[0]?.areaId).toBe('A-101')
  expect(unclear).toEqual([])
  expect(unknown.map(({ areaId }) => areaId)).toEqual(['002', '090', '101', '102', '190'])
})

const xml = `<osm version="0.6">
  <node id="1" lat="63.8250" lon="20.2600"/>
  <node id="2" lat="63.8250" lon="20.2610"/>
  <node id="3" lat="63.8252" lon="20.2610"/>
  <node id="4" lat="63.8252" lon="20.2600"/>
  <way id="5">
    <nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/>
    <tag k="indoor" v="corridor"/>
    <tag k="level" v="0"/>
  </way>
</osm>`

const drawn = await importOsm(xml, { language: 'se' })

test('an extract of OpenStreetMap is read', () => {
  expect(drawn.taken).toEqual([{ type: 'indoor=corridor', count: 1 }])
  expect(drawn.building.floors.map(({ name }) => name)).toEqual([{ se: '0' }])
})

const warnings = checkPlans(plans, ['A-101', 'A-102'])

test('plans are checked', () => {
  expect(warnings).toEqual([{ name: 'codeNotDrawn', floorId: null, type: 'code', id: 'A-102' }])
})

test('GeoJSON has all of it', () => {
  expect(exportGeoJson(building).collection.features.length).toBeGreaterThan(15)
})
