import type { LanguageCode } from '@kiosk-admin/api-client'
import { getMessages } from '../../i18n/i18n'
import { headKeys } from '../import/file-language'
import type { Plan, Planned } from '../import/plan'
import { importMessages } from '../messages'
import { fileOf, separatorFor } from './export-rows'

/** Column that is cleared in the file of failed rows, since it may be shared. */
const passwordHead = 'password'

/** Returns the name of the file of failed rows: the name of the imported file with a note. */
export const failingFileName = (file: string): string =>
  `${getMessages(importMessages)('import.rowsWithErrors', { file: file.replace(/(?<=.)\.[^.]*$/, '') })}.csv`

/** Returns failed rows as in the file, with a column of errors, to correct and import again. */
export function failingRows(
  { heads }: Plan,
  rows: readonly { planned: Planned; why: string }[],
  { why, language }: { why: string; language: LanguageCode },
): Blob {
  const keyOf = headKeys([])
  const hidden = heads.findIndex((head) => keyOf(head).toLowerCase() === passwordHead)
  const table = rows.map((row) => [
    ...heads.map((_, index) => (index === hidden ? '' : (row.planned.cells[index] ?? ''))),
    row.why,
  ])
  return fileOf([[...heads, why], ...table], 'csv', separatorFor(language))
}
