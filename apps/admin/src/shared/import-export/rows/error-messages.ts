import { ApiError } from '@kiosk-admin/api-client'
import { failureText } from '../../failures/failures'
import { fieldErrorText } from '../../failures/reasons'
import { getMessages } from '../../i18n/i18n'
import { allLanguages, language } from '../../i18n/language'
import type { KitLabels } from '../../kit'
import { translateCell, translateHead } from '../import/file-language'
import { type Planned, type RowError, rowErrorOf } from '../import/plan'
import { importMessages } from '../messages'
import type { Column } from './columns'

type Labels = KitLabels['forms']

/** Message of a row error. */
export function errorMessage(
  { head, problem, value = '' }: RowError,
  columns: readonly Column[],
  labels: Labels,
): string {
  if (typeof problem !== 'string') return fieldErrorText(problem, labels)
  const texts = problem === 'choice' ? value.split(', ') : [value]
  const given = texts.map((text) => translateCell(columns, head, text, language.get())).join(', ')
  return getMessages(importMessages)(`import.errors.${problem}`, { given })
}

/** The errors of a row with their columns, a line for each. */
export const errorsText = (
  { errors }: { errors: readonly RowError[] },
  columns: readonly Column[],
  labels: Labels,
): string =>
  errors
    .map((error) => `${translateHead(columns, error.head, language.get())}: ${errorMessage(error, columns, labels)}`)
    .join('\n')

/** Message of a row that could not be written. */
export function failureMessage(
  error: unknown,
  { changes }: Pick<Planned, 'changes'>,
  columns: readonly Column[],
  labels: Labels,
): string {
  if (error instanceof ApiError) {
    if (error.code === 'conflict') return getMessages(importMessages)('import.errors.conflict')
    if (error.code === 'validation' && error.errors.length > 0) {
      const errors = error.errors.map((one) => rowErrorOf(one, changes, columns, allLanguages))
      return errorsText({ errors }, columns, labels)
    }
  }
  return failureText(error) ?? ''
}
