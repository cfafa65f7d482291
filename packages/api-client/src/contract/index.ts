import type { VisibilityRules } from '../visibility'
import type { Call } from './base/call'
import type { contentType } from './base/content-type'
import type * as z from './base/zod'
import * as calls from './calls/index'
import * as contentTypes from './content-types'
import * as peopleTypes from './people-types'
import * as singleRecords from './single-records'

/** Any of the content types. */
export type AnyContentType = (typeof contentTypes)[keyof typeof contentTypes]

type Named<R extends string> = { resource: R; type: Uncapitalize<R> }

/** A content type, for generic code. */
export type ContentType = Omit<ReturnType<typeof contentType>, 'resource' | 'type'> & Named<AnyContentType['resource']>

type Types = typeof contentTypes & typeof singleRecords & typeof peopleTypes

/** A stored record, as responses contain it: `RecordOf<'offer'>`. */
export type RecordOf<K extends keyof Types> = z.output<Types[K]['record']>
/** A record as its list returns it. */
export type ListedOf<K extends keyof typeof contentTypes> = z.output<(typeof contentTypes)[K]['listed']>
/** The editable fields of a record: the body of create and replace. */
export type BodyOf<K extends keyof Types> = z.input<Types[K]['body']>

/** Any single-record type, of which each mall has exactly one record. */
export type SingleRecord = (typeof singleRecords)[keyof typeof singleRecords]

/** The parts of a kind that the store needs. */
export type StoredKind = Pick<
  ContentType,
  'area' | 'body' | 'alsoListed' | 'ordered' | 'level' | 'saved' | 'notInList' | 'fieldNames'
> &
  VisibilityRules &
  Named<AnyContentType['resource'] | SingleRecord['resource']>

/** All types with drafts and publications: content types and single records. */
export const storedKinds: StoredKind[] = [...Object.values<StoredKind>(contentTypes), ...Object.values(singleRecords)]

/** All calls. */
export const allCalls: Call[] = [
  ...Object.values(calls),
  ...Object.values<ContentType>(contentTypes).flatMap(callsOf),
  ...Object.values(singleRecords).flatMap(({ calls }) => Object.values<Call>(calls)),
  ...Object.values(peopleTypes).flatMap(({ calls }) => Object.values<Call>(calls)),
]

/** The calls of a kind's family. */
function callsOf({ calls: { order, create, replace, save, ...calls }, ordered, saved }: ContentType): Call[] {
  return [...Object.values(calls), ...(saved ? [save] : [create, replace]), ...(ordered ? [order] : [])]
}

type CallsOf<T> = T extends { calls: infer C; ordered: infer O; saved: infer S }
  ? C[Exclude<keyof C, (O extends true ? never : 'order') | (S extends true ? 'create' | 'replace' : 'save')>]
  : T extends { calls: infer C }
    ? C[keyof C]
    : never

/** The union of all calls. */
export type AnyCall =
  | (typeof calls)[keyof typeof calls]
  | CallsOf<AnyContentType>
  | CallsOf<(typeof singleRecords)[keyof typeof singleRecords]>
  | CallsOf<(typeof peopleTypes)[keyof typeof peopleTypes]>
