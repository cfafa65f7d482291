import { ApiError } from '@kiosk-admin/api-client'
import { failureText } from '../../failures/failures'
import { textsNow } from '../../i18n/i18n'
import { toastError } from '../../toasts/toasts'
import { contentMessages } from '../messages'

/** A change that showed at once was taken back: why, and that all is as it was, where the server said so. */
export function toastNotChanged(error: unknown) {
  const refused = error instanceof ApiError && error.code !== 'network' && error.code !== 'timeout'
  const why = failureText(error)
  // the catalogue's own sentence is said as it stands there
  const isCatalogue = why === failureText(undefined)
  if (why)
    toastError(
      refused && !isCatalogue ? textsNow(contentMessages)('content.notChanged', { why: why.replace(/\.$/, '') }) : why,
    )
}
