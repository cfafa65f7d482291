import { type ContentType, contentTypes, type TypeNumber } from '@kiosk-admin/api-client'
import { listOptions, listRecords } from '../../db/content-lists'
import { findRecord, findRows, requireReached } from '../../db/find-rows'
import { requireAccessTo } from '../../db/kinds'
import { findMall, type MallRow, todayIn } from '../../db/malls'
import type { UserAuthority } from '../../db/people/authority'
import { type Data, recordOf } from '../../db/records'
import { listUsages } from '../../db/usages'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { contentTable, orderRecords, withoutPlace } from '../../store/content/content-table'
import { copyOf } from '../../store/content/copy-record'
import { importRows } from '../../store/import'
import type { Edits } from '../../store/table'
import { change, changeInMall, type WriteContext } from '../../store/transaction'
import { mayRefer, typesAllowed } from '../dispatch/access'
import type { FamilyHandlers, OwnHandlers } from '../dispatch/context'

type Handlers = FamilyHandlers & Pick<OwnHandlers, 'categoriesOfType'>

/** Routes of the call family that every content type has. */
export function contentRoutes(dependencies: Dependencies): Handlers {
  const { db } = dependencies

  const setFields = async (type: ContentType, context: WriteContext & { mall: MallRow }, edits: Edits) =>
    (await changeInMall(dependencies, context, (it) => contentTable(type).patch(it, edits))).map(recordOf)

  const listing = async (
    type: ContentType,
    { mall, now }: { mall: MallRow; now: Date },
    types?: TypeNumber[],
    filters = {},
  ) => listRecords(db, { type, mallId: mall.id, types }, todayIn(mall.time_zone, now), filters)

  return {
    list: (type) => async (context) => {
      const { mallId: _, ...filters } = context.query as Data
      const allowed = typesReadable(type, context.user)
      if (filters.type !== undefined && allowed?.includes(filters.type as TypeNumber) === false) {
        throw new HttpError('access_denied')
      }
      return listing(type, context, allowed, filters)
    },

    options:
      (type) =>
      async ({ mall, user }) => {
        const types = mayRefer(user.permissions, type.resource) ? undefined : typesReadable(type, user)
        return listOptions(db, { type, mallId: mall.id, types })
      },

    get:
      (type) =>
      async ({ params, user }) => {
        const row = await findRecord(db, type, params.id)
        if (!row) throw new HttpError('not_found')
        requireAccessTo(user.permissions, 'read', type.type, row.data)
        return recordOf(row)
      },

    create: (type) => async (context) => {
      const { id, ...fields } = withoutPlace(type, context.body as Data) as Data & { id?: string }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).create(it, fields, { id })))
    },

    replace: (type) => async (context) => {
      const { params, version, body } = context
      const replacement = { id: params.id, version, fields: withoutPlace(type, body as Data) }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).replace(it, replacement)))
    },

    save: (type) => async (context) => {
      const { version, ...fields } = withoutPlace(type, context.body as Data) as Data & { version?: number }
      const record = { id: context.params.id, version, fields }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).save(it, record)))
    },

    remove: (type) => async (context) => {
      const { query } = context
      return change(dependencies, context, (it) => contentTable(type).remove(it, query.id, query.version))
    },

    usage:
      (type) =>
      async ({ query, user }) => {
        const rows = (await findRows(db, 'content', query.id)).filter((row) => row.type === type.type)
        requireReached(rows, query.id, user.mallIds)
        for (const row of rows) requireAccessTo(user.permissions, 'read', type.type, row.data)
        return listUsages(db, query.id, user.permissions)
      },

    copy: (type) => async (context) => {
      const { params, body, user, now, mall } = context
      const row = await findRecord(db, type, params.id)
      const target = body.mallId ?? mall.id
      const into = user.mallIds.includes(target) ? await findMall(db, target) : undefined
      if (!row || !into) throw new HttpError('not_found')
      return changeInMall(dependencies, { user, now, mall: into }, async (it) => {
        const fields = copyOf(type, row, { from: mall.languages, mall: into, name: body.name })
        return recordOf(await contentTable(type).create(it, fields, { action: 'copy' }))
      })
    },

    status: (type) => async (context) => {
      const { ids, status } = context.body
      return setFields(type, context, { ids, set: { status } })
    },

    fields: (type) => (context) => setFields(type, context, context.body),

    restore: (type) => async (context) =>
      changeInMall(dependencies, context, (it) => contentTable(type).restore(it, context.body.ids)),

    order: (type) => async (context) => {
      const { ids } = context.body
      await changeInMall(dependencies, context, (it) => orderRecords(it, type, ids))
      return { ids }
    },

    import: (type) => async (context) => {
      const dryRun = context.query.dryRun === 'true'
      const { body, mall, user, now } = context
      const { signal } = context.request
      return changeInMall(dependencies, { user, now, mall, dryRun }, (it) =>
        importRows(body.rows, (row) => contentTable(type).import(it, row), signal),
      )
    },

    async categoriesOfType(context) {
      const type: ContentType = contentTypes.category
      const only = [context.params.type]
      if (typesReadable(type, context.user)?.includes(context.params.type)) {
        return listing(type, context, only)
      }
      if (!mayRefer(context.user.permissions, type.resource)) throw new HttpError('access_denied')
      return listOptions(db, { type, mallId: context.mall.id, types: only })
    },
  }
}

/** Types of items or categories that the user may read; `undefined` for kinds without types. */
const typesReadable = (type: ContentType, { permissions }: UserAuthority): TypeNumber[] | undefined =>
  typeof type.area === 'string' ? undefined : typesAllowed(permissions, type.area, 'read')
