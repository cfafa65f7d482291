import type { Area } from './areas'
import { get, ofMall, put } from './call'
import type { Shape } from './content-type'
import { integer } from './fields'
import { common } from './stored-record'
import * as z from './zod'

type Spec<S extends Shape, R extends string> = {
  resource: R
  area: Area
  /** The fields that staff edit. */
  fields: S
}

/**
 * A record that exists exactly once in a mall: stored, published and authorised as content, but neither created nor
 * deleted.
 */
export function singleRecord<S extends Shape, const R extends string>(spec: Spec<S, R>) {
  const { resource, area } = spec
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
    saved: false,
    lastDay: undefined,
    alsoListed: {},
    notInList: [] as string[],
    fieldNames: Object.keys(spec.fields) as (keyof S & string)[],
    calls: {
      get: get({
        name: `${type}.get` as const,
        path,
        access: { area, verb: 'read' },
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
    },
  }
}
