import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Child, postmasterPid } from '../testing/start-child'

// PostgreSQL starts and recovers, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
let next: Child
const acknowledged: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pg-kill-'))
  next = new Child(dataDir, 'write')
})
afterAll(async () => {
  await next.end('SIGTERM')
  await rm(dataDir, { recursive: true })
})

async function missing(child: Child): Promise<string[]> {
  const client = new pg.Client(await child.connection())
  await client.connect()
  const { rows } = await client.query(
    'select id from unnest($1::bigint[]) id where not exists (select from written where written.id = id.id)',
    [acknowledged],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

const kills = Array.from({ length: 20 }, (_, index) => ({
  kill: index + 1,
  victims: index % 2 === 0 ? 'the server alone' : 'the server and PostgreSQL',
}))

async function losesNothing(round: (typeof kills)[number]) {
  const killed = next
  await killed.connection()
  await killed.afterWrites(round.kill * 20)
  if (round.victims === 'the server and PostgreSQL') process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await killed.end('SIGKILL')
  acknowledged.push(...killed.acknowledged)
  next = new Child(dataDir, 'write')
  expect(await missing(next)).toEqual([])
}

test.each(kills.slice(0, 2))('kill $kill, of $victims, loses no acknowledged write', losesNothing)

test.each(kills.slice(2))('kill $kill, of $victims, loses none', { tags: ['nightly'] }, losesNothing)
