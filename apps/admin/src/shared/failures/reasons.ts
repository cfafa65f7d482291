// Translates the server's reasons of invalid values.

import { ApiError, type FieldError } from '@kiosk-admin/api-client'
import { reasonNamed } from '@kiosk-admin/api-client/reasons'
import { messageOf } from '@kiosk-admin/ui/headless'
import { getMessages } from '../i18n/i18n'
import type { KitLabels } from '../kit'
import { reasonMessages } from './reason-messages'

const PREFIX = 'Invalid value. '

/** Translates a field error; unknown reasons stay in the server's words. */
function translateReason({ message }: FieldError): string | undefined {
  if (!message.startsWith(PREFIX)) return undefined
  const sentence = message.slice(PREFIX.length)
  const found = reasonNamed(sentence)
  // the parameters belong to the sentence found, which the type of the key does not show
  return found ? getMessages(reasonMessages)(`reasons.${found.name}`, found.params as never) : sentence
}

function withReason(error: FieldError): FieldError {
  const why = translateReason(error)
  return why ? { ...error, message: PREFIX + why } : error
}

/** Translates the server's field errors for a form. */
export const withReasons = (errors: readonly FieldError[]): FieldError[] => errors.map(withReason)

/** The text of a field error outside of a content form: the rule, and its reason. */
export const fieldErrorText = (error: FieldError, labels: KitLabels['forms']) => messageOf(withReason(error), labels)

/** Translates the first known reason among field errors. */
export function knownReasonIn(errors: readonly FieldError[]): string | undefined {
  const known = errors.find(({ message }) => message.startsWith(PREFIX) && reasonNamed(message.slice(PREFIX.length)))
  return known && translateReason(known)
}

/** Translates the first field error of a request that was not sent by a form, such as a deletion. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'validation') return undefined
  return error.errors.map(translateReason).find((why) => why !== undefined)
}
