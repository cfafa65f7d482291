import type { Call, ContentType, calls, Option, Permissions, peopleTypes } from '@kiosk-admin/api-client'
import type { SingleRecord } from '@kiosk-admin/api-client/internal'
import type * as z from '@kiosk-admin/api-client/zod'
import type { Page } from '../../db/lists/page'
import type { MallRow } from '../../db/malls'
import type { Authorise, Authority, StationAuthority, UserAuthority } from '../../db/people/authority'
import type { Data, recordOf } from '../../db/records'
import type { Origin } from '../../db/transaction'

/** The context of a handler: the request's data, validated against the contract. */
export type Context<C extends Call> = {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  /** The version that the sender edited, for calls that require it. */
  version: number
  me: Authority
  /** The signed-in user. Throws in a handler of a call that allows anonymous callers. */
  user: UserAuthority
  station: StationAuthority
  /** The mall of the call, from its parameters or from its record. */
  mall: MallRow
  /** The caller's permissions in that mall. */
  permissions: Permissions
  /** For handlers that write. Also for those that read for long. */
  authorise: Authorise
  /** The time at which the request was complete. */
  now: Date
  request: Request
  /** Network address of the caller. */
  address: string
  /** The caller's account, or the network of one without: for limits. */
  owner: string
  /** The same for the audit, with the browser. */
  origin: Origin
}

/** Returns the `message` of the envelope, or a whole response for calls outside the envelope. */
export type Handler<C extends Call> = (context: Context<C>) => Promise<z.input<C['answer']> | Response>

/** Handlers of all calls outside the families; a missing one does not compile. */
export type OwnHandlers = {
  [K in Exclude<keyof typeof calls, 'categoriesOfType' | 'categoriesOfTypePage'>]: Handler<(typeof calls)[K]>
} & {
  categoriesOfType: (context: Context<typeof calls.categoriesOfType>) => Promise<Data[] | Option[]>
  categoriesOfTypePage: (context: Context<typeof calls.categoriesOfTypePage>) => Promise<Page<Data | Option>>
}

/** A stored record in a response. Its fields were validated by its schema when it was stored. */
type StoredRecord = ReturnType<typeof recordOf>

type Family = ContentType['calls']
export type FamilyName = keyof Family

type RevertedRecord = { record: StoredRecord; before: StoredRecord }

type FamilyAnswers = Record<'get' | 'create' | 'replace' | 'save' | 'copy', StoredRecord> &
  Record<'status' | 'fields' | 'restore', StoredRecord[]> & {
    revert: RevertedRecord
    list: Data[]
    page: Page<Data>
    remove: { ids: string[]; conflicts: { id: string; current: StoredRecord }[] }
  }

/** Handlers of the call family of content types. */
export type FamilyHandlers = {
  [K in FamilyName]: (
    type: ContentType,
  ) => (
    context: Context<Family[K]>,
  ) => Promise<K extends keyof FamilyAnswers ? FamilyAnswers[K] : z.input<Family[K]['answer']>>
}

type Single = SingleRecord['calls']
export type SingleName = keyof Single
/** Handlers of single records. */
export type SingleHandlers = {
  [K in SingleName]: (
    type: SingleRecord,
  ) => (context: Context<Single[K]>) => Promise<K extends 'revert' ? RevertedRecord : StoredRecord>
}

type HandlersOf<C> = { [K in keyof C]: C[K] extends Call ? Handler<C[K]> : never }
/** Handlers of the call family of users and groups. */
export type PeopleHandlers = { [T in keyof typeof peopleTypes]: HandlersOf<(typeof peopleTypes)[T]['calls']> }
