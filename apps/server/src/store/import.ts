import type { FieldError } from '@kiosk-admin/api-client'
import { HttpError, invalid } from '../http-error'
import { createYield } from '../rules/yield-to-event-loop'

export type Imported = {
  created: number
  updated: number
  errors: { row: number; errors: FieldError[] }[]
}

/**
 * Creates or replaces many records, each row by itself: what is wrong with one is found before anything of it is written,
 * so that the others stand. `signal` ends it between two rows, and nothing of it is done.
 */
export async function importRows<Row>(
  rows: readonly Row[],
  importRow: (row: Row) => Promise<'created' | 'updated'>,
  signal?: AbortSignal,
): Promise<Imported> {
  const pause = createYield()
  const imported: Imported = { created: 0, updated: 0, errors: [] }
  for (const [index, row] of rows.entries()) {
    // whoever sent them hung up: nobody would read what became of them
    if (signal?.aborted) throw invalid('', 'The request body is incomplete.')
    try {
      imported[await importRow(row)]++
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      imported.errors.push({ row: index, errors: error.details.errors ?? [unknownField('id')] })
    }
    await pause()
  }
  return imported
}

export const unknownField = (path: string) => ({ path, rule: 'invalid' as const, message: 'Invalid value' })
