import type { ServerErrorCode } from '../../errors'
import type { Area, AreaByType, Verb } from './areas'
import { id } from './fields'
import * as z from './zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Required permission of a call.
 * - `open`: anyone; `session`: anyone signed in; `station`: a station, with its key
 * - `administrator`: writes users, groups and malls by a group of the house
 * - `publish`: may write in at least one area that is published; `preview`: may read one, or holds a preview link
 * - an area and a verb: the right of that name, in the mall of the call
 */
export type Access = 'open' | 'session' | 'station' | 'administrator' | 'publish' | 'preview' | AreaAccess
export type AreaAccess = {
  area: Area | AreaByType
  verb: Verb
  /** Also allow callers with this verb in an area with references to this one. */
  orReferring?: true
  /** Only by the group of the house: the call is about no mall that exists yet. */
  house?: true
}

/** Description of a call. The client's method, the server's route and its checks, and the OpenAPI document derive from it. */
export type Call<
  P extends z.ZodMiniType = z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  A extends z.ZodMiniType = z.ZodMiniType,
  N extends string = string,
> = {
  /** `offer.list`: the operation's id. */
  name: N
  method: Method
  /** `/Offer/{id}`, below the API's base address. */
  path: string
  access: Access
  params: P
  query: Q
  body: B
  /** Schema of `message` when `success` is true. */
  answer: A
  /** Requires the edited version of the record, as `If-Match`. */
  ifMatch?: true
  /**
   * Requires the password to be confirmed first (`session.confirm`): always; from the second person or station on that a
   * session removes, disables or gives a password within ten minutes; with `account`, also when it changes the username
   * or the e-mail address of the caller. Fails with `password_required`.
   */
  confirm?: 'always' | 'many' | 'account'
  /**
   * Query parameters that select this call over another one of the same method and path: any of them is enough. The page
   * of a list shares the list's path.
   */
  selectedBy?: readonly string[]
  /** Additional error codes, beyond those of its access and method. */
  fails?: readonly ServerErrorCode[]
  /** The response may be 304. */
  notModified?: true
  /** The answer is not wrapped in the envelope: the publication's bytes, a download. */
  raw?: true
  /** The body is multipart/form-data; each file is a part named `file`. */
  files?: 'one' | 'many'
  /** Maximum body size in bytes, for schemas without a bound. */
  maxBytes?: number
  /** Content types of a raw response other than JSON. */
  produces?: readonly string[]
}

/** Properties of a call that the client's types depend on. */
type Marks<I, F, D> = (I extends true ? { ifMatch: true } : unknown) &
  (F extends string ? { files: F } : unknown) &
  (D extends readonly string[] ? { produces: D } : unknown)

type Spec<N extends string, P, Q, B, A, I, F, D> = {
  name: N
  path: string
  access: Access
  params?: P
  query?: Q
  body?: B
  answer: A
  ifMatch?: I
  confirm?: 'always' | 'many' | 'account'
  selectedBy?: readonly string[]
  fails?: readonly ServerErrorCode[]
  notModified?: true
  raw?: true
  files?: F
  maxBytes?: number
  produces?: D
}

/** Maximum body size of bulk calls. Their records are parsed one after the other. */
export const manyRecordsBytes = 8 * 1024 * 1024

export const nothing = z.object({})
export type Nothing = typeof nothing

function make(method: Method) {
  return <
    const N extends string,
    A extends z.ZodMiniType,
    P extends z.ZodMiniType = Nothing,
    Q extends z.ZodMiniType = Nothing,
    B extends z.ZodMiniType = Nothing,
    I extends true | undefined = undefined,
    const F extends 'one' | 'many' | undefined = undefined,
    D extends readonly string[] | undefined = undefined,
  >(
    spec: Spec<N, P, Q, B, A, I, F, D>,
  ) =>
    ({
      ...spec,
      method,
      // a missing part is an empty object, as in its type parameter
      params: spec.params ?? (nothing as z.ZodMiniType as P),
      query: spec.query ?? (nothing as z.ZodMiniType as Q),
      body: spec.body ?? (nothing as z.ZodMiniType as B),
    }) as Call<P, Q, B, A, N> & Marks<I, F, D>
}

export const get = make('GET')
export const post = make('POST')
export const put = make('PUT')
export const del = make('DELETE')

export type Params<C extends Call> = z.input<C['params']>
export type Query<C extends Call> = z.input<C['query']>
export type Body<C extends Call> = z.input<C['body']>
export type Answer<C extends Call> = z.output<C['answer']>

/** Query and params of every call that belongs to one mall. */
export const ofMall = z.object({ mallId: id() })
