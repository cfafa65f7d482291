import { contentTypes } from '@kiosk-admin/api-client'
import { useActions } from '../../../data/content/use-actions'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { toastBulkFailure } from '../../../shared/content/list/use-bulk'
import { sourceOf, type Tenant } from '../../../shared/floor-plan/use-tenants'
import { useMessages } from '../../../shared/i18n/i18n'
import { kitLabels } from '../../../shared/kit'
import { toastDone } from '../../../shared/toasts/toasts'
import { mapMessages } from '../messages'

/** Returns a function that gives a tenant another area, with Undo; someone else's change is kept and reported. */
export function useMove() {
  const t = useMessages(mapMessages)
  const textIn = useLocalisedText()
  const moves = {
    1: useActions(contentTypes.item, sourceOf({ type: 1 })),
    2: useActions(contentTypes.item, sourceOf({ type: 2 })),
    3: useActions(contentTypes.item, sourceOf({ type: 3 })),
  }
  return async (tenant: Tenant, areaId: string) => {
    const { setFields } = moves[tenant.type]
    const put = async (version: number, to: string | null) => {
      const [updated] = await setFields([{ id: tenant.id, version, set: { areaId: to } }])
      return updated?.version ?? version
    }
    try {
      const version = await put(tenant.version, areaId)
      toastDone('updated', t('map.plan.moved', { name: textIn(tenant.name), areaId }), {
        label: kitLabels().primitives.undo,
        onSelect: () => void put(version, tenant.areaId).catch(toastBulkFailure),
      })
    } catch (error) {
      toastBulkFailure(error)
    }
  }
}
