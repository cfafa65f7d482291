import type { VisibilityRules } from '@kiosk-admin/api-client'
import { useMessages } from '../../i18n/i18n'
import { kitLabels } from '../../kit'
import { contentMessages } from '../messages'

/** Filter options for status, content status and what visitors see. */
export function useStateFilters({ firstDay, announced, lastDay, timing, owner }: VisibilityRules) {
  const t = useMessages(contentMessages)
  const labels = kitLabels().primitives.status
  const states = [
    ...(['shown', 'draft', 'inactive'] as const),
    ...(firstDay === undefined || announced ? [] : (['upcoming'] as const)),
    ...(lastDay === undefined ? [] : (['ended'] as const)),
    ...(timing === undefined ? [] : (['never'] as const)),
    ...(owner === undefined ? [] : (['owner'] as const)),
  ]
  return {
    status: (['Active', 'InActive'] as const).map((value) => ({ value, label: labels[value] })),
    contentStatus: (['unpublished', 'changed', 'published'] as const).map((value) => ({ value, label: labels[value] })),
    visibility: states.map((value) => ({ value, label: t(`content.visibility.${value}`) })),
  }
}
