import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createDb } from '../../db/kysely/create-db'
import { migrateTo, unknownMigrations } from '../../db/migrate'
import { createPartition } from '../../db/statistics/months'
import type { Db, Files } from '../../dependencies'
import { withAdvisoryLock } from '../database/advisory-lock'
import { StartError } from '../start-error'
import { type End, type Entry, jsonOf, type Manifest, readArchive, type TableShape } from './archive'
import { type NamedFile, namedFiles } from './named-files'
import { isEnd, isManifest, tablesToLoad } from './restore-plan'
import { createRowDigest } from './row-digest'
import { columnsOf, isEmpty, shapeOf, tableOf } from './shape'

const loadingRole = 'kiosk_admin_restore'
/** Advisory lock; must be the same in every version. */
const restoreLock = 7_205_769

type Target = {
  connection: pg.ClientConfig
  files: Pick<Files, 'begin'>
  /** Whether to read the restored rows and compare them with the archive. */
  compare?: boolean
}

/** The restored archive's summary, and files that records reference but that the archive lacks or has damaged. */
export type Restored = End & { lacking: NamedFile[] }

const damaged = (cause?: unknown) =>
  new StartError('This file isn’t a back-up of Kiosk Admin, or it’s damaged: nothing was restored.', { cause })

/** Restores an archive into an empty database in one transaction and migrates it to this version. */
export async function readBackup(target: Target, file: Readable): Promise<Restored> {
  const done = await withAdvisoryLock(target.connection, { key: restoreLock }, () => readLocked(target, file))
  if (done.held) return done.result
  throw new StartError(
    'Another restore into this database is running, and this one changed nothing: wait for it to end.',
  )
}

async function readLocked({ connection, files, compare = false }: Target, file: Readable): Promise<Restored> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin restore' })
  await client.connect()
  await client.query('set statement_timeout = 0')
  try {
    if (!(await isEmpty(client))) {
      throw new StartError(
        'This database is not empty, and nothing in it was changed: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      )
    }
    return await overOne(client)
      .transaction()
      .execute((tx) => restoreInto(tx, client, { files, compare }, readArchive(file)))
  } catch (error) {
    if (error instanceof StartError) throw error
    // not a tar file, truncated, or unreadable for PostgreSQL
    if (error instanceof pg.DatabaseError || (error instanceof Error && /tar|end of data/i.test(error.message))) {
      throw damaged(error)
    }
    throw error
  } finally {
    await client.end()
  }
}

/** Kysely on the connection that COPY uses, so that both are in one transaction. */
function overOne(client: pg.Client): Db {
  const pool: PostgresPool = {
    connect: async () => Object.assign(client, { release: () => {} }) as never,
    end: async () => {},
    options: {},
  }
  return createDb(new PostgresDialect({ pool }))
}

async function restoreInto(
  tx: Db,
  client: pg.Client,
  { files, compare }: { files: Target['files']; compare: boolean },
  entries: AsyncGenerator<Entry>,
): Promise<Restored> {
  await client.query("set local timezone to 'UTC'")
  const manifest = await manifestOf(await entries.next().then(({ value }) => value as Entry | undefined))
  await migrateTo(tx, manifest.migrations.at(-1) ?? '')
  for (const { name } of manifest.partitions) if (!(await createPartition(tx, name))) throw damaged()
  const tables = tablesToLoad(manifest, await shapeOf(client, { sessions: true }))
  if (!tables) throw damaged()
  const done: End = { rows: Object.fromEntries(tables.map(({ name }) => [name, 0])), files: 0, sha256: '' }
  const load = loader(client, tables, done, compare)
  const leaveRole = await enterLoadingRole(client)
  const kept = new Set<string>()
  const damagedFiles: string[] = []
  let end: End | undefined
  try {
    for await (const entry of entries) {
      const [kind, name = ''] = entry.name.split('/')
      if (kind === 'database') await load.part(name, entry.bytes)
      else await load.finish()
      if (kind === 'media') {
        if (await keepFile(files, name, entry)) kept.add(name)
        else damagedFiles.push(name)
        done.files += 1
      }
      if (entry.name === 'end.json') end = await readJson(entry, isEnd)
    }
  } catch (error) {
    // a running COPY would block the connection
    await load.abort(error)
    throw error
  }
  done.sha256 = load.sha256()
  if (!end) throw damaged()
  // files damaged before the back-up are not the archive's fault
  const [changed] = damagedFiles.filter((sha256) => !end.damaged?.includes(sha256))
  if (changed) throw new StartError(`The file ${changed} of this back-up is damaged.`)
  if (!isSame(end, done)) throw damaged()
  if (compare && manifest.timeZone === 'UTC') await compareRows(client, tables, load.digests)
  for (const table of tables) await goOnNumbering(client, table)
  await leaveRole()
  await migrateTo(tx)
  if (!tables.some(({ name }) => name === 'session')) await endLinks(client)
  const lacking = (await namedFiles(client)).filter(({ sha256 }) => !kept.has(sha256))
  return { ...done, lacking }
}

