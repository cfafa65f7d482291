import { type Call, check, errorStatuses, type Permissions } from '@kiosk-admin/api-client'
import { allCalls, bodyLimit } from '@kiosk-admin/api-client/internal'
import type { Hono, Context as HonoContext } from 'hono'
import { findMall, findMallOfStation, type MallRow } from '../../db/malls'
import { type Authorise, type Authority, authenticate, findAuthority } from '../../db/people/authority'
import { permissionsIn } from '../../db/people/rights'
import { DatabaseUnavailable, retryAfterSeconds } from '../../db/unavailable'
import type { Db, Dependencies } from '../../dependencies'
import { errorMessages, HttpError } from '../../http-error'
import { newId } from '../../identity'
import { createBodyMemory } from '../../limits/body-memory'
import { createCallConcurrency } from '../../limits/call-concurrency'
import { createHeavyWorkLimiters } from '../../limits/heavy-work'
import { networkOf } from '../../limits/network'
import type { Account } from '../../limits/rate-limits'
import { isDiskFull } from '../../media/storage-space'
import { requireAccess, requireConfirmed } from './access'
import { readJson } from './body'
import type { Context, Handler } from './context'
import { createFloodLog } from './flood-log'
import { originOf } from './origin'

/** Request data that only the HTTP server has. */
export type Bindings = {
  /** The caller's network address; sign-in is limited by it. */
  address?: string
}
type Environment = { Bindings: Bindings; Variables: { requestId: string; call?: string } }
export type App = Hono<Environment>
export type Http = HonoContext<Environment>

/** A call with its handler, and a lookup of the mall for calls that have only the id of a record. */
export type Route = {
  call: Call
  handler: Handler<Call>
  mallOfRecord?: (id: string) => Promise<string | undefined>
}

/** Registers every call of the contract, with authorisation, validation and envelope. */
export function register(app: App, dependencies: Dependencies, routes: Map<string, Route>): void {
  const logFlood = createFloodLog(dependencies)
  app.use(async (c, next) => {
    const requestId = newId(dependencies.random, dependencies.clock.now())
    c.set('requestId', requestId)
    c.header('x-request-id', requestId)
    const began = performance.now()
    await next()
    const { call } = c.var
    const { status } = c.res
    const seconds = (performance.now() - began) / 1000
    dependencies.metrics?.called({ call, status, seconds })
    // successful reads are not logged
    if (status === errorStatuses.rate_limited) logFlood({ requestId, call, address: c.env?.address })
    else if (call && (c.req.method !== 'GET' || status >= 400)) {
      dependencies.log.info('A call', { requestId, call, status, ms: Math.round(seconds * 1000) })
    }
  })
  const limiterOf = createHeavyWorkLimiters(dependencies.setTimer)
  const concurrency = createCallConcurrency(dependencies.rateLimits, dependencies.setTimer)
  const bodies = createBodyMemory()
  for (const call of allCalls.toSorted(bySelection)) {
    const route = routes.get(call.name)
    if (!route) throw new Error(`No handler for ${call.name}`)
    const limit = takesJson(call) ? bodyLimit(call) : 0
    const many = call.maxBytes !== undefined
    const run = limiterOf(call)
    const path = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(call.method, path, async (c, next) => {
      // `/Category/{type}` and `/Category/{id}` are distinguished by their parameters' schemas
      const params = call.params.safeParse(c.req.param())
      if (!isSelected(call, c)) return next()
      if (params.success) c.set('call', call.name)
      if (!params.success) return next()
      const address = c.env?.address ?? ''
      const inProgress = <T>(work: () => Promise<T>) => concurrency.run(call, credentialOf(c), address, work)
      const admitted = await inProgress(() => admit(c, dependencies, route, params.data, address))
      // a body arrives as slowly as its sender likes: nothing that others wait for is held meanwhile
      const body = bodies.ofOwner(ownerOf(admitted.me, address))
      try {
        const raw = takesJson(call) ? await readJson(c.req.raw, { bytes: limit, many, hold: body.hold }) : {}
        return await inProgress(() => answer(c, dependencies, { ...route, run }, admitted, raw))
      } finally {
        body.release()
      }
    })
  }
  app.notFound((c) => failed(c, new HttpError('not_found')))
  app.onError((error, c) => {
    if (error instanceof HttpError) return failed(c, error)
    if (error instanceof DatabaseUnavailable) {
      dependencies.log.warn('The database does not answer', { requestId: c.var.requestId, path: c.req.path, error })
      return failed(c, new HttpError('unavailable', { retryAfter: retryAfterSeconds }))
    }
    if (isDiskFull(error)) {
      dependencies.log.error('The disk is full', { requestId: c.var.requestId, path: c.req.path, error })
      return failed(c, new HttpError('storage_full'))
    }
    dependencies.log.error('A call failed', {
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      error,
    })
    return failed(c, new HttpError('internal'))
  })
}

