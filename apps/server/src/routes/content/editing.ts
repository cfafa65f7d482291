import { may, storedKinds } from '@kiosk-admin/api-client'
import type { Dependencies } from '../../dependencies'
import { findRecord } from '../../store/content/content-read'
import { areaOfRecord } from '../dispatch/access'
import type { OwnHandlers } from '../dispatch/context'

/** Who has which record open: told to the others, and stored nowhere. */
export const editingRoutes = ({ db, relay }: Dependencies): Pick<OwnHandlers, 'tellEditing'> => ({
  tellEditing: async ({ mall, user, body: { resource, record: id, open } }) => {
    const kind = storedKinds.find((one) => one.resource === resource)
    const row = kind && (await findRecord(db, kind, id))
    const area = row && areaOfRecord(row.type, row.data)
    // Nobody edits what they may not change, or what is not here. That is no failure: it is told again and again, and
    // the record may be deleted meanwhile.
    if (row?.mall_id === mall.id && area && may(user.permissions, area, 'write')) {
      relay.editing({ mallId: mall.id, resource, area, id, by: user.user, ...(open ? {} : { ended: true }) })
    }
    return {}
  },
})
