import { PassThrough, Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, type Manifest, readArchive, writeArchive } from './archive'
import { isEnd, isManifest, tablesToLoad } from './restore-plan'

const shape = {
  tables: [
    { name: 'mall', columns: ['id', 'name'], numbered: [] },
    { name: 'audit', columns: ['id', 'entry'], numbered: ['id'] },
  ],
}
const manifest: Manifest = { format: 1, madeAt: '', migrations: ['0001-first'], partitions: [], ...shape }

it('a table is loaded only with the columns that the database has', () => {
  expect(tablesToLoad(manifest, shape)).toEqual(shape.tables)
  const foreign = [
    { name: 'pg_authid', columns: ['oid'], numbered: [] },
    { name: 'mall', columns: ['id'], numbered: [] },
    { name: 'mall', columns: ['id', "name\" from pg_authid) to program 'touch /tmp/x' --"], numbered: [] },
    { name: 'audit', columns: ['id', 'entry'], numbered: ['entry'] },
  ]
  for (const table of foreign) expect(tablesToLoad({ tables: [table] }, shape)).toBeUndefined()
  expect(tablesToLoad({ tables: [...shape.tables, ...shape.tables] }, shape)).toBeUndefined()
})

/** Any JSON, and a manifest in which any JSON stands somewhere. */
const mutated = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(fc.constantFrom('migrations', 'tables', 'partitions', 'format'), fc.jsonValue())
    .map(([name, value]) => ({ ...manifest, [name]: value })),
  fc
    .tuple(fc.constantFrom('name', 'columns', 'numbered'), fc.jsonValue())
    .map(([name, value]) => ({ ...manifest, tables: [{ ...shape.tables[0], [name]: value }] })),
)

const archiveOf = async (text: string) => {
  const archive = writeArchive()
  const parts: Buffer[] = []
  const read = (async () => {
    for await (const part of archive.stream) parts.push(part)
  })()
  await archive.json('manifest.json', manifest)
  await archive.parts('database/mall', Readable.from([Buffer.from(text)]))
  await archive.json('end.json', { rows: { mall: 1 }, files: 0, sha256: '' })
  archive.finish()
  await read
  return Buffer.concat(parts)
}

async function entriesOf(bytes: Buffer): Promise<string[]> {
  const names: string[] = []
  const file = new PassThrough()
  file.end(bytes)
  for await (const { name, bytes: content } of readArchive(file) as AsyncGenerator<Entry>) {
    names.push(name)
    for await (const _ of content);
  }
  return names
}

describe('an archive of someone else', () => {
  it('names in 10,000 mutated manifests are those of the database, or it is refused', () => {
    const known = new Set(shape.tables.flatMap(({ name, columns, numbered }) => [name, ...columns, ...numbered]))
    fc.assert(
      fc.property(mutated, (value) => {
        isEnd(value)
        const tables = isManifest(value) ? (tablesToLoad(value, shape) ?? []) : []
        return tables.every((table) =>
          [table.name, ...table.columns, ...table.numbered].every((name) => known.has(name)),
        )
      }),
      { numRuns: 10_000 },
    )
  })

  it('is read to its end or refused, whichever bytes are changed', async () => {
    const whole = await archiveOf('1\tNordstan\n')
    expect(await entriesOf(whole)).toEqual(['manifest.json', 'database/mall/000001', 'end.json'])
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), fc.nat(whole.length), async (changes, end) => {
        const bytes = Buffer.from(whole)
        for (const [place, value] of changes) bytes[place] = value
        const read = entriesOf(end % 3 === 0 ? bytes.subarray(0, end) : bytes)
        await read.catch((error) => expect(error).toBeInstanceOf(Error))
      }),
      { numRuns: 1000 },
    )
  })
})
