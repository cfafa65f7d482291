import {
  type ContentType,
  type calls,
  contentTypes,
  mallClock,
  type Option,
  type Permissions,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import { findRecord, findRows, requireReached } from '../../db/find-rows'
import { requireAccessTo } from '../../db/kinds'
import { languagesOf } from '../../db/lists/columns'
import { listOptions, listRecords, selectRecords, selectStates } from '../../db/lists/content-list'
import { inPageOrder, isSelective, type ListQuery, type Page } from '../../db/lists/page'
import { findMall, type MallRow, todayIn } from '../../db/malls'
import { permissionsIn } from '../../db/people/rights'
import { type Data, recordOf, revertedOf } from '../../db/records'
import { listUsages } from '../../db/usages'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { change, changeInMall, type WriteContext } from '../../store/change'
import { contentTable, orderRecords, withoutPlace } from '../../store/content/content-table'
import { copyOf } from '../../store/content/copy-record'
import { revertRecord } from '../../store/content/revert'
import { importRows } from '../../store/import'
import type { Edits } from '../../store/table'
import { mayRefer, typesAllowed } from '../dispatch/access'
import type { Context, FamilyHandlers, OwnHandlers } from '../dispatch/context'

type Handlers = FamilyHandlers & Pick<OwnHandlers, 'categoriesOfType' | 'categoriesOfTypePage'>

/** Routes of the call family that every content type has. */
export function contentRoutes(dependencies: Dependencies): Handlers {
  const { db } = dependencies

  const setFields = async (type: ContentType, context: WriteContext & { mall: MallRow }, edits: Edits) =>
    (await changeInMall(dependencies, context, (it) => contentTable(type).patch(it, edits))).map(recordOf)

  /** A page of a list, or the whole; `listOf` reads records with given ids, or all of them in the list's own order. */
  async function page<R extends { id?: unknown }>(
    reading: Reading,
    context: Pick<ListContext, 'mall' | 'now'>,
    list: ListQuery,
    listOf: (reading: Reading) => Promise<R[]>,
  ): Promise<Page<R>> {
    if (!isSelective(list)) {
      const data = await listOf(reading)
      return { data, nextCursor: null, total: data.length }
    }
    const { ids, ...rest } = await select(reading, context, list)
    return { data: inPageOrder(ids, await listOf({ ...reading, ids, filters: {} })), ...rest }
  }

  const select = ({ type, ...reading }: Reading, { mall, now }: Pick<ListContext, 'mall' | 'now'>, list: ListQuery) => {
    const today = todayIn(mall.time_zone, now)
    const languages = languagesOf(mall.languages, list.language)
    return selectRecords(db, { type, ...reading, sorts: type.sorts, today }, languages, list)
  }

  /** The states of records, if a list is sorted or filtered by them. */
  async function statesFor(
    type: ContentType,
    { mall, now }: Pick<ListContext, 'mall' | 'now'>,
    sort: readonly string[] = [],
    filters = {},
  ) {
    const names = [...sort.map((name) => name.replace('-', '')), ...Object.keys(filters)]
    if (!names.some((name) => name === 'contentStatus' || name === 'visibility')) return undefined
    return selectStates(db, { type, mallId: mall.id }, mallClock(now, mall.time_zone))
  }

  /** What a caller reads of a list. */
  async function readingOf(type: ContentType, { mall, now, permissions, query }: ListContext) {
    const { mallId: _, sort, q, language, limit, cursor, offset, longFields, ...filters } = query
    const types = typesReadable(type, permissions)
    if (filters.type !== undefined && types?.includes(filters.type as TypeNumber) === false) {
      throw new HttpError('access_denied')
    }
    const states = await statesFor(type, { mall, now }, sort, filters)
    return {
      reading: {
        ...{ type, mallId: mall.id, types, filters, languages: mall.languages, states },
        today: todayIn(mall.time_zone, now),
        longFields: longFields === 'true',
      },
      list: { sort, q, language, limit, cursor, offset },
    }
  }

  const listing = async (type: ContentType, context: ListContext) => {
    const { mall, now } = context
    const { reading, list } = await readingOf(type, context)
    return page(reading, context, list, (reading) => listRecords(db, reading, mallClock(now, mall.time_zone)))
  }

  /** Callers without the right to read categories get the short form. */
  const listingOfType = async (context: OfType): Promise<Page<Data | Option>> => {
    const { mall, now, permissions, params, query } = context
    const type: ContentType = contentTypes.category
    const { sort, q, language, limit, cursor, offset } = query
    const list = { sort, q, language, limit, cursor, offset }
    const states = await statesFor(type, { mall, now }, sort)
    const reading = { type, mallId: mall.id, types: [params.type], filters: { type: params.type }, states }
    if (typesReadable(type, permissions)?.includes(params.type)) {
      return page<Data | Option>(reading, context, list, (reading) =>
        listRecords(db, reading, mallClock(now, mall.time_zone)),
      )
    }
    if (!mayRefer(permissions, type.resource)) throw new HttpError('access_denied')
    return page<Data | Option>(reading, context, list, (reading) => listOptions(db, reading))
  }

  return {
    list: (type) => async (context) => (await listing(type, context)).data,

    page: (type) => (context) => listing(type, context),

    ids: (type) => async (context) => {
      const { reading, list } = await readingOf(type, context)
      return (await select(reading, context, list)).ids
    },

    options:
      (type) =>
      async ({ mall, permissions }) => {
        const types = mayRefer(permissions, type.resource) ? undefined : typesReadable(type, permissions)
        return listOptions(db, { type, mallId: mall.id, types })
      },

    get:
      (type) =>
      async ({ params, permissions }) => {
        const row = await findRecord(db, type, params.id)
        if (!row) throw new HttpError('not_found')
        requireAccessTo(permissions, 'read', type.type, row.data)
        return recordOf(row)
      },

    create: (type) => async (context) => {
      const { id, ...fields } = context.body as Data & { id?: string }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).create(it, fields, { id })))
    },

    replace: (type) => async (context) => {
      const { params, version, body } = context
      const replacement = { id: params.id, version, fields: withoutPlace(type, body as Data) }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).replace(it, replacement)))
    },

    save: (type) => async (context) => {
      const { version, ...body } = context.body as Data & { version?: number }
      const fields = version === undefined ? body : withoutPlace(type, body)
      const record = { id: context.params.id, version, fields }
      return recordOf(await changeInMall(dependencies, context, (it) => contentTable(type).save(it, record)))
    },

    revert: (type) => async (context) => {
      const { params, version } = context
      return revertedOf(
        await changeInMall(dependencies, context, (it) => revertRecord(it, type, { id: params.id, version })),
      )
    },

    remove: (type) => async (context) => {
      const { query } = context
      return change(dependencies, context, (it) => contentTable(type).remove(it, query.id, query.version))
    },

    usage:
      (type) =>
      async ({ query, user }) => {
        const rows = (await findRows(db, 'content', query.id)).filter((row) => row.type === type.type)
        requireReached(rows, query.id, user)
        for (const row of rows) {
          requireAccessTo(permissionsIn(user.rights, row.mall_id), 'read', type.type, row.data)
        }
        return listUsages(db, query.id, user.rights)
      },

    copy: (type) => async (context) => {
      const { params, body, user, origin, authorise, mall, permissions } = context
      const row = await findRecord(db, type, params.id)
      const target = body.mallId ?? mall.id
      const into = user.rights.malls.has(target) ? await findMall(db, target) : undefined
      if (!row || !into) throw new HttpError('not_found')
      // the right to create the copy may be in the other mall only
      requireAccessTo(permissions, 'read', type.type, row.data)
      return changeInMall(dependencies, { user, origin, authorise, mall: into }, async (it) => {
        const fields = copyOf(type, row, { from: mall.languages, mall: into, ...body })
        return recordOf(
          await contentTable(type).create(it, fields, { action: 'copy', details: { copiedFrom: row.id } }),
        )
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
      const { body, mall, user, origin, authorise } = context
      const { signal } = context.request
      return changeInMall(dependencies, { user, origin, authorise, mall, dryRun }, (it) =>
        importRows(body.rows, (row) => contentTable(type).import(it, row), signal),
      )
    },

    categoriesOfType: async (context) => (await listingOfType(context)).data,

    categoriesOfTypePage: (context) => listingOfType(context),
  }
}

type Reading = Parameters<typeof listRecords>[1] & { type: ContentType }
type ListContext = { mall: MallRow; now: Date; permissions: Permissions; query: ListQuery & Data }
type OfType = Pick<Context<typeof calls.categoriesOfType>, 'mall' | 'now' | 'permissions' | 'params'> & {
  query: ListQuery
}

/** Types of items or categories that the user may read; `undefined` for kinds without types. */
const typesReadable = (type: ContentType, permissions: Permissions): TypeNumber[] | undefined =>
  typeof type.area === 'string' ? undefined : typesAllowed(permissions, type.area, 'read')
