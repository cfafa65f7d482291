import { ApiError, type FieldError } from '@kiosk-admin/api-client'
import { reasonNamed } from '@kiosk-admin/api-client/reasons'
import { textsNow } from '../i18n/i18n'
import { reasonMessages } from './reason-messages'

const PREFIX = 'Invalid value. '

/** Why a value is wrong, in the interface language; the server's own words where they are not known. */
function whyOf({ message }: FieldError): string | undefined {
  if (!message.startsWith(PREFIX)) return undefined
  const sentence = message.slice(PREFIX.length)
  const found = reasonNamed(sentence)
  // each text takes what its own sentence leaves open
  return found ? textsNow(reasonMessages)(`reasons.${found.name}`, found.params as never) : sentence
}

/** What the server found wrong with fields, its sentences in the interface language, for a form. */
export const withReasons = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => {
    const why = whyOf(error)
    return why ? { ...error, message: PREFIX + why } : error
  })

/** Why something was refused that no form asked for, such as a deletion. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'validation') return undefined
  return error.errors.map(whyOf).find((why) => why !== undefined)
}
