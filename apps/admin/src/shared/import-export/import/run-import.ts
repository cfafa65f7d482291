import { ApiError } from '@kiosk-admin/api-client'
import type { ImportExportStore, StoredRow } from '../../../data/content/import-export-store'
import type { Planned } from './plan'

export type Failed = { planned: Planned; error: unknown }

export type ImportResult = {
  created: readonly StoredRow[]
  changed: readonly { before: StoredRow; after: StoredRow }[]
  failed: readonly Failed[]
  /** Rows that were not come to, because staff stopped it or the server did not answer. */
  left: readonly Planned[]
}

type Watch = {
  onProgress: (done: number) => void
  stopped: () => boolean
}

/** What ends an import: no row after it would fare better. */
const ends = (error: unknown) =>
  error instanceof ApiError && ['unauthenticated', 'access_denied', 'network', 'timeout'].includes(error.code)

/** Writes the rows one after the other, as later ones may name what earlier ones make. */
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
    // sent again because its answer was lost: it says already what the row says
    const current =
      error instanceof ApiError && error.code === 'conflict' ? (error.current as StoredRow | undefined) : null
    if (current && holds(current, planned.body)) return current
    throw error
  }
}

const holds = (record: StoredRow, body: object) =>
  Object.entries(body).every(([name, value]) => JSON.stringify(record[name]) === JSON.stringify(value))

/** Two runs of the same import, the second with what the first had left. */
export const together = (one: ImportResult, other: ImportResult): ImportResult => ({
  created: [...one.created, ...other.created],
  changed: [...one.changed, ...other.changed],
  failed: other.failed,
  left: other.left,
})

/**
 * Takes an import back: what it made goes to the trash, what it changed is as it was. What someone changed since stays as
 * it is; how many those are is answered.
 */
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
  // the last one first: it may lie below one that was made before it
  for (const record of created.toReversed()) {
    const gone = await store.remove([record])
    if (gone.length === 0) kept += 1
  }
  return { kept }
}
