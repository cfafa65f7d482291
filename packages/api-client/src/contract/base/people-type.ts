import type { Area } from './areas'
import { type AreaAccess, del, get, manyRecordsBytes, post, put } from './call'
import { option, type Shape } from './content-type'
import { id, integer, repeated, text } from './fields'
import { listQuery, pageOf, paging, type SortKind, selectsPage, sortsOf } from './list'
import { manyIds } from './many-records'
import { fieldError } from './rules'
import { common } from './stored-record'
import * as z from './zod'

const { mallId: _, ...ownCommon } = common

type Spec<
  S extends Shape,
  C extends Shape,
  A extends Shape,
  L extends Shape,
  R extends string,
  N extends keyof S & string,
> = {
  resource: R
  area: Area
  /** The fields that staff edit. */
  fields: S
  /** Fields that are only sent on create and never returned. */
  once: C
  /** Fields that the server adds or returns in another form. */
  answered: A
  /** Further filters of the list. */
  listQuery: L
  /** References by which the list is sorted and searched, too: by the names of these records. @default none */
  sortedByName?: readonly N[]
}

/**
 * A kind that belongs to no mall: users and groups. It has the calls of content, without a mall and without an order.
 */
export function peopleType<
  S extends Shape,
  C extends Shape,
  A extends Shape,
  L extends Shape,
  const R extends string,
  const N extends keyof S & string = never,
>({ resource, area, fields, once, answered, listQuery: filters, sortedByName = [] }: Spec<S, C, A, L, R, N>) {
  const type = (resource.charAt(0).toLowerCase() + resource.slice(1)) as Uncapitalize<R>
  const body = z.object(fields)
  const record = z.object({
    ...ownCommon,
    ...fields,
    ...answered,
    /** Whether the caller may change it: callers cannot change users or groups with more permissions than their own. */
    editable: z.boolean(),
  })
  const creation = z.object({ id: z.optional(id()), ...fields, ...once })
  const read: AreaAccess = { area, verb: 'read' }
  const write: AreaAccess = { area, verb: 'write' }
  const path = `/${resource}` as const
  const one = z.object({ id: id() })
  const { createdAt, updatedAt } = common
  const sorts: Record<string, SortKind> = {
    ...sortsOf({ ...fields, ...answered, createdAt, updatedAt }),
    ...Object.fromEntries(sortedByName.map((name) => [name, 'name' as const])),
  }
  const sortNames = Object.keys(sorts) as ((keyof (S & A) & string) | 'createdAt' | 'updatedAt')[]

  return {
    resource,
    type,
    area,
    body,
    creation,
    record,
    fieldNames: Object.keys(fields) as (keyof S & string)[],
    /** The fields that lists can be sorted by. */
    sorts,
    calls: {
      list: get({
        name: `${type}.list` as const,
        path,
        access: read,
        query: z.object({ ...listQuery(sortNames), ...filters }),
        answer: z.array(record),
      }),
      page: get({
        name: `${type}.page` as const,
        path,
        access: read,
        selectedBy: selectsPage,
        query: z.object({ ...listQuery(sortNames), ...filters, ...paging }),
        answer: pageOf(record),
      }),
      options: get({
        name: `${type}.options` as const,
        path: `${path}/Options`,
        access: { area, verb: 'read', orReferring: true },
        answer: z.array(option),
      }),
      get: get({
        name: `${type}.get` as const,
        path: `${path}/{id}`,
        access: read,
        params: one,
        answer: record,
      }),
      create: post({
        name: `${type}.create` as const,
        path,
        access: write,
        body: creation,
        answer: record,
        fails: ['conflict'],
      }),
      replace: put({
        name: `${type}.replace` as const,
        path: `${path}/{id}`,
        access: write,
        params: one,
        body,
        answer: record,
        ifMatch: true,
      }),
      remove: del({
        name: `${type}.remove` as const,
        path,
        access: write,
        confirm: 'many',
        query: z.object({ id: repeated(id()), version: z.optional(repeated(z.coerce.number())) }),
        answer: z.object({ ids: z.array(id()), conflicts: z.array(z.object({ id: id(), current: record })) }),
      }),
      copy: post({
        name: `${type}.copy` as const,
        path: `${path}/{id}/Copy`,
        access: write,
        params: one,
        body: z.object({ mallId: z.optional(id()), name: z.optional(text(64)) }),
        answer: record,
      }),
      fields: put({
        name: `${type}.fields` as const,
        path: `${path}/Fields`,
        access: write,
        maxBytes: manyRecordsBytes,
        body: z.object({ ...manyIds.shape, set: z.record(z.string(), z.unknown()) }),
        answer: z.array(record),
      }),
      restore: post({
        name: `${type}.restore` as const,
        path: `${path}/Restore`,
        access: write,
        body: manyIds,
        answer: z.array(record),
      }),
      import: post({
        name: `${type}.import` as const,
        path: `${path}/Import`,
        access: write,
        maxBytes: manyRecordsBytes,
        query: z.object({ dryRun: z.optional(z.enum(['true', 'false'])) }),
        body: z.object({ rows: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(1000)) }),
        answer: z.object({
          created: integer(0, 1000),
          updated: integer(0, 1000),
          errors: z.array(z.object({ row: integer(0, 1000), errors: z.array(fieldError) })),
        }),
      }),
    },
  }
}
