import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { demoData } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadDemo } from '../../db/demo/demo'
import { migrate } from '../../db/migrate'
import type { Dependencies } from '../../dependencies'
import { sha256 } from '../../identity'
import { createTestApp } from '../../testing/index'
import { type OpenDatabase, openDatabase } from '../database/database'
import { diskFiles } from '../files/disk-files'
import { writeBackup } from './backup'
import { readBackup } from './restore'

// Several databases, each with its own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const mebibyte = 1024 * 1024

let folder: string
let first: OpenDatabase
const opened: OpenDatabase[] = []
const inFolder = (name: string) => join(folder, name)

async function database(name: string): Promise<OpenDatabase> {
  const one = await openDatabase({ databaseUrl: undefined, dataDir: inFolder(name), log: quiet })
  opened.push(one)
  return one
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  first = await database('first')
  await migrate(first.db)
  const dependencies: Dependencies = await createTestApp()
  await loadDemo({ ...dependencies, db: first.db, files: diskFiles(inFolder('media')) }, demoData('2026-11-21'))
})
afterAll(async () => {
  for (const { close } of opened) await close()
  await rm(folder, { recursive: true })
})

const everything = async ({ db }: OpenDatabase) => {
  const tables = await db.introspection.getTables()
  const prints: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } =
      await sql`select md5(string_agg(one::text, '' order by one::text)) from ${sql.table(name)} one`.execute(db)
    prints[name] = rows[0]
  }
  return prints
}

const write = (name: string) =>
  writeBackup(
    { connection: first.connection, files: diskFiles(inFolder('media')), now: new Date(0) },
    createWriteStream(inFolder(name)),
  )
const read = ({ connection }: OpenDatabase, name: string, media = 'restored-media') =>
  readBackup({ connection, files: diskFiles(inFolder(media)) }, createReadStream(inFolder(name)))

/** Changes two rows together in a loop. */
function writer({ db }: OpenDatabase) {
  let going = true
  let rounds = 0
  const work = (async () => {
    while (going) {
      rounds += 1
      await db.transaction().execute(async (tx) => {
        for (const key of ['one', 'two']) {
          const row = { key, value: JSON.stringify(rounds) }
          await tx
            .insertInto('meta')
            .values(row)
            .onConflict((on) => on.column('key').doUpdateSet(row))
            .execute()
        }
      })
    }
  })()
  return async () => {
    going = false
    await work
    return rounds
  }
}

describe('a back-up', () => {
  it('is a consistent snapshot during concurrent writes, and is restored unchanged', async () => {
    const bytes = new Uint8Array(9 * mebibyte).map((_, at) => at % 251)
    const hash = await sha256(bytes)
    await diskFiles(inFolder('media')).put(hash, bytes)
    await sql`insert into stored_file (sha256, extensions, kept_at) values (${hash}, '["mp4"]', now())`.execute(
      first.db,
    )
    // more than one part, with all that COPY's text has to escape
    const texts = Array.from({ length: 3000 }, (_, at) => [`long ${at}`, '\\.\n\t"\\N"ÅþÆ'.repeat(200)] as const)
    await sql`insert into meta (key, value) select * from jsonb_each(${JSON.stringify(Object.fromEntries(texts))}::jsonb)`.execute(
      first.db,
    )

    const reserved = 'f'.repeat(64)
    await sql`insert into stored_file (sha256, extensions, kept_at) values (${reserved}, '["png"]', now())`.execute(
      first.db,
    )
    // a partitioned table, with a partition for each month
    await sql`create table statistic_event_2030_01 partition of statistic_event
      for values from ('2030-01-01') to ('2030-02-01')`.execute(first.db)
    await sql`insert into statistic_event (id, mall_id, station_id, type, view, at)
      select gen_random_uuid(), id, gen_random_uuid(), 0, 'touchguide', '2030-01-15' from mall`.execute(first.db)

    const stopWriting = writer(first)
    const backup = await write('while-writing.tar')
    expect(await stopWriting()).toBeGreaterThan(1)
    expect(backup.lacking).toEqual([])
    const target = await database('while-writing')
    expect(await read(target, 'while-writing.tar')).toEqual({
      rows: backup.rows,
      files: backup.files,
      sha256: backup.sha256,
      lacking: [],
    })
    const pair = await target.db.selectFrom('meta').select('value').where('key', 'in', ['one', 'two']).execute()
    expect(new Set(pair.map(({ value }) => value)).size).toBe(pair.length === 0 ? 0 : 1)

    await first.db.deleteFrom('session').execute()
    const before = await everything(first)
    await write('quiet.tar')
    const same = await database('quiet')
    await read(same, 'quiet.tar', 'quiet-media')
    expect(await everything(same)).toEqual(before)
    const file = await diskFiles(inFolder('quiet-media')).open(hash)
    expect(file?.size).toBe(bytes.length)
    const { rows } = await sql<{ id: string }>`
      insert into audit (at, area, action, resource, record_id)
      values (now(), 'Mall', 'test', 'Mall', gen_random_uuid()) returning id
    `.execute(same.db)
    const { rows: all } = await sql<{ last: string }>`select max(id) as last from audit`.execute(same.db)
    expect(rows[0]?.id).toBe(all[0]?.last)
  })

  it('is not restored into a database with data, which stays unchanged', async () => {
    await write('again.tar')
    const before = await everything(first)
    await expect(read(first, 'again.tar')).rejects.toThrow(/^This database is not empty, and nothing in it was changed/)
    expect(await everything(first)).toEqual(before)
  })

  it('is refused when damaged, and leaves nothing behind', { tags: ['nightly'] }, async () => {
    await write('whole.tar')
    const whole = await readFile(inFolder('whole.tar'))
    const target = await database('damaged')
    const damaged = (bytes: Uint8Array) =>
      readBackup({ connection: target.connection, files: diskFiles(inFolder('none')) }, Readable.from([bytes]))
    await expect(damaged(whole.subarray(0, whole.length / 2))).rejects.toThrow(/damaged/)
    await expect(damaged(Buffer.from('no back-up at all'.repeat(100)))).rejects.toThrow(/damaged/)
    const turned = (place: number) => {
      const bytes = Buffer.from(whole)
      bytes[place] = (bytes[place] ?? 0) ^ 1
      return bytes
    }
    // the content of a tar entry starts one block after its name
    const inFile = whole.toString('latin1').search(/media\/[0-9a-f]{64}\0/) + 512
    await expect(damaged(turned(inFile))).rejects.toThrow(/^The file [0-9a-f]{64} of this back-up is damaged/)
    await expect(damaged(turned(whole.indexOf('Strandgallerian')))).rejects.toThrow(/damaged/)
    const newer = Buffer.from(whole.toString('latin1').replace('0001-first', '9001-first'), 'latin1')
    await expect(damaged(newer)).rejects.toThrow(/made by a newer version/)
    await writeFile(inFolder('whole-again.tar'), whole)
    await read(target, 'whole-again.tar')
  })
})
