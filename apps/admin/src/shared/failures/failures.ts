// Texts and toasts for failed calls.

import { ApiError } from '@kiosk-admin/api-client'
import { nounIn } from '../feature/known-features'
import { getMessages, messagesLoaded } from '../i18n/i18n'
import { language } from '../i18n/language'
import { textIn } from '../i18n/localised'
import { toastError } from '../toasts/toasts'
import { failureMessages } from './failure-messages'

/** Maximum number of usages to name in a failure message. */
const maxNames = 5

/** Formats usages: "Rask Sko (Shop or company), Shoes (Category) and 9 others". */
function formatUsages({ usedBy, hiddenUses }: Pick<ApiError, 'usedBy' | 'hiddenUses'>): string {
  const code = language.get()
  const named = usedBy
    .slice(0, maxNames)
    .map(({ name, resource }) => `${textIn(name, code)} (${nounIn(code, resource)})`)
  const where = named.join(', ')
  const count = usedBy.length - named.length + hiddenUses
  return count > 0 ? getMessages(failureMessages)('failures.andMore', { where, count }) : where
}

/** Returns a message for an error; `undefined` for errors that the page itself handles. */
export function failureText(error: unknown): string | undefined {
  const t = getMessages(failureMessages)
  if (!(error instanceof ApiError)) return t('failures.any')
  switch (error.code) {
    case 'unauthenticated':
    case 'access_denied':
    case 'aborted':
    case 'password_required':
      return undefined
    case 'network':
      return t('failures.network')
    case 'not_found':
      return t('failures.notFound')
    case 'in_use':
      return t('failures.inUse', { where: formatUsages(error) })
    case 'rate_limited':
      return t('failures.rateLimited')
    case 'body_too_large':
      return t('failures.tooLarge')
    case 'unavailable':
      return t('failures.unavailable')
    default:
      return t('failures.any')
  }
}

async function toastReason(error: ApiError) {
  const { reasonOf } = await import('./reasons')
  await messagesLoaded()
  toastError(reasonOf(error) ?? getMessages(failureMessages)('failures.any'))
}

/** Shows a toast for a failed action. */
export function toastFailure(error: unknown) {
  if (error instanceof ApiError && error.code === 'validation') {
    // validation messages are large and rare, so they load on demand
    void toastReason(error)
    return
  }
  const text = failureText(error)
  if (text) toastError(text)
}