/** Links for passwords and the set-up may have been used since the back-up. */
async function endLinks(client: pg.Client): Promise<void> {
  await client.query(`delete from password_link; delete from meta where key = 'setup'`)
}

/** Reads each restored table and compares its rows with the archive. */
async function compareRows(
  client: pg.Client,
  tables: readonly TableShape[],
  digests: ReadonlyMap<string, ReturnType<typeof createRowDigest>>,
): Promise<void> {
  for (const table of tables) {
    const digest = createRowDigest()
    const rows = client.query(copyTo(`copy (select ${columnsOf(table)} from ${tableOf(table)}) to stdout`))
    for await (const piece of rows) digest.push(piece)
    if (digest.value() !== (digests.get(table.name) ?? createRowDigest()).value()) {
      throw new StartError(`The rows of ${table.name} differ from those of the back-up once they are restored.`)
    }
  }
}

async function manifestOf(entry: Entry | undefined): Promise<Manifest> {
  if (entry?.name !== 'manifest.json') throw damaged()
  const manifest = await readJson(entry, isManifest)
  if (manifest.format !== 1 || unknownMigrations(manifest.migrations).length > 0) {
    throw new StartError('This back-up was made by a newer version of Kiosk Admin: update this one first.')
  }
  return manifest
}

async function readJson<T>(entry: Entry, isValid: (value: unknown) => value is T): Promise<T> {
  const value = await jsonOf(entry).catch((error) => {
    throw damaged(error)
  })
  if (!isValid(value)) throw damaged()
  return value
}

/**
 * Loads as a role that may only read and write rows, where the archive is loaded by a superuser, as in the embedded
 * database. The role exists within the transaction. Returns a function that leaves it.
 */
async function enterLoadingRole(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query("select current_setting('is_superuser') = 'on' as yes")
  if (!rows[0]?.yes) return async () => {}
  await client.query(`
    create role ${loadingRole} nologin;
    grant usage on schema public to ${loadingRole};
    grant select, insert on all tables in schema public to ${loadingRole};
    grant select, update on all sequences in schema public to ${loadingRole};
    set local role ${loadingRole}
  `)
  return async () => {
    await client.query(`reset role; drop owned by ${loadingRole}; drop role ${loadingRole}`)
  }
}

/** Restores a table with one COPY. */
function loader(client: pg.Client, tables: readonly TableShape[], done: End, compare: boolean) {
  const hash = createHash('sha256')
  const digests = new Map<string, ReturnType<typeof createRowDigest>>()
  let open: ReturnType<typeof begin> | undefined
  const begin = (name: string) => {
    const table = tables.find((one) => one.name === name)
    if (!table) throw damaged()
    const copy = client.query(copyFrom(`copy ${tableOf(table)} (${columnsOf(table)}) from stdin`))
    const pieces = new TransformStream<Buffer, Buffer>()
    const writer = pieces.writable.getWriter()
    const finished = pipeline(pieces.readable as unknown as AsyncIterable<Buffer>, copy)
    finished.catch((error) => writer.abort(error).catch(() => {}))
    return {
      name,
      abort: (error: unknown) => Promise.allSettled([writer.abort(error), finished]),
      push: (piece: Buffer) => writer.write(piece),
      async end() {
        await writer.close()
        await finished
        done.rows[name] = copy.rowCount
      },
    }
  }
  const finish = async () => {
    const ending = open
    open = undefined
    await ending?.end()
  }
  return {
    finish,
    /** Digests of the rows by table. */
    digests,
    sha256: () => hash.digest('hex'),
    abort: async (error: unknown) => void (await open?.abort(error)),
    async part(name: string, bytes: AsyncIterable<Buffer>) {
      if (open?.name !== name) await finish()
      open ??= begin(name)
      const digest = digests.get(name) ?? createRowDigest()
      digests.set(name, digest)
      for await (const piece of bytes) {
        hash.update(piece)
        if (compare) digest.push(piece)
        await open.push(piece)
      }
    },
  }
}

/** Stores a file. False if its bytes do not match the hash in its name. */
async function keepFile(files: Target['files'], sha256: string, { bytes }: Entry): Promise<boolean> {
  const file = await files.begin()
  try {
    for await (const piece of bytes) await file.write(piece)
    if ((await file.finish()).sha256 !== sha256) return false
    await file.keep()
    return true
  } finally {
    await file.drop()
  }
}

const isSame = (end: End, done: End) =>
  end.files === done.files &&
  end.sha256 === done.sha256 &&
  Object.entries(end.rows).every(([name, count]) => (done.rows[name] ?? 0) === count)

async function goOnNumbering(client: pg.Client, table: TableShape): Promise<void> {
  for (const column of table.numbered) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max("${column}") from ${tableOf(table)}), 0) + 1, false)`,
      [tableOf(table), column],
    )
  }
}
