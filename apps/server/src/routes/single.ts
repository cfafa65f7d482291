import { describeFields, type SingleRecord } from '@kiosk-admin/api-client'
import { saveRecord } from '../db/content'
import { findRecord } from '../db/content-read'
import type { MallRow } from '../db/malls'
import { type Data, recordOf } from '../db/records'
import { idOfOnly } from '../identity'
import type { Seams } from '../seams'
import type { SingleHandlers } from './context'

/** What a mall has exactly one of: there from the beginning, empty and of version 0. */
export function singleRoutes({ db, random, relay }: Seams): SingleHandlers {
  return {
    get:
      (type) =>
      async ({ mall }) => {
        const row = await findRecord(db, type, await idOfOnly(mall.id, type.resource))
        return (row ? recordOf(row) : await unwritten(type, mall)) as never
      },

    replace:
      (type) =>
      async ({ mall, user, now, version, body }) => {
        const id = await idOfOnly(mall.id, type.resource)
        const writer = { db, random, type, mall, by: user.user, now, allow: () => {} }
        // version 0 is nobody's: whoever comes first creates it
        const known = version === 0 ? {} : { version }
        const record = await saveRecord(writer, id, { ...(body as Data), ...known })
        relay.changed({ mallId: mall.id, resource: type.resource, area: type.area, ids: [id], by: user.user })
        return record as never
      },
  }
}

const unwritten = async (type: SingleRecord, mall: MallRow) => ({
  ...Object.fromEntries(describeFields(type).map(({ name, initial }) => [name, initial])),
  id: await idOfOnly(mall.id, type.resource),
  mallId: mall.id,
  version: 0,
  createdAt: mall.created_at.toISOString(),
  updatedAt: mall.updated_at.toISOString(),
  updatedBy: mall.updated_by,
})
