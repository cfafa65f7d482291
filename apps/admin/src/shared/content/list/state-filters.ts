import { type ContentType, kioskStates } from '@kiosk-admin/api-client'
import { useLanguage } from '../../i18n/language'
import { kitLabels } from '../../kit'

/** Filter options for status and kiosk state. */
export function useStateFilters({ lastDay }: Pick<ContentType, 'lastDay'>) {
  useLanguage()
  const labels = kitLabels().primitives.status
  const states = kioskStates.filter((state) => state !== 'ended' || lastDay !== undefined)
  return {
    status: (['Active', 'InActive'] as const).map((value) => ({ value, label: labels[value] })),
    contentStatus: states.map((value) => ({ value, label: labels[value] })),
  }
}
