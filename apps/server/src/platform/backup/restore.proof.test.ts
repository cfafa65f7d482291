import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../db/migrate'
import { createTestApp } from '../../testing/index'
import { testId, testMall } from '../../testing/mall'
import { type OpenDatabase, openDatabase } from '../database/database'
import { diskFiles } from '../files/disk-files'
import { writeBackup } from './backup'
import { readBackup } from './restore'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const passwordLinks = 'select 1 from password_link'
const setupLinks = `select 1 from meta where key = 'setup'`

let folder: string
let database: OpenDatabase
let client: pg.Client
const files = () => diskFiles(join(folder, 'media'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'data'), log: quiet })
  await migrate(database.db)
  client = new pg.Client(database.connection)
  await client.connect()
  await createTestApp({ seed: testMall, db: database.db })
  await sql`insert into password_link (user_id, purpose, token_hash, expires_at)
    values (${testId(9, 2)}, 'reset', 'hash', '9999-01-01')`.execute(database.db)
  await sql`insert into meta (key, value) values ('setup', '{}') on conflict do nothing`.execute(database.db)
})
afterAll(async () => {
  await client.end()
  await database.close()
  await rm(folder, { recursive: true })
})

async function emptyDatabase(name: string) {
  await client.query(`create database ${name}`)
  return { ...database.connection, database: name }
}

async function backup(name: string, withFiles = true) {
  const path = join(folder, name)
  const source = { connection: database.connection, files: withFiles ? files() : undefined, now: new Date(0) }
  await writeBackup(source, createWriteStream(path))
  return () => createReadStream(path)
}

async function countIn(connection: pg.ClientConfig, query: string) {
  const other = new pg.Client(connection)
  await other.connect()
  const { rowCount } = await other.query(query)
  await other.end()
  return rowCount
}

it('links for passwords and the set-up, which may have been used since, do not come back', async () => {
  const archive = await backup('links.tar')
  const connection = await emptyDatabase('links')
  await readBackup({ connection, files: files() }, archive())
  expect(await countIn(connection, passwordLinks)).toBe(0)
  expect(await countIn(connection, setupLinks)).toBe(0)
})

it('a copy for another PostgreSQL keeps them', async () => {
  const archive = await backup('all.tar', false)
  const connection = await emptyDatabase('all_of_it')
  await readBackup({ connection, files: files() }, archive())
  expect(await countIn(connection, passwordLinks)).toBe(1)
  expect(await countIn(connection, setupLinks)).toBe(1)
})

it('a second one into the same database says so, and the first one goes on', async () => {
  const archive = await backup('twice.tar')
  const connection = await emptyDatabase('twice')
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  async function* slow() {
    begin()
    await allowed
    yield* archive()
  }
  const first = readBackup({ connection, files: files() }, Readable.from(slow()))
  await begun
  await expect(readBackup({ connection, files: files() }, archive())).rejects.toThrow(
    'Another restore into this database is running, and this one changed nothing: wait for it to end.',
  )
  allow()
  expect((await first).rows.mall).toBe(2)
})
