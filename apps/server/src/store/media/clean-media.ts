// Cleans files from before uploads were cleaned: receives each stored file again, as an upload.

import { sql } from 'kysely'
import { json } from '../../db/json'
import { kindOf } from '../../db/kinds'
import type { MediaRow } from '../../db/media/media'
import { inTransaction, type Stamp } from '../../db/transaction'
import type { Dependencies, StoredFile } from '../../dependencies'
import { HttpError } from '../../http-error'
import { type Received, receive } from '../../media/receive'
import type { Transaction } from '../change'
import { contentTable } from '../content/content-table'
import { lockRows, updateRow } from '../rows'
import { keepFile, mediaTable, withBytes } from './media-table'

type Cleaning = Pick<Dependencies, 'db' | 'files' | 'pictures' | 'films' | 'random'> & Omit<Stamp, 'tx'>

export type Cleaned = {
  row: MediaRow
  /** `unchanged` is clean already, `read` a film whose format was unknown, `refused` a file that uploads refuse today. */
  outcome: 'cleaned' | 'read' | 'unchanged' | 'refused' | 'missing'
}

async function* bytesOf(file: StoredFile): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/**
 * Replaces the bytes of every file of the libraries and the trash by clean ones, each in a transaction of its own, so that an
 * interrupted run continues where it ended. Publications keep the former bytes until they expire. `written` is called in the
 * transaction, with its change events.
 */
export async function* cleanMedia(
  cleaning: Cleaning,
  written: (change: Transaction) => Promise<void>,
): AsyncGenerator<Cleaned> {
  const { db } = cleaning
  for (let last: string | undefined; ; ) {
    const row = await db
      .selectFrom('media')
      .selectAll()
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row) return
    last = row.id
    yield { row, outcome: await cleanFile(cleaning, row, written) }
  }
}

async function cleanFile(
  cleaning: Cleaning,
  row: MediaRow,
  written: (change: Transaction) => Promise<void>,
): Promise<Cleaned['outcome']> {
  const file = await cleaning.files.open(row.sha256)
  if (!file) return 'missing'
  // the name may have the extension of another type by now
  const part = { field: 'file', name: `file.${row.extension}`, bytes: bytesOf(file) }
  const received = await receive(cleaning, part, { kind: row.kind, owner: 'clean-media' }).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined
    throw error
  })
  if (!received) return 'refused'
  try {
    if (received.sha256 === row.sha256) return await noteFormat(cleaning, row, received)
    await keepFile(cleaning, received, cleaning.now)
    return await inTransaction(cleaning.db, (tx) => replace({ ...cleaning, tx, events: [] }, row, received, written))
  } finally {
    await received.file.drop()
  }
}

/** Notes the format of a film that was uploaded before it was read. It is no change of the film. */
async function noteFormat({ db }: Cleaning, row: MediaRow, received: Received): Promise<Cleaned['outcome']> {
  if (row.video || !received.video) return 'unchanged'
  const { width, height, duration, video } = received
  await db
    .updateTable('media')
    .set({ width, height, duration, video: json(video) })
    .where('id', '=', row.id)
    .where('sha256', '=', row.sha256)
    .execute()
  return 'read'
}

async function replace(
  change: Transaction,
  { id, sha256 }: MediaRow,
  received: Received,
  written: (change: Transaction) => Promise<void>,
): Promise<Cleaned['outcome']> {
  const [before] = await lockRows(change.tx, 'media', [id])
  // somebody has replaced or deleted it meanwhile
  if (before?.sha256 !== sha256) return 'unchanged'
  const row = await updateRow(change, 'media', id, withBytes(before, received))
  await mediaTable.noteWritten(change, 'replace', row, before)
  await replaceInTexts(change, before, row)
  await written(change)
  return 'cleaned'
}

/** Formatted texts name pictures by the address of their bytes. */
async function replaceInTexts(change: Transaction, { mall_id, url }: MediaRow, after: MediaRow): Promise<void> {
  const found = await change.tx
    .selectFrom('content')
    .select('id')
    .where('mall_id', '=', mall_id)
    .where(sql<boolean>`position(${url} in data::text) > 0`)
    .execute()
  const rows = await lockRows(
    change.tx,
    'content',
    found.map((one) => one.id),
  )
  for (const before of rows) {
    const kind = kindOf(before.type)
    if (!kind) continue
    const data = JSON.parse(JSON.stringify(before.data).replaceAll(url, after.url))
    const row = await updateRow(change, 'content', before.id, { data: json(data) })
    await contentTable(kind).noteWritten(change, 'replace', row, before)
  }
}
