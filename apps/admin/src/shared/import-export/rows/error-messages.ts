import { ApiError, type FieldError } from '@kiosk-admin/api-client'
import { failureText } from '../../failures/failures'
import { withReasons } from '../../failures/reasons'
import { getMessages } from '../../i18n/i18n'
import { allLanguages, language } from '../../i18n/language'
import { kitLabels } from '../../kit'
import { translateCell, translateHead } from '../import/file-language'
import type { RowError } from '../import/plan'
import { importMessages } from '../messages'
import { type Column, headAt } from './columns'

/** Message of a field error: the rule, and its reason. */
function fieldSentence(error: FieldError): string {
  const { rules } = kitLabels().forms
  const message = rules[error.rule]
  const [known] = withReasons([error])
  const why = known?.message.split('. ').slice(1).join('. ')
  return [typeof message === 'function' ? message(error.limit ?? 0) : message, why].filter(Boolean).join('. ')
}

/** Message of a row error. */
export function errorMessage({ head, problem, value = '' }: RowError): string {
  if (typeof problem !== 'string') return fieldSentence(problem)
  const choices = () => value.split(', ').map((choice) => translateCell(head, choice, language.get()))
  return getMessages(importMessages)(`import.errors.${problem}`, {
    given: problem === 'choice' ? choices().join(', ') : value,
  })
}

/** Message of a row that could not be written. */
export function failureMessage(error: unknown, columns: readonly Column[]): string {
  if (error instanceof ApiError) {
    if (error.code === 'conflict') return getMessages(importMessages)('import.errors.conflict')
    if (error.code === 'validation' && error.errors.length > 0) {
      return error.errors
        .map(
          (one) => `${translateHead(headAt(columns, one.path, allLanguages), language.get())}: ${fieldSentence(one)}`,
        )
        .join(' ')
    }
  }
  return failureText(error) ?? ''
}