/** A call that a parameter selects comes before the one that is meant without it. */
const bySelection = (one: Call, other: Call) => Number(!one.selectedBy) - Number(!other.selectedBy)

const isSelected = ({ selectedBy }: Call, c: Http) =>
  selectedBy === undefined || selectedBy.some((name) => c.req.query(name) !== undefined)

/** A call whose caller may make it, before its body is read. */
type Admitted = {
  params: unknown
  query: unknown
  me: Authority | undefined
  mall: MallRow | undefined
  address: string
}

async function admit(
  c: Http,
  dependencies: Dependencies,
  { call, mallOfRecord }: Route,
  params: unknown,
  address: string,
): Promise<Admitted> {
  const now = dependencies.clock.now()
  const me = await callerOf(c, dependencies, call, address, now)
  requireAccess(call.access, resourceOf(call), me)
  const query = checked(call.query, queryOf(c))
  const mall = await mallFor(dependencies.db, call, { ...(query as object), ...(params as object) }, me, mallOfRecord)
  if (mall) requireAccess(call.access, resourceOf(call), me, mall.id)
  return { params, query, me, mall, address }
}

type Running = Route & { run: ReturnType<ReturnType<typeof createHeavyWorkLimiters>> }

async function answer(
  c: Http,
  dependencies: Dependencies,
  { call, handler, run }: Running,
  admitted: Admitted,
  raw: unknown,
) {
  const { params, query, me, mall, address } = admitted
  // the body may have taken minutes
  const now = dependencies.clock.now()
  requireConfirmed(call, me, now)
  const version = call.ifMatch ? versionOf(c) : 0
  const body = checked(call.body, raw, mall)
  const owner = ownerOf(me, address)

  const context: Context<Call> = {
    params,
    query,
    body,
    version,
    authorise: authoriseIn(c, dependencies, call, mall),
    now,
    request: c.req.raw,
    address,
    owner,
    origin: originOf(c.req.raw, address),
    get me() {
      return present(me)
    },
    get user() {
      return ofKind(me, 'user')
    },
    get station() {
      return ofKind(me, 'station')
    },
    get mall() {
      return present(mall)
    },
    get permissions() {
      return permissionsOf(present(me), present(mall))
    },
  }
  const message = await run(owner, () => handler(context))
  return message instanceof Response ? withRequestId(c, message) : c.json({ success: true, message })
}

const credentialOf = (c: Http): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Identifies the caller and takes a token of their rate limit. */
export function callerOf(c: Http, dependencies: Dependencies, call: Call, address: string, now: Date) {
  const credential = credentialOf(c)
  const attempt = { action: call.method === 'GET' ? 'read' : 'write', credential, address, now } as const
  return dependencies.rateLimits.admit(attempt, accountOf, async () =>
    credential === undefined ? undefined : authenticate(dependencies, credential, now),
  )
}

function accountOf(me: Authority | undefined): Account | undefined {
  switch (me?.kind) {
    case 'user':
      return { kind: 'user', id: me.user.id }
    case 'station':
      return { kind: 'station', id: me.stationId }
    case 'preview':
      return { kind: 'preview', id: me.linkId }
    default:
      return undefined
  }
}

/** The owner of a share of the server: an account, or the network of a caller without one. */
function ownerOf(me: Authority | undefined, address: string): string {
  const account = accountOf(me)
  return account ? `${account.kind} ${account.id}` : networkOf(address)
}

