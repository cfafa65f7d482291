import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isObject } from '../geojson/geojson'
import { buildings, floorAt, twoFloors } from '../testing/buildings'
import type { ImdfOptions } from './archive'
import { checkImdf, imdfRules } from './check-imdf'
import { exportImdf } from './export-imdf'

const options: ImdfOptions = {
  name: { en: 'Mall', se: 'Galleria' },
  address: { address: 'Storgatan 1', locality: 'Umeå', country: 'SE' },
  created: '2026-11-27T12:00:00Z',
  language: 'sv',
}

type Feature = { id: string; feature_type: string; geometry: unknown; properties: Record<string, unknown> }

function featuresIn(file: unknown): Feature[] {
  if (!isObject(file) || !Array.isArray(file.features)) throw new Error('no collection')
  return file.features
}

const { files } = exportImdf(twoFloors(), options)

describe('an exported archive', () => {
  test('has a file for each type of feature, and a manifest that names the extension', () => {
    expect(Object.keys(files).sort()).toEqual([
      'address.geojson',
      'amenity.geojson',
      'building.geojson',
      'footprint.geojson',
      'level.geojson',
      'manifest.json',
      'opening.geojson',
      'relationship.geojson',
      'station.geojson',
      'unit.geojson',
      'venue.geojson',
    ])
    expect(files['manifest.json']).toMatchObject({
      version: '1.0.0',
      created: '2026-11-27T12:00:00Z',
      language: 'sv',
      extensions: ['imdf:extension:kiosk-admin:plan#1.0.0'],
    })
  })

  test('has IETF language tags for names', () => {
    const [venue] = featuresIn(files['venue.geojson'])
    expect(venue?.properties.name).toEqual({ en: 'Mall', sv: 'Galleria' })
  })

  test('has the categories of IMDF for units, doors and amenities', () => {
    const categoriesOf = (file: string) => featuresIn(files[file]).map(({ properties }) => properties.category)
    expect(new Set(categoriesOf('unit.geojson'))).toEqual(
      new Set(['unspecified', 'opentobelow', 'walkway', 'column', 'elevator']),
    )
    expect(featuresIn(files['opening.geojson'])[0]?.properties).toMatchObject({
      category: 'pedestrian',
      door: { type: 'sliding', automatic: true },
      accessibility: ['wheelchair'],
    })
    expect(categoriesOf('amenity.geojson')).toEqual(['restroom', 'restroom'])
  })

  test('joins the units of a lift by a relationship', () => {
    const lifts = featuresIn(files['unit.geojson']).filter(({ properties }) => properties.category === 'elevator')
    const [lower, upper] = lifts.map(({ id }) => ({ id, feature_type: 'unit' }))
    expect(featuresIn(files['relationship.geojson'])[0]?.properties).toMatchObject({
      category: 'elevator',
      direction: 'undirected',
      origin: lower,
      destination: upper,
    })
  })

  test('has tenants as occupants with an anchor inside of their unit', () => {
    const tenants = [{ areaId: '001', name: { en: 'Lun' }, category: 'cafe' }]
    const archive = exportImdf(twoFloors(), { ...options, tenants }).files
    const [anchor] = featuresIn(archive['anchor.geojson'])
    expect(featuresIn(archive['occupant.geojson'])[0]?.properties).toMatchObject({
      name: { en: 'Lun' },
      category: 'cafe',
      anchor_id: anchor?.id,
    })
    expect(checkImdf(archive)).toEqual([])
  })

  test('is the same each time', () => {
    expect(exportImdf(twoFloors(), options).files).toEqual(files)
  })

  test('lists floors without a place on the ground, which it does not have', () => {
    const plain = floorAt('cellar', -1, { map: null })
    const { notPlaced, files: archive } = exportImdf({ ...twoFloors(), floors: [plain, floorAt('street', 0)] }, options)
    expect(notPlaced).toEqual([{ floorId: 'cellar', problem: 'noScale' }])
    expect(featuresIn(archive['level.geojson'])).toHaveLength(1)
  })

  test('breaks no rule, whatever the building', () => {
    fc.assert(
      fc.property(buildings, (building) => {
        expect(checkImdf(exportImdf(building, options).files)).toEqual([])
      }),
      { seed: 20261127, numRuns: 60 },
    )
  })
})

