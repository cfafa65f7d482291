import type { Call, ContentType, ownCalls, peopleTypes, SingleRecord, z } from '@kiosk-admin/api-client'
import type { Authority, StationAuthority, UserAuthority } from '../db/authority'
import type { MallRow } from '../store/malls'

/** One call as its handler gets it: everything in it has been checked against the contract. */
export type Context<C extends Call> = {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
  /** The version that the sender started from, for calls that require it. */
  version: number
  me: Authority
  /** Whoever is signed in; asking for it where nobody need be is a mistake of the handler. */
  user: UserAuthority
  station: StationAuthority
  /** The mall that the call is about, by its parameters or by the record that it names. */
  mall: MallRow
  now: Date
  request: Request
  /** Where the request came from. */
  address: string
}

/** Gives what `message` holds; a call whose answer is outside the envelope gives the whole response. */
export type Handler<C extends Call> = (context: Context<C>) => Promise<z.input<C['answer']> | Response>

/** A handler for every call that is not of the family: a missing one does not compile. */
export type OwnHandlers = { [K in keyof typeof ownCalls]: Handler<(typeof ownCalls)[K]> }

type Family = ContentType['calls']
export type FamilyName = keyof Family
/** A handler for every call of the family, once for all kinds of content. */
export type FamilyHandlers = { [K in FamilyName]: (type: ContentType) => Handler<Family[K]> }

type Single = SingleRecord['calls']
/** The same for what a mall has exactly one of. */
export type SingleHandlers = { [K in keyof Single]: (type: SingleRecord) => Handler<Single[K]> }

type HandlersOf<C> = { [K in keyof C]: C[K] extends Call ? Handler<C[K]> : never }
/** A handler for every call of users and groups. */
export type PeopleHandlers = { [T in keyof typeof peopleTypes]: HandlersOf<(typeof peopleTypes)[T]['calls']> }
