import { ApiError } from '@kiosk-admin/api-client'
import { failureText } from '../../failures/failures'
import { getMessages } from '../../i18n/i18n'
import { toastError } from '../../toasts/toasts'
import { contentMessages } from '../messages'

/** Reports a rolled-back optimistic change. */
export function toastNotChanged(error: unknown) {
  const refused = error instanceof ApiError && error.code !== 'network' && error.code !== 'timeout'
  const why = failureText(error)
  // the generic failure text is a sentence of its own
  const isCatalogue = why === failureText(undefined)
  if (why)
    toastError(
      refused && !isCatalogue
        ? getMessages(contentMessages)('content.notChanged', { why: why.replace(/\.$/, '') })
        : why,
    )
}