/** The archive with one feature or the manifest changed. */
function changed(file: string, change: (content: Record<string, unknown>) => object) {
  const content: unknown = JSON.parse(JSON.stringify(files[file]))
  if (!isObject(content)) throw new Error(file)
  if (!Array.isArray(content.features)) return { ...files, [file]: { ...content, ...change({ ...content }) } }
  const [first, ...others] = content.features
  return { ...files, [file]: { ...content, features: [{ ...first, ...change(first) }, ...others] } }
}
const withProperties = (file: string, properties: object) =>
  changed(file, (feature) => ({
    properties: { ...(isObject(feature.properties) && feature.properties), ...properties },
  }))

describe('the rules', () => {
  const point = { type: 'Point', coordinates: [18, 59] }
  const openRing = {
    type: 'Polygon',
    coordinates: [
      [
        [18, 59],
        [18.1, 59],
        [18.1, 59.1],
        [18, 59.1],
      ],
    ],
  }
  const wide = { type: 'Point', coordinates: [200, 59] }
  const otherId = '00000000-0000-4000-8000-000000000000'

  test.each<[rule: string, archive: object]>([
    ['manifest.present', { ...files, 'manifest.json': undefined }],
    ['manifest.version', changed('manifest.json', () => ({ version: '1.1' }))],
    ['manifest.created', changed('manifest.json', () => ({ created: 'yesterday' }))],
    ['manifest.language', changed('manifest.json', () => ({ language: 'Swedish language' }))],
    ['manifest.extensions', changed('manifest.json', () => ({ extensions: ['kiosk-admin'] }))],
    ['file.collection', { ...files, 'section.geojson': [] }],
    ['venue.one', { ...files, 'venue.geojson': { type: 'FeatureCollection', features: [] } }],
    ['feature.type', changed('station.geojson', () => ({ feature_type: undefined }))],
    ['feature.id', changed('station.geojson', () => ({ id: 'station-1' }))],
    ['feature.id.unique', changed('station.geojson', () => ({ id: featuresIn(files['venue.geojson'])[0]?.id }))],
    ['feature.geojson', changed('footprint.geojson', () => ({ geometry: openRing }))],
    ['feature.degrees', changed('amenity.geojson', () => ({ geometry: wide }))],
    ['unit.geometry', changed('unit.geojson', () => ({ geometry: point }))],
    ['building.geometry', changed('building.geojson', () => ({ geometry: point }))],
    ['unit.category', withProperties('unit.geojson', { category: 'shop' })],
    ['restriction', withProperties('unit.geojson', { restriction: 'staff' })],
    ['accessibility', withProperties('opening.geojson', { accessibility: ['ramp'] })],
    ['level.short_name', withProperties('level.geojson', { short_name: null })],
    ['name', withProperties('amenity.geojson', { name: 'Toilet' })],
    ['level.ordinal', withProperties('level.geojson', { ordinal: 0.5 })],
    ['venue.display_point', withProperties('venue.geojson', { display_point: null })],
    ['address.country', withProperties('address.geojson', { country: 'Sweden' })],
    ['relationship.direction', withProperties('relationship.geojson', { direction: 'up' })],
    ['unit.level_id', withProperties('unit.geojson', { level_id: otherId })],
    ['footprint.building_ids', withProperties('footprint.geojson', { building_ids: [] })],
    [
      'relationship.references',
      withProperties('relationship.geojson', { origin: { id: otherId, feature_type: 'unit' } }),
    ],
  ])('%s', (rule, archive) => {
    const found = checkImdf({ ...archive })
    expect(found.map((finding) => finding.rule)).toContain(rule)
    expect(found.find((finding) => finding.rule === rule)?.clause).toBe(
      imdfRules.find(({ name }) => name === rule)?.clause,
    )
  })

  test('each has a name of its own and a clause', () => {
    expect(new Set(imdfRules.map(({ name }) => name)).size).toBe(imdfRules.length)
    expect(imdfRules.filter(({ clause }) => !/^[A-Z]\w+( \w+)?, ?|^Type Designators/.test(clause))).toEqual([])
  })
})
