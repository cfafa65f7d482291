import { allCalls, type Call, storedKinds, walk } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import type { TestApp } from '../../testing/index'
import { sampleOf } from './sample'

type Data = Record<string, unknown>

/** An id that no record has. */
export const nobody = '01990000-0000-7000-8000-00000000dead'

/**
 * What samples cannot know: values for a call's body beyond what fits each field by itself.
 * A new call needs a line here only if the test says so.
 */
const password = 'seven green umbrellas'
const bodies: Record<string, Data> = {
  setup: { password },
  choosePassword: { password },
  'session.password': { next: password },
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

/** Belong to no mall, so that no mall can be the wrong one; who may see which is said where they are tested. */
const ofNoMall = ['User', 'UserGroup', 'Session']

/** The kind of record that a call is about: the first word of its path. */
export const wordOf = (call: Call) => call.path.split('/')[1] ?? ''

const keysOf = (schema: Call['query']) => Object.keys((schema._zod.def as unknown as { shape?: object }).shape ?? {})

/** Whether a call names one or more records of its own kind. */
export const namesRecords = (call: Call) =>
  call.path.includes('{id}') ||
  keysOf(call.query).includes('id') ||
  ['id', 'ids', 'rows'].some((name) => keysOf(call.body).includes(name))

export const namesMall = (call: Call) => call.path.includes('{mallId}') || keysOf(call.query).includes('mallId')

/** A record of each kind in a mall, by the word of its calls. */
export type Records = (word: string) => string

/** Looks up what a mall has; of a kind that it has none of, one is made by the kind's own call. */
export async function recordsOf({ db, fetch, signIn }: TestApp, mallId: string): Promise<Records> {
  const found = new Map<string, string>([['Mall', mallId], ...ofNoMall.map((word) => [word, nobody] as const)])
  const record: Records = (word) => found.get(word) ?? nobody
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

/** What a request is about. */
export type About = { mallId: string; record: Records }

/** What a call sends when everything in it is as it should be. */
export function partsOf(call: Call, { mallId, record }: About) {
  const own = record(wordOf(call))
  const params = { ...(sampleOf(call.params, own) as Data), ...only(call.params, { mallId, id: own }) }
  const query = { ...(sampleOf(call.query, own) as Data), ...only(call.query, { mallId, id: own }) }
  const body = { ...(sampleOf(call.body, own) as Data), ...bodies[call.name] }
  walk(call.body, structuredClone(body), ({ reference }, value, path) => {
    if (reference && typeof value === 'string') put(body, path, record(reference))
  })
  if ('mallId' in body) body.mallId = mallId
  // a new record has an id of its own
  if (takes(call.body, without(body, 'id'))) delete body.id
  if ('rows' in body) body.rows = [{ ...newRecord(call, { mallId, record }), id: own }]
  return { params, query, body }
}

const createOf = (word: string) => allCalls.find((one) => wordOf(one) === word && /\.(create|save)$/.test(one.name))

/** What creates a record of the kind that the call is about. */
function newRecord(call: Call, about: About): Data {
  const create = createOf(wordOf(call))
  return create ? partsOf(create, about).body : {}
}

const takes = (schema: Call['body'], value: unknown) => schema.safeParse(value).success
const without = (data: Data, name: string) => Object.fromEntries(Object.entries(data).filter(([key]) => key !== name))

/** Only what the query cannot do without. */
const barest = (schema: Call['query'], query: Data) =>
  Object.keys(query).reduce((rest, name) => (takes(schema, without(rest, name)) ? without(rest, name) : rest), query)

const only = (schema: Call['query'], values: Data) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keysOf(schema).includes(name)))

function put(body: unknown, path: readonly (string | number)[], value: string): void {
  const holder = path.slice(0, -1).reduce((at, key) => (at as Data)?.[key], body) as Data
  holder[path.at(-1) ?? ''] = value
}

/** What does not fit the contract in a call's own sample, in a sentence. */
export function whyNoSample(call: Call, about: About): string | undefined {
  const parts = partsOf(call, about)
  const wrong = (['params', 'query', 'body'] as const).filter((name) => !takes(call[name], parts[name]))
  if (wrong.length === 0) return undefined
  return `No sample fits the ${wrong.join(' and ')} of ${call.name}: add what it needs to routes/testing/requests.ts.`
}

/** A call as a request; `hollow` has no filters, and a body that is never right: for what may be asked but is not to be done. */
export function requestOf(call: Call, about: About, { hollow = false } = {}): [string, RequestInit] {
  const { params, query, body } = partsOf(call, about)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(hollow ? barest(call.query, query) : query)) {
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
