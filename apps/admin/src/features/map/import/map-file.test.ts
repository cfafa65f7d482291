import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type MapFile, maxFileBytes, readMapFile } from './map-file'
import { archiveOf, smallBuilding, zipped } from './map-file.fixture'

const files = archiveOf(smallBuilding)
const read = (name: string, bytes: Uint8Array) => readMapFile([{ name, bytes }], 'en')
const without = (name: string) => Object.fromEntries(Object.entries(files).filter(([file]) => file !== name))
const levelsOf = (found: object) => (found as MapFile).imported.building.floors.map(({ name }) => name.en)

describe('an archive is read', () => {
  test('zipped, with its files in a folder and others beside them', async () => {
    const inFolder = Object.fromEntries(Object.entries(files).map(([name, text]) => [`mall/${name}`, text]))
    const found = await read(
      'mall.zip',
      zipped({ ...inFolder, '__MACOSX/mall/._level.geojson': 'x', 'readme.txt': 'x' }),
    )
    expect(levelsOf(found)).toEqual(['Storey 7', 'Storey 8'])
    expect((found as MapFile).findings).toEqual([])
  })

  test('as several files', async () => {
    const found = await readMapFile(
      Object.entries(files).map(([name, text]) => ({ name, bytes: strToU8(`\uFEFF${text}`) })),
      'en',
    )
    expect(levelsOf(found)).toEqual(['Storey 7', 'Storey 8'])
  })

  test('with rules that it breaks', async () => {
    const level = (files['level.geojson'] ?? '').replaceAll('"outdoor":false', '"outdoor":"no"')
    const found = await read('mall.zip', zipped({ ...files, 'level.geojson': level }))
    expect((found as MapFile).findings).toMatchObject([
      { rule: 'level.outdoor', clause: 'Level, Property Keys', file: 'level.geojson' },
      { rule: 'level.outdoor' },
    ])
  })
})

test('an archive of a draft of IMDF is read, and says which rule it breaks', async () => {
  const manifest = (files['manifest.json'] ?? '').replace('"1.0.0"', '"1.0.0.beta.2"')
  const found = await read('mall.zip', zipped({ ...files, 'manifest.json': manifest }))
  expect(levelsOf(found)).toEqual(['Storey 7', 'Storey 8'])
  expect((found as MapFile).findings).toMatchObject([{ rule: 'manifest.version' }])
})

test('an extract of OpenStreetMap is read', async () => {
  const xml = `<osm version="0.6">
    <node id="1" lat="57.7" lon="11.96"/><node id="2" lat="57.7" lon="11.961"/><node id="3" lat="57.7002" lon="11.961"/>
    <way id="5"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="1"/><tag k="indoor" v="corridor"/><tag k="level" v="0"/></way>
  </osm>`
  expect(levelsOf(await read('mall.osm', strToU8(xml)))).toEqual(['0'])
})

describe('a file is refused', () => {
  test('of another type', async () => {
    expect(await read('plan.pdf', strToU8('x'))).toEqual({ problem: 'unknownType', file: 'plan.pdf' })
  })

  test('that is GeoJSON but not of an archive', async () => {
    const plans = '{"type":"FeatureCollection","features":[]}'
    expect(await read('Testhallen.geojson', strToU8(plans))).toEqual({ problem: 'notImdf', file: 'Testhallen.geojson' })
  })

  test('that is no ZIP archive', async () => {
    expect(await read('mall.zip', strToU8('not a zip'))).toEqual({ problem: 'notZip', file: 'mall.zip' })
  })

  test('with a mistake in its JSON, by the place', async () => {
    const found = await read('mall.zip', zipped({ ...files, 'unit.geojson': '{\n "type": oops' }))
    expect(found).toMatchObject({ problem: 'notJson', file: 'unit.geojson' })
  })

  test('with a mistake in its XML, by the place', async () => {
    expect(await read('mall.osm', strToU8('<osm>\n<node'))).toMatchObject({
      problem: 'notXml',
      file: 'mall.osm',
      line: 2,
    })
  })

  test('without a manifest, by the clause', async () => {
    expect(await read('mall.zip', zipped(without('manifest.json')))).toEqual({
      problem: 'rules',
      findings: [{ rule: 'manifest.present', clause: 'Manifest, Object Structure', file: 'manifest.json' }],
    })
  })

  test('without levels', async () => {
    expect(await read('mall.zip', zipped(without('level.geojson')))).toEqual({ problem: 'noLevels' })
  })

  test('that is too large', async () => {
    expect(await read('mall.zip', new Uint8Array(maxFileBytes + 1))).toEqual({ problem: 'tooLarge' })
  })
})
