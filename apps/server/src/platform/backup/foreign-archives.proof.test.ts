import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import pg from 'pg'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../db/migrate'
import { type OpenDatabase, openDatabase } from '../database/database'
import { diskFiles } from '../files/disk-files'
import type { Manifest } from './archive'
import { writeBackup } from './backup'
import { readBackup } from './restore'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

let folder: string
let database: OpenDatabase
let client: pg.Client
let entries: { name: string; bytes: Buffer }[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-archives-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'data'), log: quiet })
  await migrate(database.db)
  const { connection } = database
  const path = join(folder, 'valid.tar')
  await writeBackup({ connection, files: diskFiles(join(folder, 'media')), now: new Date(0) }, createWriteStream(path))
  const archive = extract()
  archive.end(await readFile(path))
  entries = []
  for await (const entry of archive) entries.push({ name: entry.header.name, bytes: await buffer(entry) })
  client = new pg.Client(connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
  await rm(folder, { recursive: true })
})

/** The archive with another manifest, and an entry more. */
async function archiveWith(manifest: unknown, more: { name: string; bytes: Buffer }[] = []) {
  const archive = pack()
  const [first, ...others] = entries
  const all = [{ name: String(first?.name), bytes: Buffer.from(JSON.stringify(manifest)) }, ...more, ...others]
  for (const { name, bytes } of all) archive.entry({ name }, bytes)
  archive.finalize()
  return buffer(archive)
}

const validManifest = (): Manifest => JSON.parse(String(entries[0]?.bytes))

/** Restores into a database of its own, and returns why it was refused. */
async function restore(bytes: Buffer): Promise<unknown> {
  await client.query('drop database if exists foreign_archive')
  await client.query('create database foreign_archive')
  const connection = { ...database.connection, database: 'foreign_archive' }
  const files = diskFiles(join(folder, 'restored'))
  return readBackup({ connection, files }, Readable.from([bytes])).then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** What must stay as it is: roles, databases, and the rows of the server's own database. */
async function outside() {
  const { rows } = await client.query(`
    select (select string_agg(rolname, ',' order by rolname) from pg_roles) as roles,
      (select string_agg(datname, ',' order by datname) from pg_database where datname <> 'foreign_archive') as databases,
      (select count(*) from pg_class) as tables, (select string_agg(meta::text, ',' order by key) from meta) as rows
  `)
  return rows
}

it('a valid archive is restored', async () => {
  expect(await restore(await archiveWith(validManifest()))).toBeUndefined()
})

it('an archive with SQL in its names is refused, and none of it runs', async () => {
  const before = await outside()
  const proof = join(folder, 'ran')
  const program = `copy (select 1) to program 'touch ${proof}'`
  const valid = validManifest()
  const [table = { name: '', columns: [], numbered: [] }, ...tables] = valid.tables
  const partition = { name: 'statistic_event_2030_01', parent: 'statistic_event' }
  const hostile: unknown[] = [
    { ...valid, partitions: [{ ...partition, name: `x" (id int); ${program}; --`, bound: '' }] },
    { ...valid, partitions: [{ ...partition, name: 'pg_proc', bound: '' }] },
    { ...valid, tables: [{ ...table, columns: [...table.columns, `id") from stdin; ${program}; --`] }, ...tables] },
    { ...valid, tables: [{ ...table, numbered: [`id") from public.mall), 1); ${program}; --`] }, ...tables] },
    { ...valid, tables: [{ name: 'pg_authid', columns: ['oid', 'rolname'], numbered: [] }, ...tables] },
    { ...valid, migrations: [`0001-first'; ${program}; --`] },
    { ...valid, migrations: ['constructor'] },
  ]
  for (const manifest of hostile) expect(await restore(await archiveWith(manifest))).toBeInstanceOf(Error)
  // the bound of a partition was SQL once, and is not read any more
  const bound = `for values from ('2030-01-01') to ('2030-02-01'); ${program}`
  expect(await restore(await archiveWith({ ...valid, partitions: [{ ...partition, bound }] }))).toBeUndefined()
  expect(existsSync(proof)).toBe(false)
  expect(await outside()).toEqual(before)
})

const mutation = fc.oneof(
  fc
    .tuple(fc.constantFrom('migrations', 'tables', 'partitions', 'format', 'timeZone'), fc.jsonValue())
    .map(([name, value]) => (manifest: Manifest): unknown => ({ ...manifest, [name]: value })),
  fc
    .tuple(fc.nat(), fc.constantFrom('name', 'columns', 'numbered'), fc.jsonValue())
    .map(([place, name, value]) => (manifest: Manifest): unknown => ({
      ...manifest,
      tables: manifest.tables.map((table, index) =>
        index === place % manifest.tables.length ? { ...table, [name]: value } : table,
      ),
    })),
)

async function changeNothing(numRuns: number) {
  const before = await outside()
  const entry = fc.record({
    name: fc.constantFrom('database/mall/000001', 'database/pg_authid/000001', 'media/../../x', 'end.json', ''),
    bytes: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  })
  await fc.assert(
    fc.asyncProperty(mutation, fc.array(entry, { maxLength: 2 }), async (mutate, more) => {
      const error = await restore(await archiveWith(mutate(validManifest()), more))
      expect(error === undefined || error instanceof Error).toBe(true)
    }),
    { numRuns },
  )
  expect(await outside()).toEqual(before)
}

it('a few mutated archives change nothing outside', () => changeNothing(5))
it('100 mutated archives change nothing outside', { tags: ['nightly'] }, () => changeNothing(100))
