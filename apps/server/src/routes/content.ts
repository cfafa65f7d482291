import {
  type Area,
  areaOf,
  type ContentType,
  contentTypes,
  may,
  type TypeNumber,
  type Verb,
} from '@kiosk-admin/api-client'
import type { UserAuthority } from '../db/authority'
import { type ContentRecord, createRecord, orderRecords, replaceRecord, saveRecord, setFields } from '../db/content'
import { copyRecord } from '../db/content-copy'
import { importRows } from '../db/content-import'
import { findRecord, findRecords, listOptions, listRecords } from '../db/content-read'
import { removeRecords, restoreRecords } from '../db/content-trash'
import type { Writer } from '../db/content-write'
import { findMall, type MallRow, todayIn } from '../db/malls'
import { type Data, recordOf } from '../db/records'
import { readableUsages, usagesOf } from '../db/references'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import { mayRefer, typesAllowed } from './access'
import type { Context, FamilyHandlers, OwnHandlers } from './context'

type Handlers = FamilyHandlers & Pick<OwnHandlers, 'categoriesOfType'>

/** The family of calls that every kind of content has, once for all of them. */
export function contentRoutes({ db, random, relay }: Seams): Handlers {
  const writerOf = (
    type: ContentType,
    mall: MallRow,
    { user, now }: Pick<Context<never>, 'user' | 'now'>,
  ): Writer<ContentType> => ({
    db,
    random,
    type,
    mall,
    by: user.user,
    now,
    allow: guard(type, user, 'write'),
  })

  /** Tells the open sockets, each record to those who may read its area. */
  function tell(type: ContentType, records: readonly Data[], { user }: { user: UserAuthority }) {
    const byPlace = Map.groupBy(records, (record) => `${record.mallId} ${areaOf(type.area, record.type as TypeNumber)}`)
    for (const [place, some] of byPlace) {
      const [mallId = '', area] = place.split(' ')
      const ids = some.map(({ id }) => String(id))
      relay.changed({ mallId, resource: type.resource, area: area as Area, ids, by: user.user })
    }
  }

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
        throw new Refusal('access_denied')
      }
      return (await listing(type, context, allowed, filters)) as never
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
        if (!row) throw new Refusal('not_found')
        guard(type, user, 'read')(row.data)
        return recordOf(row) as never
      },

    create: (type) => async (context) => {
      const record = await createRecord(writerOf(type, context.mall, context), context.body as Data)
      tell(type, [record], context)
      return record as never
    },

    replace: (type) => async (context) => {
      const { params, version, body } = context
      const record = await replaceRecord(writerOf(type, context.mall, context), params.id, version, body as Data)
      tell(type, [record], context)
      return record as never
    },

    save: (type) => async (context) => {
      const { params, body } = context
      const record = await saveRecord(writerOf(type, context.mall, context), params.id, body as Data)
      tell(type, [record], context)
      return record as never
    },

    remove:
      (type) =>
      async ({ query, user, now }) => {
        const remover = {
          db,
          random,
          type,
          by: user.user,
          now,
          allow: guard(type, user, 'write'),
          mallIds: user.mallIds,
          permissions: user.permissions,
        }
        const { ids, conflicts, removed } = await removeRecords(remover, query.id, query.version)
        tell(type, removed.map(recordOf), { user })
        return { ids, conflicts } as never
      },

    usage:
      (type) =>
      async ({ query, user }) => {
        const rows = await findRecords(db, type, query.id, user.mallIds)
        if (rows.length < new Set(query.id).size) throw new Refusal('not_found')
        for (const row of rows) guard(type, user, 'read')(row.data)
        return readableUsages(user.permissions, await usagesOf(db, query.id)).usedBy
      },

    copy: (type) => async (context) => {
      const { params, body, user, mall } = context
      const row = await findRecord(db, type, params.id)
      const target = body.mallId ?? mall.id
      const into = user.mallIds.includes(target) ? await findMall(db, target) : undefined
      if (!row || !into) throw new Refusal('not_found')
      const copy = await copyRecord(writerOf(type, into, context), row, mall.languages, body.name)
      tell(type, [copy], context)
      return copy as never
    },

    status: (type) => async (context) => {
      const { ids, status } = context.body
      return write(type, context, (writer) => setFields(writer, { ids, set: { status } }))
    },

    fields: (type) => async (context) => {
      const change = context.body
      return write(type, context, (writer) => setFields(writer, change))
    },

    restore: (type) => async (context) => write(type, context, (writer) => restoreRecords(writer, context.body.ids)),

    order: (type) => async (context) => {
      const { ids } = context.body
      await write(type, context, (writer) => orderRecords(writer, ids))
      return { ids }
    },

    import: (type) => async (context) => {
      const dryRun = context.query.dryRun === 'true'
      const { signal } = context.request
      const writer = writerOf(type, context.mall, context)
      const { records, ...answer } = await importRows(writer, context.body.rows, { dryRun, signal })
      tell(type, records, context)
      return answer
    },

    async categoriesOfType(context) {
      const type: ContentType = contentTypes.category
      const only = [context.params.type]
      if (typesReadable(type, context.user)?.includes(context.params.type)) {
        return (await listing(type, context, only)) as never
      }
      if (!mayRefer(context.user.permissions, type.resource)) throw new Refusal('access_denied')
      return (await listOptions(db, { type, mallId: context.mall.id, types: only })) as never
    },
  }

  async function write(
    type: ContentType,
    context: Pick<Context<never>, 'user' | 'now' | 'mall'>,
    work: (writer: Writer) => Promise<ContentRecord[]>,
  ) {
    const records = await work(writerOf(type, context.mall, context))
    tell(type, records, context)
    // a record's own fields are its schema's, which the store keeps without naming them
    return records as never
  }
}

/** Refuses a record whose area is closed to the user. */
const guard =
  (type: ContentType, { permissions }: UserAuthority, verb: Verb) =>
  (data: Data): void => {
    const area = areaOf(type.area, data.type as TypeNumber | undefined)
    if (!area || !may(permissions, area, verb)) throw new Refusal('access_denied')
  }

/** Which of its three types the user may read; absent for a kind without types. */
const typesReadable = (type: ContentType, { permissions }: UserAuthority): TypeNumber[] | undefined =>
  typeof type.area === 'string' ? undefined : typesAllowed(permissions, type.area, 'read')
