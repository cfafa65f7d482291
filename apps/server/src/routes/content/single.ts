import { describeFields, may } from '@kiosk-admin/api-client'
import type { SingleRecord } from '@kiosk-admin/api-client/internal'
import { findRecord } from '../../db/find-rows'
import type { MallRow } from '../../db/malls'
import { type Data, recordOf, revertedOf } from '../../db/records'
import type { Dependencies } from '../../dependencies'
import { idOfSingleton } from '../../identity'
import { changeInMall } from '../../store/change'
import { contentTable } from '../../store/content/content-table'
import { revertRecord } from '../../store/content/revert'
import type { SingleHandlers } from '../dispatch/context'

/** Routes of single records, which exist in each mall from the beginning, empty and with version 0. */
export function singleRoutes(dependencies: Dependencies): SingleHandlers {
  const { db } = dependencies
  return {
    get:
      (type) =>
      async ({ mall, permissions }) => {
        const row = await findRecord(db, type, await idOfSingleton(mall.id, type.resource))
        const empty = await emptyRecord(type, mall)
        if (!row) return empty
        const record = recordOf(row)
        if (may(permissions, type.area, 'read')) return record
        return { ...empty, ...Object.fromEntries(type.shared.map((name) => [name, row.data[name]])) }
      },

    replace: (type) => async (context) => {
      const { mall, version, body } = context
      const id = await idOfSingleton(mall.id, type.resource)
      // version 0 is not stored: the first writer creates the record
      const known = version === 0 ? {} : { version }
      const record = { id, ...known, fields: body as Data }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).save(it, record)))
    },

    revert: (type) => async (context) => {
      const { mall, version } = context
      const id = await idOfSingleton(mall.id, type.resource)
      return revertedOf(await changeInMall(dependencies, context, (it) => revertRecord(it, type, { id, version })))
    },
  }
}

const emptyRecord = async (type: SingleRecord, mall: MallRow) => ({
  ...Object.fromEntries(describeFields(type).map(({ name, initial }) => [name, initial])),
  id: await idOfSingleton(mall.id, type.resource),
  mallId: mall.id,
  version: 0,
  createdAt: mall.created_at.toISOString(),
  updatedAt: mall.updated_at.toISOString(),
  updatedBy: mall.updated_by,
})
