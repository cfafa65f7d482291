import { usage } from '../../errors'
import type { Area, AreaByType, TypeNumber } from './areas'
import { type AreaAccess, del, get, manyRecordsBytes, ofMall, post, put } from './call'
import { contentStatus, stateFilters, visibility } from './content-status'
import { describeFields } from './field-descriptions'
import { id, languageCode, repeated, status, text } from './fields'
import {
  choiceFilters,
  contentPaging,
  fieldFilters,
  listQuery,
  numberFromText,
  pageOf,
  type SortKind,
  selectsPage,
  skipping,
  sortsOf,
} from './list'
import { importResult, importRows, manyFields, manyIds, manyStatuses } from './many-records'
import { common, reverted } from './stored-record'
import { optionalOf } from './walk'
import * as z from './zod'

export type Shape = Record<string, z.ZodMiniType>

/** The languages of texts that lists omit, by field. */
export const writtenIn = z.record(z.string(), z.array(languageCode))

/** A count on the dashboard: all records of a kind, or a part of them. */
export type TileSpec = {
  /** The records that it counts. @default all of the kind */
  only?: { type?: TypeNumber; kind?: string }
  /** Required area; read permission shows the tile. @default the area of the kind */
  area?: Area
}

type Spec<
  S extends Shape,
  R extends string,
  P extends string,
  L extends Shape,
  G extends Record<string, Gathered>,
  O extends boolean,
  V extends boolean,
  T extends Record<string, TileSpec>,
> = {
  /** Name in URLs, `/Offer/{id}`; with a lower-case first letter in the store and in publications. */
  resource: R
  /** Name of its calls in the client: `client.offers`. */
  plural: P
  area: Area | AreaByType
  /** The fields that staff edit. */
  fields: S
  /** Validation of several fields together. */
  checks?: z.core.$ZodCheck<z.output<z.ZodMiniObject<S, z.core.$strip>>>[]
  /** Long fields, which lists omit and pages include on request. */
  notInList?: (keyof S)[]
  /** Records of another kind that belong to it and are included in its list. */
  alsoListed?: G
  /** Further filters of the list. */
  listQuery?: L
  /** References by which the list is sorted and searched, too: by the names of these records. @default none */
  sortedByName?: readonly (keyof S & string)[]
  /** Has an order that staff can change by dragging. */
  ordered?: O
  /** Fields that divide an ordered kind into levels, each numbered from 1. @default one level */
  level?: readonly (keyof S & string)[]
  /** Has one call, POST /R/{id}, instead of create and replace. */
  saved?: V
  /** Dotted path of the last day; after it the record is no longer published. @default endDate, if it has one */
  lastDay?: string
  /** Dotted path of the first day. @default startDate, if it has one */
  firstDay?: string
  /** Whether visitors see it before its first day, too. @default false */
  announced?: boolean
  /** Dotted path of the time at which a record of one day begins; two hours later it has ended. @default none */
  startTime?: string
  /** Dotted path of the record that it belongs to; without it visitors do not see it. @default none */
  owner?: string
  /** Dotted path of the stations that show it; `null` for all of them. @default none: all of them */
  stations?: string
  /** Dotted path of the choice of times: with `timeRange` those of `timing` apply. @default none: it shows all day */
  show?: string
  /** Dotted path of hours of the day, weekdays and dates. @default none */
  timing?: string
  /** Columns of exported and imported files, in order. @default neither export nor import */
  rows?: readonly ((keyof S & string) | 'contentStatus')[]
  /** Tiles on the dashboard, by name. @default none */
  tiles?: T
  /** Whether records can be copied to another mall. @default false */
  portable?: boolean
  /** Whether it has its own page on the kiosk and in the preview. @default false */
  page?: boolean
}

/**
 * A kind of content: its fields, its area and the family of calls that every kind has.
 * A new kind needs one of these, a feature in the admin, and its messages.
 */
export function contentType<
  S extends Shape,
  const R extends string,
  const P extends string,
  L extends Shape = Record<never, never>,
  G extends Record<string, Gathered> = Record<never, never>,
  const O extends boolean = false,
  const V extends boolean = false,
  const T extends Record<string, TileSpec> = Record<never, never>,
