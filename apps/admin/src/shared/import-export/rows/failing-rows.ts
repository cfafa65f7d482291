import type { LanguageCode } from '@kiosk-admin/api-client'
import { keyOfHead } from '../import/file-language'
import type { Plan, Planned } from '../import/plan'
import { fileOf, separatorFor } from './export-rows'

/** A password in a file that staff send around would be one that everybody has. */
const secret = 'password'

/** Rows of a file as they stood in it, with why they were not imported, to be mended and imported again. */
export function failingRows(
  { heads }: Plan,
  rows: readonly { planned: Planned; why: string }[],
  { why, language }: { why: string; language: LanguageCode },
): Blob {
  const hidden = heads.findIndex((head) => keyOfHead(head).toLowerCase() === secret)
  const table = rows.map((row) => [
    ...heads.map((_, index) => (index === hidden ? '' : (row.planned.cells[index] ?? ''))),
    row.why,
  ])
  return fileOf([[...heads, why], ...table], 'csv', separatorFor(language))
}