/** Checks a caller again, by the same rules: rights may have been taken since the request began. */
export const authoriseIn =
  (c: Http, { settings, clock }: Dependencies, call: Call, mall: MallRow | undefined): Authorise =>
  async (db) => {
    const now = clock.now()
    const credential = credentialOf(c)
    const me = credential === undefined ? undefined : await findAuthority({ db, settings }, credential, now)
    requireAccess(call.access, resourceOf(call), me)
    if (mall && (!me || !reaches(me, mall.id))) throw new HttpError('not_found')
    requireAccess(call.access, resourceOf(call), me, mall?.id)
    return { me: present(me), now }
  }

const resourceOf = ({ path }: Call) => path.split('/')[1]

const queryOf = (c: Http) =>
  Object.fromEntries(Object.entries(c.req.queries()).map(([name, all]) => [name, all.length === 1 ? all[0] : all]))

/** Throws `not_found` for malls without access, so that their existence is not revealed. */
export async function mallFor(
  db: Db,
  call: Call,
  named: { mallId?: string; id?: string },
  me: Authority | undefined,
  mallOfRecord: Route['mallOfRecord'],
): Promise<MallRow | undefined> {
  const byRecord = mallOfRecord !== undefined && call.path.includes('{id}') && named.id !== undefined
  if (named.mallId === undefined && !byRecord) return undefined
  const mallId = named.mallId ?? (await mallOfRecord?.(named.id ?? ''))
  if (!mallId || !me || !reaches(me, mallId)) throw new HttpError('not_found')
  const mall = await (me.kind === 'station' ? findMallOfStation : findMall)(db, mallId)
  if (!mall) throw new HttpError('not_found')
  return mall
}

const reaches = (me: Authority, mallId: string): boolean =>
  me.kind === 'user' ? me.rights.malls.has(mallId) : me.mallId === mallId

function permissionsOf(me: Authority, mall: MallRow): Permissions {
  if (me.kind === 'user') return permissionsIn(me.rights, mall.id)
  return me.kind === 'preview' ? me.permissions : {}
}

// handlers read files as a stream
const takesJson = ({ method, files }: Call) => method !== 'GET' && method !== 'DELETE' && !files

function versionOf(c: Http): number {
  const [, version] = /^(?:W\/)?"(\d{1,10})"$/.exec(c.req.header('if-match') ?? '') ?? []
  if (version === undefined) throw new HttpError('precondition_required')
  return Number(version)
}

function checked(schema: Call['body'], input: unknown, mall?: MallRow): unknown {
  const result = check(schema, input, { languages: mall?.languages ?? [] })
  if (!result.ok) throw new HttpError('validation', { errors: result.errors })
  return result.value
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The handler asks for what its call does not have')
  return value
}

function ofKind<K extends Authority['kind']>(me: Authority | undefined, kind: K): Extract<Authority, { kind: K }> {
  if (me?.kind !== kind) throw new Error(`The handler asks for a ${kind} that its call does not have`)
  return me as Extract<Authority, { kind: K }>
}

function withRequestId(c: Http, response: Response): Response {
  response.headers.set('x-request-id', c.var.requestId)
  return response
}

function failed(c: Http, { code, details }: HttpError) {
  const [status, message] = [errorStatuses[code], errorMessages[code]]
  const names = details.records?.map(({ name }) => nameInEnglish(name)).join(', ')
  if (details.retryAfter !== undefined) c.header('retry-after', String(details.retryAfter))
  return c.json(
    {
      success: false,
      message: names ? `${names}: ${message}` : message,
      code,
      ...(details.errors ? { errors: details.errors } : {}),
      ...(details.current === undefined ? {} : { current: details.current }),
      ...(details.usedBy ? { usedBy: details.usedBy } : {}),
      ...(details.hiddenUses ? { hiddenUses: details.hiddenUses } : {}),
      ...(details.records ? { records: details.records } : {}),
      ...(code === 'internal' ? { requestId: c.var.requestId } : {}),
    },
    status,
  )
}

/** A record's name in English, or in a language that it has. */
function nameInEnglish(name: unknown): string {
  if (typeof name !== 'object' || name === null) return String(name ?? '')
  const texts = name as Record<string, unknown>
  return String(texts.en ?? Object.values(texts)[0] ?? '')
}