>(spec: Spec<S, R, P, L, G, O, V, T>) {
  const { resource, area, checks = [] } = spec
  const fields = z.object(spec.fields)
  const body = checks.length > 0 ? fields.check(...checks) : fields
  const record = z.object({ ...common, ...spec.fields })
  const alsoListed = spec.alsoListed ?? ({} as G)
  const listed = z.object({
    ...common,
    ...spec.fields,
    contentStatus,
    visibility,
    writtenIn: z.optional(writtenIn),
    ...schemasOf(alsoListed),
  })
  const long = spec.notInList?.map((name) => [name, optionalOf(spec.fields[name] as z.ZodMiniType)]) ?? []
  const inList = z.object({ ...listed.shape, ...Object.fromEntries(long) }) as typeof listed
  const type = lowerFirst(resource)
  const read: AreaAccess = { area, verb: 'read' }
  const write: AreaAccess = { area, verb: 'write' }
  const path = `/${resource}`
  const { createdAt, updatedAt } = common
  const sorts: Record<string, SortKind> = {
    ...sortsOf({ ...spec.fields, createdAt, updatedAt }),
    ...Object.fromEntries(spec.sortedByName?.map((name) => [name, 'name' as const]) ?? []),
    contentStatus: 'state',
  }
  const sortNames = Object.keys(sorts) as ((keyof S & string) | 'createdAt' | 'updatedAt' | 'contentStatus')[]
  // without filters of its own the object is empty, as in its type
  const firstDay = spec.firstDay ?? ('startDate' in spec.fields ? 'startDate' : undefined)
  const lastDay = spec.lastDay ?? ('endDate' in spec.fields ? 'endDate' : undefined)
  const pictures = describeFields({ body: fields }).flatMap(({ name, mediaKind }) =>
    mediaKind === 'Image' ? name : [],
  )
  const filters = {
    mallId: id(),
    ...listQuery(sortNames),
    ...stateFilters,
    ...fieldFilters({ firstDay, lastDay, pictures }),
    ...choiceFilters(spec.fields),
    ...(spec.listQuery ?? ({} as L)),
  }

  return {
    resource,
    /** Name of the kind in the store and in publications: `offer`. */
    type,
    plural: spec.plural,
    area,
    /** The fields that staff edit. */
    body,
    record,
    listed: inList,
    alsoListed: alsoListed as Record<string, Gathered>,
    ordered: (spec.ordered ?? false) as O,
    level: (spec.level ?? []) as readonly string[],
    saved: (spec.saved ?? false) as V,
    lastDay,
    firstDay,
    /** The fields that reference a picture. */
    pictures,
    announced: spec.announced ?? false,
    startTime: spec.startTime,
    owner: spec.owner,
    stations: spec.stations,
    show: spec.show,
    timing: spec.timing,
    rows: spec.rows as readonly string[] | undefined,
    tiles: (spec.tiles ?? {}) as T,
    portable: spec.portable ?? false,
    page: spec.page ?? false,
    /** The long fields, which lists omit. */
    notInList: (spec.notInList ?? []) as string[],
    fieldNames: Object.keys(spec.fields) as (keyof S & string)[],
    /** The fields that lists can be sorted by. */
    sorts,
    calls: {
      list: get({
        name: `${type}.list` as const,
        path,
        access: read,
        query: z.object(filters),
        answer: z.array(inList),
      }),
      page: get({
        name: `${type}.page` as const,
        path,
        access: read,
        selectedBy: selectsPage,
        query: z.object({ ...filters, ...contentPaging }),
        answer: pageOf(inList),
      }),
      ids: get({
        name: `${type}.ids` as const,
        path: `${path}/Ids`,
        access: read,
        query: z.object({ ...filters, ...skipping, limit: z.optional(numberFromText(1, 1_000_000)) }),
        answer: z.array(id()),
      }),
      options: get({
        name: `${type}.options` as const,
        path: `${path}/Options`,
        access: { area, verb: 'read', orReferring: true },
        query: ofMall,
        answer: z.array(option),
      }),
      get: get({
        name: `${type}.get` as const,
        path: `${path}/{id}`,
        access: read,
        params: z.object({ id: id() }),
        answer: record,
      }),
      create: post({
        name: `${type}.create` as const,
        path,
        access: write,
        query: ofMall,
        body: z.intersection(z.object({ id: z.optional(id()) }), body),
        answer: record,
        fails: ['conflict'],
      }),
      replace: put({
        name: `${type}.replace` as const,
        path: `${path}/{id}`,
        access: write,
        params: z.object({ id: id() }),
        body,
        answer: record,
        ifMatch: true,
      }),
      /** Present for every kind, but routed only for kinds that have it instead of create and replace. */
      save: post({
        name: `${type}.save` as const,
        path: `${path}/{id}`,
        access: write,
        params: z.object({ id: id() }),
        query: ofMall,
        body: z.intersection(z.object({ version: z.optional(common.version) }), body),
        answer: record,
        fails: ['conflict'],
      }),
      remove: del({
        name: `${type}.remove` as const,
        path,
        access: write,
        query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
        answer: z.object({
          ids: z.array(id()),
          conflicts: z.array(z.object({ id: id(), current: record })),
        }),
      }),
      usage: get({
        name: `${type}.usage` as const,
        path: `${path}/Usage`,
        access: read,
        query: z.object({ id: repeated(id()) }),
        answer: z.array(usage),
      }),
      copy: post({
        name: `${type}.copy` as const,
        path: `${path}/{id}/Copy`,
        access: write,
        params: z.object({ id: id() }),
        /** `name` is in `language`, else in the mall's first; names in other languages are marked as copies. */
        body: z.object({ mallId: z.optional(id()), name: z.optional(text()), language: z.optional(languageCode) }),
        answer: record,
      }),
      /** Also of a record in the trash, so it names the mall. */
      revert: post({
        name: `${type}.revert` as const,
        path: `${path}/{id}/Revert`,
        access: write,
        params: z.object({ id: id() }),
        query: ofMall,
        answer: reverted(record),
        ifMatch: true,
      }),
      status: put({
        name: `${type}.status` as const,
        path: `${path}/Status`,
        access: write,
        query: ofMall,
        body: manyStatuses,
        answer: z.array(record),
      }),
      fields: put({
        name: `${type}.fields` as const,
        path: `${path}/Fields`,
        access: write,
        maxBytes: manyRecordsBytes,
        query: ofMall,
        body: manyFields,
        answer: z.array(record),
        fails: ['conflict'],
      }),
      restore: post({
        name: `${type}.restore` as const,
        path: `${path}/Restore`,
        access: write,
        query: ofMall,
        body: manyIds,
        answer: z.array(record),
      }),
      import: post({
        name: `${type}.import` as const,
        path: `${path}/Import`,
        access: write,
        maxBytes: manyRecordsBytes,
        query: z.object({ mallId: id(), dryRun: z.optional(z.enum(['true', 'false'])) }),
        body: importRows,
        answer: importResult,
      }),
      /** Present for every kind, but routed only for ordered ones. */
      order: put({
        name: `${type}.order` as const,
        path: `${path}/Order`,
        access: write,
        query: ofMall,
        body: manyIds,
        answer: manyIds,
      }),
    },
  }
}

