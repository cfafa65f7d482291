import { type Call, walk } from '@kiosk-admin/api-client'
import { allCalls, storedKinds } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { TestApp } from '../../testing/index'
import { sampleOf } from './sample'

type Data = Record<string, unknown>

/** An id that no record has. */
export const unknownId = '01990000-0000-7000-8000-00000000dead'

/**
 * Overrides for generated request bodies, for rules that span fields. Add a line for a new call only when its test
 * fails.
 */
const password = 'seven green umbrellas'
const bodies: Record<string, Data> = {
  setup: { password },
  choosePassword: { password },
  'session.password': { next: password },
  'pageError.report': { release: '0.3.0', name: 'TypeError' },
  'user.create': { password },
  'user.password': { password },
  'place.create': { location: null },
  'place.replace': { location: null },
}

/** The table of each kind of record that is not content. */
const tables: Record<string, string> = {
  MallStation: 'station',
  MediaLibrary: 'media',
  MediaCategory: 'media_category',
  Publication: 'publication',
}

/** Resources without a mall: tests with a wrong mall do not apply. Their visibility is tested separately. */
const ofNoMall = ['User', 'UserGroup', 'Session']

/** The resource of a call: the first word of its path. */
export const wordOf = (call: Call) => call.path.split('/')[1] ?? ''

const keysOf = (schema: Call['query']) => Object.keys((schema._zod.def as unknown as { shape?: object }).shape ?? {})

/** Whether a call references records of its own kind. */
export const namesRecords = (call: Call) =>
  call.path.includes('{id}') ||
  keysOf(call.query).includes('id') ||
  ['id', 'ids', 'rows'].some((name) => keysOf(call.body).includes(name))

export const namesMall = (call: Call) => call.path.includes('{mallId}') || keysOf(call.query).includes('mallId')

/** Ids of records in a mall, by resource. */
export type Records = (word: string) => string

/** Finds records of a mall; creates one with the kind's create call when there is none. */
export async function recordsOf({ db, fetch, signIn }: TestApp, mallId: string): Promise<Records> {
  const found = new Map<string, string>([['Mall', mallId], ...ofNoMall.map((word) => [word, unknownId] as const)])
  const record: Records = (word) => found.get(word) ?? unknownId
  const words = new Set(allCalls.filter(namesRecords).map(wordOf))
  for (const word of words) {
    const id = found.get(word) ?? (await oneOf(db, mallId, word))
    if (id) found.set(word, id)
  }
  const { token } = await signIn('admin')
  for (const word of [...words].filter((one) => !found.has(one))) {
    const create = createOf(word)
    const [address, init] = create ? requestOf(create, { mallId, record }) : ['/api/none', {}]
    const answer = await fetch(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
    const { message } = await answer.json()
    if (!message?.id) {
      throw new Error(
        `No record of ${word}: name its table in routes/testing/requests.ts, or give both demo malls one.`,
      )
    }
    found.set(word, message.id)
  }
  return record
}

async function oneOf(db: Db, mallId: string, word: string): Promise<string | undefined> {
  const kind = storedKinds.find(({ resource }) => resource === word)
  const table = kind ? 'content' : tables[word]
  if (!table) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where mall_id = ${mallId} ${kind ? sql`and type = ${kind.type} and deleted_at is null` : sql``}
    order by id limit 1
  `.execute(db)
  return rows[0]?.id
}

/** The subject of a request. */
export type About = { mallId: string; record: Records }

/** Returns the parts of a valid request. */
export function partsOf(call: Call, { mallId, record }: About) {
  const own = record(wordOf(call))
  const params = { ...(sampleOf(call.params, own) as Data), ...only(call.params, { mallId, id: own }) }
  const query = { ...(sampleOf(call.query, own) as Data), ...only(call.query, { mallId, id: own }) }
  const body = { ...(sampleOf(call.body, own) as Data), ...bodies[call.name] }
  walk(call.body, structuredClone(body), ['reference'], ({ reference }, value, path) => {
    if (reference && typeof value === 'string') put(body, path, record(reference))
  })
  if ('mallId' in body) body.mallId = mallId
  // a new record has a new id
  if (takes(call.body, without(body, 'id'))) delete body.id
  if ('rows' in body) body.rows = [{ ...newRecord(call, { mallId, record }), id: own }]
  return { params, query, body }
}

const createOf = (word: string) => allCalls.find((one) => wordOf(one) === word && /\.(create|save)$/.test(one.name))

/** A valid body for creating a record of the call's kind. */
function newRecord(call: Call, about: About): Data {
  const create = createOf(wordOf(call))
  return create ? partsOf(create, about).body : {}
}

const takes = (schema: Call['body'], value: unknown) => schema.safeParse(value).success
const without = (data: Data, name: string) => Object.fromEntries(Object.entries(data).filter(([key]) => key !== name))

/** Drops all optional parameters of a query. */
const dropOptional = (schema: Call['query'], query: Data) =>
  Object.keys(query).reduce((rest, name) => (takes(schema, without(rest, name)) ? without(rest, name) : rest), query)

const only = (schema: Call['query'], values: Data) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keysOf(schema).includes(name)))

function put(body: unknown, path: readonly (string | number)[], value: string): void {
  const holder = path.slice(0, -1).reduce((at, key) => (at as Data)?.[key], body) as Data
  holder[path.at(-1) ?? ''] = value
}

/** Explains why the contract rejects a generated request. */
export function findSampleProblem(call: Call, about: About): string | undefined {
  const parts = partsOf(call, about)
  const wrong = (['params', 'query', 'body'] as const).filter((name) => !takes(call[name], parts[name]))
  if (wrong.length === 0) return undefined
  return `No sample fits the ${wrong.join(' and ')} of ${call.name}: add what it needs to routes/testing/requests.ts.`
}

/** Builds the request of a call. `hollow` omits filters and sends an invalid body, to test access without effects. */
export function requestOf(call: Call, about: About, { hollow = false } = {}): [string, RequestInit] {
  const { params, query, body } = partsOf(call, about)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  // a mall may be optional, but without it the call is another one
  const required = { ...dropOptional(call.query, query), ...only(call.query, { mallId: about.mallId }) }
  for (const [name, value] of Object.entries(hollow ? required : query)) {
    for (const one of [value].flat()) search.append(name, String(one))
  }
  const headers: Record<string, string> = call.ifMatch ? { 'if-match': '"1"' } : {}
  const init: RequestInit = { method: call.method, headers }
  if (call.files) {
    init.body = new FormData()
    if (!hollow) init.body.append('file', new File(['Words in a file'], 'words.txt', { type: 'text/plain' }))
  } else if (call.method === 'POST' || call.method === 'PUT') {
    headers['content-type'] = 'application/json'
    init.body = hollow ? '[]' : JSON.stringify(body)
  }
  return [`/api${path}?${search}`, init]
}
