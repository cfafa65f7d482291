import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateTo, unknownMigrations } from '../../db/migrate'
import type { Database } from '../../db/schema'
import type { Db, Files } from '../../seams'
import { StartError } from '../start-error'
import { type End, type Entry, jsonOf, type Manifest, readArchive } from './archive'
import { columnsOf, isEmpty, tableOf } from './shape'

type Target = { connection: pg.ClientConfig; files: Pick<Files, 'begin'> }

const damaged = (cause?: unknown) =>
  new StartError('This file is no back-up of Kiosk Admin, or it is damaged: the database stays empty.', { cause })

/** Restores an archive into an empty database, all or nothing, and brings it to this version's shape. */
export async function readBackup({ connection, files }: Target, file: Readable): Promise<End> {
  const client = new pg.Client({ ...connection, application_name: 'kiosk-admin restore' })
  await client.connect()
  try {
    if (!(await isEmpty(client))) {
      throw new StartError(
        'This database is not empty, and nothing in it was changed: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      )
    }
    return await overOne(client)
      .transaction()
      .execute((tx) => restoreInto(tx, client, files, readArchive(file)))
  } catch (error) {
    // what is no tar at all, is cut off in the middle, or holds what PostgreSQL cannot read
    if (error instanceof pg.DatabaseError || (error instanceof Error && /tar|end of data/i.test(error.message))) {
      throw damaged(error)
    }
    throw error
  } finally {
    await client.end()
  }
}

/** Kysely over one connection, which COPY uses as well: so both are in the same transaction. */
function overOne(client: pg.Client): Db {
  const pool: PostgresPool = {
    connect: async () => Object.assign(client, { release: () => {} }) as never,
    end: async () => {},
    options: {},
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

async function restoreInto(
  tx: Db,
  client: pg.Client,
  files: Target['files'],
  entries: AsyncGenerator<Entry>,
): Promise<End> {
  const manifest = await manifestOf(await entries.next().then(({ value }) => value as Entry | undefined))
  await migrateTo(tx, manifest.migrations.at(-1) ?? '')
  for (const { name, parent, bound } of manifest.partitions) {
    await client.query(
      `create table if not exists ${tableOf({ name })} partition of ${tableOf({ name: parent })} ${bound}`,
    )
  }
  const done: End = { rows: Object.fromEntries(manifest.tables.map(({ name }) => [name, 0])), files: 0, sha256: '' }
  const load = loader(client, manifest, done)
  let end: End | undefined
  try {
    for await (const entry of entries) {
      const [kind, name = ''] = entry.name.split('/')
      if (kind === 'database') await load.part(name, entry.bytes)
      else await load.finish()
      if (kind === 'media') {
        await keepFile(files, name, entry)
        done.files += 1
      }
      if (entry.name === 'end.json') end = await jsonOf<End>(entry)
    }
  } catch (error) {
    // a COPY that is under way would keep the connection from all else
    await load.abort(error)
    throw error
  }
  done.sha256 = load.sha256()
  if (!end || !isSame(end, done)) throw damaged()
  for (const table of manifest.tables) await goOnNumbering(client, table)
  await migrateTo(tx)
  return done
}

async function manifestOf(entry: Entry | undefined): Promise<Manifest> {
  if (entry?.name !== 'manifest.json') throw damaged()
  const manifest = await jsonOf<Manifest>(entry).catch(() => {
    throw damaged()
  })
  if (manifest.format !== 1 || unknownMigrations(manifest.migrations).length > 0) {
    throw new StartError('This back-up was made by a newer version of Kiosk Admin: update this one first.')
  }
  return manifest
}

/** Puts the parts of one table after the other into one COPY. */
function loader(client: pg.Client, { tables }: Manifest, done: End) {
  const hash = createHash('sha256')
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
    sha256: () => hash.digest('hex'),
    abort: async (error: unknown) => void (await open?.abort(error)),
    async part(name: string, bytes: AsyncIterable<Buffer>) {
      if (open?.name !== name) await finish()
      open ??= begin(name)
      for await (const piece of bytes) {
        hash.update(piece)
        await open.push(piece)
      }
    },
  }
}

async function keepFile(files: Target['files'], sha256: string, { bytes }: Entry): Promise<void> {
  const file = await files.begin()
  try {
    for await (const piece of bytes) await file.write(piece)
    if ((await file.finish()).sha256 !== sha256) throw new StartError(`The file ${sha256} of this back-up is damaged.`)
    await file.keep()
  } finally {
    await file.drop()
  }
}

const isSame = (end: End, done: End) =>
  end.files === done.files &&
  end.sha256 === done.sha256 &&
  Object.entries(end.rows).every(([name, count]) => (done.rows[name] ?? 0) === count)

async function goOnNumbering(client: pg.Client, table: Manifest['tables'][number]): Promise<void> {
  for (const column of table.numbered) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max("${column}") from ${tableOf(table)}), 0) + 1, false)`,
      [tableOf(table), column],
    )
  }
}
