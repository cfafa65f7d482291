import { ApiError } from '@kiosk-admin/api-client'
import { nounIn } from '../feature/known-features'
import { textsNow } from '../i18n/i18n'
import { language } from '../i18n/language'
import { textIn } from '../i18n/localised'
import { toastError } from '../toasts/toasts'
import { failureMessages } from './failure-messages'

/** More names than these say less. */
const mostNamed = 5

/** What uses a record, by name and kind: "Rask Sko (Shop or company), Shoes (Category) and 9 others". */
function wherever({ usedBy, hiddenUses }: Pick<ApiError, 'usedBy' | 'hiddenUses'>): string {
  const code = language.get()
  const named = usedBy
    .slice(0, mostNamed)
    .map(({ name, resource }) => `${textIn(name, code)} (${nounIn(code, resource)})`)
  const where = named.join(', ')
  const count = usedBy.length - named.length + hiddenUses
  return count > 0 ? textsNow(failureMessages)('failures.andMore', { where, count }) : where
}

/** Why something was not done, in a sentence; nothing for what the whole page already answers. */
export function failureText(error: unknown): string | undefined {
  const t = textsNow(failureMessages)
  if (!(error instanceof ApiError)) return t('failures.any')
  switch (error.code) {
    case 'unauthenticated':
    case 'access_denied':
    case 'aborted':
      return undefined
    case 'network':
      return t('failures.network')
    case 'not_found':
      return t('failures.notFound')
    case 'in_use':
      return t('failures.inUse', { where: wherever(error) })
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

/** An action failed: said once, in the corner. */
export function toastFailure(error: unknown) {
  if (error instanceof ApiError && error.code === 'validation') {
    // its sentences are many, and seldom said: they are no part of every screen
    void import('./reasons').then(({ reasonOf }) =>
      toastError(reasonOf(error) ?? textsNow(failureMessages)('failures.any')),
    )
    return
  }
  const text = failureText(error)
  if (text) toastError(text)
}
