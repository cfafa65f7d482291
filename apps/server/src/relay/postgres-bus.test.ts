import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../platform/database/database'
import type { Bus } from './bus'
import { createPostgresBus } from './postgres-bus'
import { recordMessages } from './testing/record-messages'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let folder: string
let database: OpenDatabase
const buses: Bus[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relay-bus-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir: folder, log })
})

afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  await database.close()
  await rm(folder, { recursive: true })
})

function listening() {
  const bus = createPostgresBus({ db: database.db, connection: database.connection, log })
  buses.push(bus)
  return { bus, received: recordMessages(bus) }
}

test('every process receives every message in order, its own too', async () => {
  const [one, other] = [listening(), listening()]
  await one.bus.publish([])
  await other.bus.publish([])
  const many = Array.from({ length: 2_000 }, (_, index) => `${index}: å ' \\ "`)
  await one.bus.publish(many)
  await one.bus.publish(['the last'])
  expect(await other.received(2_001)).toEqual([...many, 'the last'])
  expect(await one.received(2_001)).toEqual([...many, 'the last'])
})

test('reconnects and reports a gap when the connection breaks', async () => {
  const { bus, received } = listening()
  await bus.publish(['before'])
  expect(await received(1)).toEqual(['before'])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen kiosk_relay'`.execute(
    database.db,
  )
  expect(await received(2)).toEqual(['before', 'a gap'])
  await bus.publish(['after'])
  expect(await received(3)).toEqual(['before', 'a gap', 'after'])
})
