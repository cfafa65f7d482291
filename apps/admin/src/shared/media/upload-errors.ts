import { ApiError } from '@kiosk-admin/api-client'
import { failureText } from '../failures/failures'
import { knownReasonIn } from '../failures/reasons'
import { getMessages } from '../i18n/i18n'
import { uploadMessages } from './upload-messages'

/** A proxy answered: errors of the server have the id of their request. */
const isRefusedByProxy = ({ status, requestId }: ApiError) => status === 413 && requestId === undefined

/** Whether a retry with the same file would fail again. */
export const isPermanentUploadProblem = (error: unknown): boolean =>
  error instanceof ApiError &&
  (isRefusedByProxy(error) ||
    ['unsupported_type', 'too_large', 'content_mismatch', 'too_many_pixels', 'validation', 'access_denied'].includes(
      error.code,
    ))

/** Returns the message for a rejected upload; `undefined` for generic errors. */
export function uploadProblem(error: unknown): string | undefined {
  const t = getMessages(uploadMessages)
  if (!(error instanceof ApiError)) return undefined
  if (isRefusedByProxy(error)) return t('uploadErrors.proxy')
  switch (error.code) {
    case 'unsupported_type':
      return knownReasonIn(error.errors) ?? t('uploadErrors.type')
    case 'too_large':
      return t('uploadErrors.size')
    case 'content_mismatch':
      return knownReasonIn(error.errors) ?? t('uploadErrors.content')
    case 'too_many_pixels':
      return t('uploadErrors.pixels')
    case 'quota_full':
      return t('uploadErrors.quota')
    case 'storage_full':
      return t('uploadErrors.room')
    default:
      return failureText(error)
  }
}
