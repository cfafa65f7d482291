import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Account, accountFor, mayEnter } from '../postgres/account'
import { Child, postmasterPid, repository } from '../testing/start-child'

// PostgreSQL starts and stops, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const queryValues = async (connection: pg.ClientConfig, sql: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

const unprivileged = await accountFor('/nowhere')
// Root runs every test as root and as an ordinary user; an ordinary user runs them once.
type Identity = { name: string; account: Account | undefined }
const identities: Identity[] = [{ name: 'this account', account: undefined }]
if (unprivileged && (await mayEnter(repository, unprivileged))) {
  identities.push({ name: `the ordinary user ${unprivileged.name}`, account: unprivileged })
}

const works = ({ account }: Identity) => {
  let folder: string
  let children: Child[]

  const start = (dataDir: string) => {
    const child = new Child(dataDir, 'wait', account)
    children.push(child)
    return child
  }
  const owned = async (path: string, mode = 0o700) => {
    await mkdir(path, { recursive: true })
    await chmod(path, mode)
    if (account) await chown(path, account.uid, account.gid)
    return path
  }

  beforeEach(async () => {
    children = []
    folder = await realpath(await mkdtemp(join(tmpdir(), 'pg-test-')))
    await owned(folder)
  })
  afterEach(async () => {
    await Promise.all(children.map((child) => child.end('SIGTERM')))
    await rm(folder, { recursive: true })
  })

  test('writes durably, compares letters beyond ASCII, and ends on stop', async () => {
    const child = start(join(folder, 'data'))
    const connection = await child.connection()
    expect(
      await queryValues(
        connection,
        `select current_setting(name) from unnest('{fsync,synchronous_commit,full_page_writes}'::text[]) name`,
      ),
    ).toEqual(['on', 'on', 'on'])
    expect(await queryValues(connection, `select 'ÅSA' ilike 'åsa', upper('þ'), 'Ä' < 'b'`)).toEqual([true, 'Þ', true])
    expect(await queryValues(connection, 'show listen_addresses')).toEqual([''])
    await child.end('SIGTERM')
    expect(await readdir(join(folder, 'data', 'postgres'))).not.toContain('postmaster.pid')
  })

  test("works below a folder that other accounts may not enter, such as root's home", {
    tags: ['nightly'],
  }, async () => {
    await chmod(folder, 0o700)
    expect(await queryValues(await start(join(folder, 'home', 'data')).connection(), 'select 1')).toEqual([1])
  })

  test('works with a path that is too long for a socket', { tags: ['nightly'] }, async () => {
    const deep = join(folder, 'd'.repeat(120), 'data')
    const connection = await start(deep).connection()
    expect(await queryValues(connection, 'select 1')).toEqual([1])
    await children[0]?.end('SIGTERM')
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')
  })

  test('refuses a folder in use by another server', { tags: ['nightly'] }, async () => {
    const dataDir = join(folder, 'data')
    const connection = await start(dataDir).connection()
    expect(await start(dataDir).refusal()).toBe(
      `Another server is already running on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
    expect(await queryValues(connection, 'select 1')).toEqual([1])
  })

  test('lets one of two concurrent starts win', { tags: ['nightly'] }, async () => {
    const dataDir = join(folder, 'data')
    const answers = await Promise.allSettled([start(dataDir).connection(), start(dataDir).connection()])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('adopts the running PostgreSQL of a killed server', async () => {
    const dataDir = join(folder, 'data')
    const killed = start(dataDir)
    await killed.connection()
    const pid = await postmasterPid(dataDir)
    await killed.end('SIGKILL')
    const next = start(dataDir)
    expect(await queryValues(await next.connection(), 'select 1')).toEqual([1])
    expect(await postmasterPid(dataDir)).toBe(pid)
    await next.end('SIGTERM')
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
  })

  test('restarts PostgreSQL when it dies under a running server', { tags: ['nightly'] }, async () => {
    const dataDir = join(folder, 'data')
    const connection = await start(dataDir).connection()
    const pid = await postmasterPid(dataDir)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => queryValues(connection, 'select 1')).toEqual([1])
    expect(await postmasterPid(dataDir)).not.toBe(pid)
  })

  test('ends a query that outlives its killed postmaster', { tags: ['nightly'] }, async () => {
    const dataDir = join(folder, 'data')
    const child = start(dataDir)
    const busy = new pg.Client(await child.connection())
    busy.on('error', () => {})
    await busy.connect()
    const answer = busy.query('select count(*) from generate_series(1, 1e12::bigint)').catch(() => 'cut off')
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await child.end('SIGKILL')
    expect(await queryValues(await start(dataDir).connection(), 'select 1')).toEqual([1])
    expect(await answer).toBe('cut off')
  })

  test('ignores a lock file with the pid of another process', { tags: ['nightly'] }, async () => {
    const dataDir = join(folder, 'data')
    const killed = start(dataDir)
    await killed.connection()
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await killed.end('SIGKILL')
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const { uid, gid } = await stat(file)
    const stranger = spawn('sleep', ['600'], { uid, gid })
    await once(stranger, 'spawn')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
    expect(await queryValues(await start(dataDir).connection(), 'select 1')).toEqual([1])
    expect(stranger.kill()).toBe(true)
  })

  test('restarts an interrupted first set-up', { tags: ['nightly'] }, async () => {
    const dataDir = await owned(join(folder, 'data'))
    const dead = spawn('true')
    await once(dead, 'close')
    await owned(await owned(join(dataDir, `.postgres.new-${dead.pid}`)).then((half) => join(half, 'base')))
    await start(dataDir).connection()
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
  })

  test('explains what to do if the folder is a file', async () => {
    const file = join(folder, 'data')
    await writeFile(file, '')
    expect(await start(file).refusal()).toBe(`${file} is not a folder: set DATA_DIR to a folder.`)
  })
}

describe.each(identities.slice(0, 1))('embedded PostgreSQL, started by $name', works)

describe.each(identities.slice(1))('embedded PostgreSQL, started by $name', { tags: ['nightly'] }, works)

const ordinary = identities.at(-1)?.account
if (ordinary) {
  test('does not treat the database of another account as missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pg-test-'))
    await chmod(folder, 0o777)
    const dataDir = join(folder, 'data')
    await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
    expect(await new Child(dataDir, 'wait', ordinary).refusal()).toBe(
      `${join(dataDir, 'postgres')} cannot be written: set DATA_DIR to a folder that this account may write.`,
    )
    await rm(folder, { recursive: true })
  })
}

if (ordinary || process.getuid?.() !== 0) {
  test('explains what to do if the folder is not writable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pg-test-'))
    await chmod(folder, 0o555)
    const dataDir = join(folder, 'data')
    expect(await new Child(dataDir, 'wait', ordinary).refusal()).toBe(
      `${dataDir} cannot be written: set DATA_DIR to a folder that this account may write.`,
    )
    await rm(folder, { recursive: true })
  })
}
