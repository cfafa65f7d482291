// Writes the planned rows of an import, and undoes them.

import { ApiError } from '@kiosk-admin/api-client'
import type { ImportExportStore, StoredRow } from '../../../data/content/import-export-store'
import type { Planned } from './plan'

export type Failed = { planned: Planned; error: unknown }

export type ImportResult = {
  created: readonly StoredRow[]
  changed: readonly { before: StoredRow; after: StoredRow }[]
  failed: readonly Failed[]
  /** Rows that were not reached, because the user stopped or the server failed. */
  left: readonly Planned[]
}

type Watch = {
  onProgress: (done: number) => void
  stopped: () => boolean
}

/** Whether an error would also fail all later rows. */
const ends = (error: unknown) =>
  error instanceof ApiError && ['unauthenticated', 'access_denied', 'network', 'timeout'].includes(error.code)

/** Writes the rows in sequence, as later rows may reference records that earlier ones create. */
export async function runImport(
  rows: readonly Planned[],
  store: Pick<ImportExportStore, 'create' | 'replace'>,
  { onProgress, stopped }: Watch,
): Promise<ImportResult> {
  const created: StoredRow[] = []
  const changed: { before: StoredRow; after: StoredRow }[] = []
  const failed: Failed[] = []
  for (const [index, planned] of rows.entries()) {
    if (stopped()) return { created, changed, failed, left: rows.slice(index) }
    try {
      if (planned.before)
        changed.push({ before: planned.before, after: await replaced(planned, planned.before, store) })
      else created.push(await store.create(planned))
    } catch (error) {
      failed.push({ planned, error })
      if (ends(error)) return { created, changed, failed, left: rows.slice(index + 1) }
    }
    onProgress(index + 1)
  }
  return { created, changed, failed, left: [] }
}

async function replaced(
  planned: Planned,
  { version }: StoredRow,
  store: Pick<ImportExportStore, 'replace'>,
): Promise<StoredRow> {
  try {
    return await store.replace(planned, version)
  } catch (error) {
    // after a lost response the record may already have the row's values
    const current =
      error instanceof ApiError && error.code === 'conflict' ? (error.current as StoredRow | undefined) : null
    if (current && holds(current, planned.body)) return current
    throw error
  }
}

const holds = (record: StoredRow, body: object) =>
  Object.entries(body).every(([name, value]) => JSON.stringify(record[name]) === JSON.stringify(value))

/** Combines the results of an import and its retry. */
export const mergeResults = (one: ImportResult, other: ImportResult): ImportResult => ({
  created: [...one.created, ...other.created],
  changed: [...one.changed, ...other.changed],
  failed: other.failed,
  left: other.left,
})

/** Undoes an import: trashes created records and restores updated ones, unless they changed since. Returns how many did. */
export async function undoImport(
  { created, changed }: Pick<ImportResult, 'created' | 'changed'>,
  store: Pick<ImportExportStore, 'remove' | 'replace'>,
  fieldNames: readonly string[],
): Promise<{ kept: number }> {
  let kept = 0
  for (const { before, after } of changed.toReversed()) {
    const body = Object.fromEntries(fieldNames.map((name) => [name, before[name]]))
    try {
      await store.replace({ id: before.id, body }, after.version)
    } catch (error) {
      if (!(error instanceof ApiError) || !['conflict', 'not_found'].includes(error.code)) throw error
      kept += 1
    }
  }
  // reverse order, as later records may be children of earlier ones
  for (const record of created.toReversed()) {
    const unmounted = await store.remove([record])
    if (unmounted.length === 0) kept += 1
  }
  return { kept }
}
