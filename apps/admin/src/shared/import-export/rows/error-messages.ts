import { ApiError } from '@kiosk-admin/api-client'
import { failureText } from '../../failures/failures'
import { fieldErrorText } from '../../failures/reasons'
import { getMessages } from '../../i18n/i18n'
import { allLanguages, language } from '../../i18n/language'
import type { KitLabels } from '../../kit'
import { translateCell, translateHead } from '../import/file-language'
import type { RowError } from '../import/plan'
import { importMessages } from '../messages'
import { type Column, headAt } from './columns'

type Labels = KitLabels['forms']

/** Message of a row error. */
export function errorMessage({ head, problem, value = '' }: RowError, labels: Labels): string {
  if (typeof problem !== 'string') return fieldErrorText(problem, labels)
  const choices = () => value.split(', ').map((choice) => translateCell(head, choice, language.get()))
  return getMessages(importMessages)(`import.errors.${problem}`, {
    given: problem === 'choice' ? choices().join(', ') : value,
  })
}

/** Message of a row that could not be written. */
export function failureMessage(error: unknown, columns: readonly Column[], labels: Labels): string {
  if (error instanceof ApiError) {
    if (error.code === 'conflict') return getMessages(importMessages)('import.errors.conflict')
    if (error.code === 'validation' && error.errors.length > 0) {
      return error.errors
        .map(
          (one) =>
            `${translateHead(headAt(columns, one.path, allLanguages), language.get())}: ${fieldErrorText(one, labels)}`,
        )
        .join(' ')
    }
  }
  return failureText(error) ?? ''
}
