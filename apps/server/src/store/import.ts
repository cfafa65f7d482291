import type { FieldError } from '@kiosk-admin/api-client'
import { HttpError, invalid } from '../http-error'
import { createYield } from '../rules/yield-to-event-loop'
import { unknownField } from './check'

export type Imported = {
  created: number
  updated: number
  errors: { row: number; errors: FieldError[] }[]
}

/**
 * Creates or replaces many records. An invalid row is not written and does not affect the others. `signal` aborts the
 * import between two rows; then nothing is written.
 */
export async function importRows<Row>(
  rows: readonly Row[],
  importRow: (row: Row) => Promise<'created' | 'updated'>,
  signal?: AbortSignal,
): Promise<Imported> {
  const pause = createYield()
  const imported: Imported = { created: 0, updated: 0, errors: [] }
  for (const [index, row] of rows.entries()) {
    // the client has disconnected
    if (signal?.aborted) throw invalid('', 'The request body is incomplete.')
    try {
      imported[await importRow(row)]++
    } catch (error) {
      // the password is asked once for all rows
      if (!(error instanceof HttpError) || error.code === 'password_required') throw error
      imported.errors.push({ row: index, errors: error.details.errors ?? [unknownField('id')] })
    }
    await pause()
  }
  return imported
}
