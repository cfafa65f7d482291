// The embedded database with other programs than those that created it.
import { chmod, mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountFor } from '../postgres/account'
import { findBinaries } from '../postgres/binaries'
import { recordedLog } from '../testing/recorded-log'
import { Child, postmasterPid } from '../testing/start-child'
import { startEmbeddedPostgres } from './embedded-postgres'

// PostgreSQL starts and stops, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'pg-test-')))
  await chmod(folder, 0o711)
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

/** The embedded programs under another version. */
async function programs(version: string): Promise<string> {
  const { root } = await findBinaries({ dataDir: folder, account: await accountFor(dataDir) })
  const bin = join(folder, version)
  await mkdir(bin)
  for (const program of ['postgres', 'initdb']) {
    const file = join(bin, program)
    const answer = `echo "${program} (PostgreSQL) ${version}"`
    await writeFile(
      file,
      `#!/bin/sh\nif [ "$1" = --version ]; then ${answer}; else exec ${root}/bin/${program} "$@"; fi\n`,
    )
    await chmod(file, 0o755)
  }
  return bin
}

/** Opens the database, runs the statements, and stops it. */
async function within(statements: string[], options: { postgresBinaries?: string } = {}) {
  const { log, entries } = recordedLog()
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, ...options })
  const client = new pg.Client(connection)
  await client.connect()
  const answers: unknown[] = []
  for (const text of statements) answers.push((await client.query({ text, rowMode: 'array' })).rows.flat())
  await client.end()
  await stop()
  return { answers, entries: entries.map((entry) => Array.isArray(entry) && entry[0]) }
}

test('an older version is refused, and the database stays as it is', async () => {
  await within(['create table kept (number int)', 'insert into kept values (7)'])
  const files = async () => {
    const names = await readdir(dataDir, { recursive: true })
    const stats = await Promise.all(names.map((name) => stat(join(dataDir, name))))
    return names.map((name, index) => `${name} ${stats[index]?.size} ${stats[index]?.mtimeMs}`).sort()
  }
  const before = await files()
  await expect(within([], { postgresBinaries: await programs('15.20') })).rejects.toThrow('18 or newer is needed')
  expect(await files()).toEqual(before)
  const newer = await within(['select number from kept'], { postgresBinaries: await programs('18.99') })
  expect(newer.answers).toEqual([[7]])
})

test('a newer major version needs the database to be upgraded first', { tags: ['nightly'] }, async () => {
  await within([])
  const postgresBinaries = await programs('19.1')
  await expect(within([], { postgresBinaries })).rejects.toThrow(
    `${join(dataDir, 'postgres')} was created by PostgreSQL 18; POSTGRES_BINARIES is 19. Run npm run admin -- upgrade-postgres with the same settings, then start again.`,
  )
})

test('indexes are rebuilt for another version of ICU', async () => {
  await within([
    `create collation swedish (provider = icu, locale = 'sv')`,
    'create table word (text text collate swedish)',
    'create index word_text on word (text)',
    `update pg_database set datcollversion = '1' where datname = current_database()`,
    `update pg_collation set collversion = '1' where collname = 'swedish'`,
  ])
  const state = [
    'select datcollversion = pg_database_collation_actual_version(oid) from pg_database where datname = current_database()',
    `select collversion = pg_collation_actual_version(oid) from pg_collation where collname = 'swedish'`,
    `select relfilenode = oid from pg_class where relname = 'word_text'`,
  ]
  const renewed = await within(state)
  expect(renewed.answers).toEqual([[true], [true], [false]])
  expect(renewed.entries).toEqual([
    'PostgreSQL has another version of ICU than before: its indexes are being rebuilt',
    'The indexes of PostgreSQL are rebuilt',
  ])
  expect((await within(state)).entries).toEqual([])
})

test('a PostgreSQL that a killed server left running is replaced by that of the setting', {
  tags: ['nightly'],
}, async () => {
  const killed = new Child(dataDir)
  await killed.connection()
  const before = await postmasterPid(dataDir)
  await killed.end('SIGKILL')
  const next = new Child(dataDir, 'wait', undefined, await programs('18.99'))
  const client = new pg.Client(await next.connection())
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  expect(await postmasterPid(dataDir)).not.toBe(before)
  await next.end('SIGTERM')
})
