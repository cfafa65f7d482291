// Reads a file of another system. It runs in a worker: a large archive takes seconds.

import { checkImdf, type ImdfFinding, type Imported, importImdf, importOsm } from '@kiosk-admin/wayfinding/exchange'
import { strFromU8, unzipSync } from 'fflate'

/** Largest size of the chosen files together, in bytes. */
export const maxFileBytes = 40 * 1_048_576
/** Largest unpacked size of an archive, in bytes; a small file can expand to more than the browser's memory. */
export const maxUnpackedBytes = 256 * 1_048_576

/** Why a file cannot be read, and where. */
export type MapFileProblem =
  | { problem: 'tooLarge' | 'unpacked' | 'noLevels' | 'unreadable' }
  | { problem: 'unknownType' | 'notZip' | 'notImdf'; file: string }
  | { problem: 'notJson' | 'notXml'; file: string; line?: number; column?: number }
  /** Rules without which the features of an archive cannot be told apart. */
  | { problem: 'rules'; findings: readonly ImdfFinding[] }

export type MapFile = {
  imported: Imported
  /** Rules that an archive breaks without becoming unreadable. */
  findings: readonly ImdfFinding[]
}

export type NamedBytes = { name: string; bytes: Uint8Array }

type Entry = { name: string; text: string }

const typeOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
const isOfArchive = (name: string) => typeOf(name) === 'geojson' || name === 'manifest.json'
const isOsm = (name: string) => typeOf(name) === 'osm' || typeOf(name) === 'xml'

/** Rules that the rest depends on. */
const structure = ['manifest.present', 'file.collection', 'feature.type', 'feature.id', 'feature.id.unique']

/** Reads an IMDF archive, its files, or an extract of OpenStreetMap; `language` is that of names without one. */
export async function readMapFile(files: readonly NamedBytes[], language: string): Promise<MapFile | MapFileProblem> {
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxFileBytes) return { problem: 'tooLarge' }
  const entries: Entry[] = []
  for (const { name, bytes } of files) {
    if (typeOf(name) === 'zip' || typeOf(name) === 'imdf') {
      const unpacked = unpack(name, bytes)
      if (!Array.isArray(unpacked)) return unpacked
      entries.push(...unpacked)
    } else if (isOfArchive(name) || isOsm(name)) entries.push({ name, text: strFromU8(bytes) })
    else return { problem: 'unknownType', file: name }
  }
  const isImdf = entries.some(({ name }) => name === 'manifest.json' || name === 'level.geojson')
  const geoJson = entries.find(({ name }) => typeOf(name) === 'geojson')
  // one GeoJSON file without levels, such as the map's export for other products, lacks names, lifts and stations
  if (geoJson && !isImdf) return { problem: 'notImdf', file: geoJson.name }
  const osm = entries.find(({ name }) => isOsm(name))
  const read = osm ? await readOsm(osm, language) : readImdf(entries)
  return 'imported' in read && read.imported.building.floors.length === 0 ? { problem: 'noLevels' } : read
}

function unpack(file: string, bytes: Uint8Array): Entry[] | MapFileProblem {
  let size = 0
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        // macOS adds files of its own below __MACOSX
        const needed = isOfArchive(lastOf(name)) && !name.startsWith('__MACOSX/')
        size += needed ? originalSize : 0
        return needed && size <= maxUnpackedBytes
      },
    })
    if (size > maxUnpackedBytes) return { problem: 'unpacked' }
    return Object.entries(parts).map(([name, part]) => ({ name: lastOf(name), text: strFromU8(part) }))
  } catch {
    return { problem: 'notZip', file }
  }
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function readImdf(entries: readonly Entry[]): MapFile | MapFileProblem {
  const files: { [name: string]: unknown } = {}
  for (const { name, text } of entries) {
    try {
      // files of other systems may start with a byte order mark
      files[name] = JSON.parse(text.replace(/^\uFEFF/, ''))
    } catch (error) {
      return { problem: 'notJson', file: name, ...placeIn(String(error), /line (\d+) column (\d+)/) }
    }
  }
  const findings = checkImdf(files)
  const broken = findings.filter(({ rule }) => structure.includes(rule))
  return broken.length > 0 ? { problem: 'rules', findings: broken } : { imported: importImdf(files), findings }
}

async function readOsm({ name, text }: Entry, language: string): Promise<MapFile | MapFileProblem> {
  try {
    return { imported: await importOsm(text, { language }), findings: [] }
  } catch (error) {
    return { problem: 'notXml', file: name, ...placeIn(String(error), /(\d+):(\d+):/) }
  }
}

function placeIn(message: string, pattern: RegExp): { line?: number; column?: number } {
  const [, line, column] = pattern.exec(message) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : {}
}
