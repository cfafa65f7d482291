import { may } from '@kiosk-admin/api-client'
import { storedKinds } from '@kiosk-admin/api-client/internal'
import { findRecord } from '../../db/find-rows'
import { areaOfRecord } from '../../db/kinds'
import { permissionsIn } from '../../db/people/rights'
import type { Dependencies } from '../../dependencies'
import { userNow } from '../../store/change'
import type { OwnHandlers } from '../dispatch/context'

/** Broadcasts which users have which records open; nothing is stored. */
export const editingRoutes = ({ db, relay }: Dependencies): Pick<OwnHandlers, 'tellEditing'> => ({
  tellEditing: async (context) => {
    const { mall, body } = context
    const { resource, record: id, open } = body
    const { user } = await userNow(context, db)
    const kind = storedKinds.find((one) => one.resource === resource)
    const row = kind && (await findRecord(db, kind, id))
    const area = row && areaOfRecord(row.type, row.data)
    // Ignores records that the user may not change or that are not in this mall. This is no error: the client repeats
    // the message, and the record may have been deleted.
    if (row?.mall_id === mall.id && area && may(permissionsIn(user.rights, mall.id), area, 'write')) {
      relay.editing({ mallId: mall.id, resource, area, id, by: user.user, ...(open ? {} : { ended: true }) })
    }
    return {}
  },
})
