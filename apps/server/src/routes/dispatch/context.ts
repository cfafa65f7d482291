import type { Call, ContentType, calls, Option, peopleTypes, z } from '@kiosk-admin/api-client'
import type { SingleRecord } from '@kiosk-admin/api-client/internal'
import type { MallRow } from '../../db/malls'
import type { Authority, StationAuthority, UserAuthority } from '../../db/people/authority'
import type { Data, recordOf } from '../../db/records'

/** One call as its handler gets it: everything in it has been checked against the contract. */
export type Context<C extends Call> = {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  /** The version that the sender started from, for calls that require it. */
  version: number
  me: Authority
  /** The signed-in user. Throws in a handler of a call that allows anonymous callers. */
  user: UserAuthority
  station: StationAuthority
  /** The mall that the call is about, by its parameters or by the record that it names. */
  mall: MallRow
  now: Date
  request: Request
  /** Where the request came from. */
  address: string
}

/** Returns the `message` of the envelope, or a whole response for calls outside the envelope. */
export type Handler<C extends Call> = (context: Context<C>) => Promise<z.input<C['answer']> | Response>

/** A handler for every call that is not of the family: a missing one does not compile. */
export type OwnHandlers = {
  [K in Exclude<keyof typeof calls, 'categoriesOfType'>]: Handler<(typeof calls)[K]>
} & {
  categoriesOfType: (context: Context<typeof calls.categoriesOfType>) => Promise<Data[] | Option[]>
}

/** A stored record in a response. Its fields were validated by its schema when it was stored. */
type StoredRecord = ReturnType<typeof recordOf>

type Family = ContentType['calls']
export type FamilyName = keyof Family

type FamilyAnswers = Record<'get' | 'create' | 'replace' | 'save' | 'copy', StoredRecord> &
  Record<'status' | 'fields' | 'restore', StoredRecord[]> & {
    list: Data[]
    remove: { ids: string[]; conflicts: { id: string; current: StoredRecord }[] }
  }

/** A handler for every call of the family, once for all kinds of content. */
export type FamilyHandlers = {
  [K in FamilyName]: (
    type: ContentType,
  ) => (
    context: Context<Family[K]>,
  ) => Promise<K extends keyof FamilyAnswers ? FamilyAnswers[K] : z.input<Family[K]['answer']>>
}

type Single = SingleRecord['calls']
/** Handlers of single records. */
export type SingleHandlers = {
  [K in keyof Single]: (type: SingleRecord) => (context: Context<Single[K]>) => Promise<StoredRecord>
}

type HandlersOf<C> = { [K in keyof C]: C[K] extends Call ? Handler<C[K]> : never }
/** A handler for every call of users and groups. */
export type PeopleHandlers = { [T in keyof typeof peopleTypes]: HandlersOf<(typeof peopleTypes)[T]['calls']> }
