import { usage } from '../../errors'
import type { Area, AreaByType, TypeNumber } from './areas'
import { type AreaAccess, del, get, manyRecordsBytes, ofMall, post, put } from './call'
import { contentStatus, stateFilters } from './content-status'
import { type FieldFormat, facts, id, languageCode, type MediaKind, repeated, status, text } from './fields'
import { contentPaging, listQuery, numberFromText, pageOf, type SortKind, selectsPage, skipping, sortsOf } from './list'
import { importResult, importRows, manyFields, manyIds, manyStatuses } from './many-records'
import { common } from './stored-record'
import { defOf, optionalOf, unwrap } from './walk'
import * as z from './zod'

export type Shape = Record<string, z.ZodMiniType>

/** The languages of texts that lists omit, by field. */
export const writtenIn = z.record(z.string(), z.array(languageCode))

/** Metadata of a field for forms, tables and stores. */
export type FieldDescription = {
  name: string
  /** The type of its schema: `string`, `boolean`, `enum`, `array` … */
  type: string
  required: boolean
  localised: boolean
  rich: boolean
  writeOnly: boolean
  /** Default of a new record; undefined for required values. */
  initial: unknown
  /** Resource that it references, or that the entries of a list reference. */
  reference?: string
  /** The values of an enum. */
  values?: readonly string[]
  /** The allowed kind of files, for a field that references one. */
  mediaKind?: MediaKind
  maxLength?: number
  format?: FieldFormat
}

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
  /** Has one call, POST /R/{id}, instead of create and replace. */
  saved?: V
  /** Dotted path of the last day; after it the record is no longer published. @default endDate, if it has one */
  lastDay?: string
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
    kioskState: 'state',
  }
  const sortNames = Object.keys(sorts) as ((keyof S & string) | 'createdAt' | 'updatedAt' | 'kioskState')[]
  // without filters of its own the object is empty, as in its type
  const filters = { mallId: id(), ...listQuery(sortNames), ...stateFilters, ...(spec.listQuery ?? ({} as L)) }

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
    saved: (spec.saved ?? false) as V,
    lastDay: spec.lastDay ?? ('endDate' in spec.fields ? 'endDate' : undefined),
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
        body: z.object({ mallId: z.optional(id()), name: z.optional(text()) }),
        answer: record,
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

/** Lists the fields of a kind with their metadata for forms, tables and stores. */
export function describeFields(type: { body: z.ZodMiniType }): FieldDescription[] {
  const shape = defOf(type.body).shape ?? {}
  return Object.entries(shape).map(([name, schema]) => {
    const inner = unwrap(schema)
    const fact = facts.get(inner) ?? facts.get(schema) ?? {}
    const { type: schemaType, entries, element } = defOf(inner)
    const reference = fact.reference ?? (element && facts.get(element)?.reference)
    return {
      name,
      type: schemaType,
      required: fact.localised === 'required' || !schema.safeParse(undefined).success,
      localised: fact.localised !== undefined,
      rich: fact.rich ?? false,
      writeOnly: fact.writeOnly ?? false,
      initial: schema.safeParse(undefined).data,
      ...(reference ? { reference } : {}),
      ...(entries ? { values: Object.values(entries) } : {}),
      ...(fact.mediaKind ? { mediaKind: fact.mediaKind } : {}),
      ...(fact.maxLength ? { maxLength: fact.maxLength } : {}),
      ...(fact.format ? { format: fact.format } : {}),
    }
  })
}

/** An end date is never before its start date. */
export const endNotBeforeStart = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => endDate >= startDate,
  { path: ['endDate'] },
)

function lowerFirst<S extends string>(text: S) {
  return (text.charAt(0).toLowerCase() + text.slice(1)) as Uncapitalize<S>
}
