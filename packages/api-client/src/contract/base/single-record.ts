import type { Area } from './areas'
import { get, ofMall, post, put } from './call'
import type { Shape } from './content-type'
import { integer } from './fields'
import { common, reverted } from './stored-record'
import * as z from './zod'

type Spec<S extends Shape, R extends string> = {
  resource: R
  area: Area
  /** The fields that staff edit. */
  fields: S
  /** Fields that staff read whose records depend on them, without the right to read the record. @default none */
  shared?: readonly (keyof S & string)[]
}

/**
 * A record that exists exactly once in a mall: stored, published and authorised as content, but neither created nor
 * deleted.
 */
export function singleRecord<S extends Shape, const R extends string>(spec: Spec<S, R>) {
  const { resource, area, shared = [] } = spec
  const type = (resource.charAt(0).toLowerCase() + resource.slice(1)) as Uncapitalize<R>
  const body = z.object(spec.fields)
  // before the first write it is empty and has version 0
  const record = z.object({ ...common, ...spec.fields, version: integer(0, 2_147_483_647) })
  const path = `/${resource}`
  return {
    resource,
    type,
    area,
    body,
    record,
    ordered: false,
    level: [] as readonly string[],
    saved: false,
    alsoListed: {},
    notInList: [] as string[],
    shared: shared as readonly string[],
    fieldNames: Object.keys(spec.fields) as (keyof S & string)[],
    calls: {
      get: get({
        name: `${type}.get` as const,
        path,
        access: { area, verb: 'read', ...(shared.length > 0 ? { orReferring: true } : {}) },
        query: ofMall,
        answer: record,
      }),
      replace: put({
        name: `${type}.replace` as const,
        path,
        access: { area, verb: 'write' },
        query: ofMall,
        body,
        answer: record,
        ifMatch: true,
      }),
      revert: post({
        name: `${type}.revert` as const,
        path: `${path}/Revert`,
        access: { area, verb: 'write' },
        query: ofMall,
        answer: reverted(record),
        ifMatch: true,
      }),
    },
  }
}
