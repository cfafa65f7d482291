import { type CallerOptions, type CallOptions, createCaller, type Download, type Input } from './caller'
import type { Answer, Body, Call, Params, Query } from './contract/base/call'
import { nothing } from './contract/base/call'
import * as contentTypes from './contract/content-types'
import { type AnyCall, allCalls } from './contract/index'

type Kinds = typeof contentTypes

/** Resources with a plural name; all others use their own name. */
const plurals = {
  area: 'areas',
  language: 'languages',
  mall: 'malls',
  mallStation: 'stations',
  mediaCategory: 'mediaCategories',
  publication: 'publications',
  site: 'sites',
  user: 'users',
  userGroup: 'userGroups',
  ...(Object.fromEntries(Object.values(contentTypes).map(({ type, plural }) => [type, plural])) as {
    [K in keyof Kinds as Kinds[K]['type']]: Kinds[K]['plural']
  }),
} as const

type Plurals = typeof plurals
type ByName = { [C in AnyCall as C['name']]: C }
type Name = keyof ByName
type Head<N extends string> = N extends `${infer R}.${string}` ? R : N
type Tail<N extends string> = N extends `${string}.${infer M}` ? M : never

/**
 * All calls of the contract by name: `offers.list`, `stations.key`; calls without a resource by their own (`login`).
 */
export type Resources = {
  [R in Head<Name> as R extends keyof Plurals ? Plurals[R] : R]: R extends Name
    ? NamedCall<ByName[R]>
    : { [N in Name as Head<N> extends R ? Tail<N> : never]: NamedCall<ByName[N]> }
}

/** Treats empty parts as absent. */
type Filled<T> = [T] extends [Record<string, never>] ? unknown : T

/** Parameters of the URL, and the version that a replacement requires. */
type Named<C extends Call> = Filled<Params<C>> &
  Filled<Query<C>> &
  (C extends { ifMatch: true } ? { version: number } : unknown)

type Rest<C extends Call> = C extends { files: 'one' }
  ? [file: File, options?: CallOptions]
  : C extends { files: 'many' }
    ? [files: readonly File[], options?: CallOptions]
    : [keyof Filled<Body<C>>] extends [never]
      ? [options?: CallOptions]
      : Record<never, never> extends Body<C>
        ? [body?: Body<C>, options?: CallOptions]
        : [body: Body<C>, options?: CallOptions]

type Arguments<C extends Call> = [keyof Named<C>] extends [never]
  ? Rest<C>
  : Record<never, never> extends Named<C>
    ? [] extends Rest<C>
      ? [named?: Named<C>, ...Rest<C>]
      : [named: Named<C>, ...Rest<C>]
    : [named: Named<C>, ...Rest<C>]

/** Parameters of the URL come first, then the body or files, then options, each only if the call has it. */
export type NamedCall<C extends Call> = (
  ...given: Arguments<C>
) => Promise<C extends { produces: readonly string[] } ? Download : Answer<C>>

/**
 * The typed client, with every call of the contract by name: `client.offers.list({ mallId })`,
 * `client.offers.replace({ id, version }, body)`.
 * @throws {ApiError} always and only
 */
export function createClient(options: CallerOptions = {}) {
  const caller = createCaller(options)
  const resources: Record<string, unknown> = {}
  for (const call of allCalls) {
    const [head = '', tail] = call.name.split('.')
    const name = head in plurals ? plurals[head as keyof Plurals] : head
    const method = methodOf(caller, call)
    resources[name] = tail === undefined ? method : { ...(resources[name] as object | undefined), [tail]: method }
  }
  return { ...caller, ...(resources as Resources) }
}

function methodOf(caller: ReturnType<typeof createCaller>, call: Call) {
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const hasNames = call.params !== nothing || call.query !== nothing || call.ifMatch
  return (...given: unknown[]) => {
    const { version, ...others } = {
      ...(hasNames ? (given.shift() as Record<string, unknown> | undefined) : undefined),
    }
    const named = Object.entries(call.ifMatch || version === undefined ? others : { ...others, version })
    const input = {
      params: Object.fromEntries(named.filter(([name]) => inPath.has(name))),
      query: Object.fromEntries(named.filter(([name]) => !inPath.has(name))),
      ...(call.ifMatch ? { version } : {}),
      ...(call.files ? { files: [given.shift()].flat() } : {}),
      ...(!call.files && call.body !== nothing ? { body: given.shift() ?? {} } : {}),
      ...(given.shift() as CallOptions | undefined),
    }
    // the method's type checks the input of each call; by name, all calls are alike
    return call.produces ? caller.download(call, input as Input<Call>) : caller.call(call, input as Input<Call>)
  }
}
