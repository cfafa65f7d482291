import { ApiError, type FieldError } from '@kiosk-admin/api-client'
import { failureText } from '../../failures/failures'
import { withReasons } from '../../failures/reasons'
import { textsNow } from '../../i18n/i18n'
import { allLanguages, language } from '../../i18n/language'
import { kitLabels } from '../../kit'
import { cellIn, headIn } from '../import/file-language'
import type { RowError } from '../import/plan'
import { importMessages } from '../messages'
import { type Column, headAt } from './columns'

/** What the contract or the server found wrong with a field: the rule's own words, and why. */
function fieldSentence(error: FieldError): string {
  const { rules } = kitLabels().forms
  const said = rules[error.rule]
  const [known] = withReasons([error])
  const why = known?.message.split('. ').slice(1).join('. ')
  return [typeof said === 'function' ? said(error.limit ?? 0) : said, why].filter(Boolean).join('. ')
}

/** What is wrong with a row, in a sentence. */
export function errorSentence({ head, problem, given = '' }: RowError): string {
  if (typeof problem !== 'string') return fieldSentence(problem)
  const choices = () => given.split(', ').map((choice) => cellIn(head, choice, language.get()))
  return textsNow(importMessages)(`import.errors.${problem}`, {
    given: problem === 'choice' ? choices().join(', ') : given,
  })
}

/** Why a row was not written. */
export function failureSentence(error: unknown, columns: readonly Column[]): string {
  if (error instanceof ApiError) {
    if (error.code === 'conflict') return textsNow(importMessages)('import.errors.conflict')
    if (error.code === 'validation' && error.errors.length > 0) {
      return error.errors
        .map((one) => `${headIn(headAt(columns, one.path, allLanguages), language.get())}: ${fieldSentence(one)}`)
        .join(' ')
    }
  }
  return failureText(error) ?? ''
}