/** Records of another kind that reference their owner in a field. */
export type Gathered<S extends z.ZodMiniType = z.ZodMiniType> = { type: string; by: string; schema: S }

export const gathered = <T extends { type: string; listed: z.ZodMiniType; fieldNames: string[] }>(
  { type, listed }: T,
  by: T['fieldNames'][number],
): Gathered<z.ZodMiniArray<T['listed']>> => ({ type, by, schema: z.array(listed) })

const schemasOf = <G extends Record<string, Gathered>>(all: G) =>
  Object.fromEntries(Object.entries(all).map(([name, { schema }]) => [name, schema])) as {
    [K in keyof G]: G[K]['schema']
  }

/** Names the level of a record: equal for records that are numbered together. */
export const levelOf = ({ level }: { level: readonly string[] }, record: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(level.map((field) => record[field] ?? null))

/** The short form of a record, for pickers. */
export const option = z.object({
  id: id(),
  name: z.unknown(),
  status,
  parentId: z.optional(z.nullable(id())),
  /** The mall of a group of users; `null` for one of the house. */
  mallId: z.optional(z.nullable(id())),
  thumbnailUrl: z.optional(z.nullable(z.string())),
})
/** An option of a picker: the short form of a record. */
export type Option = z.output<typeof option>

/** An end date is never before its start date. */
export const endNotBeforeStart = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => endDate >= startDate,
  { path: ['endDate'] },
)

function lowerFirst<S extends string>(text: S) {
  return (text.charAt(0).toLowerCase() + text.slice(1)) as Uncapitalize<S>
}
