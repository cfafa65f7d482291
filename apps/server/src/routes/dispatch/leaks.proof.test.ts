import { type Area, areas, type Call, contentTypes, singleRecords, withoutReferences } from '@kiosk-admin/api-client'
import { allCalls, areasOf, storedKinds } from '@kiosk-admin/api-client/internal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { callersOf, writeAll } from '../testing/callers'
import { type About, partsOf, requestOf, unknownId } from '../testing/requests'
import { areasReferringTo } from './access'

/**
 * No answer of any call has an id, name or text of a mall or area that its caller may not read. Every text field of every
 * kind has a planted word.
 */

type Data = Record<string, unknown>

let app: TestApp
let closeDb = async () => {}
let callers: ReturnType<typeof callersOf>
let admin: string
let near: About
let far: About
/** Ids of the other mall and of all that belongs to it. */
const farIds: string[] = []

/** What who refers to a record reads of it: a station's spot, a picture's alternative text, the mall's hours. */
const shared = Object.values(singleRecords).flatMap((kind) => kind.shared)
const isName = (path: string) =>
  /^(name|title|username|code|areaId|alt)/.test(path) || shared.some((field) => path.startsWith(field))

/** A word that names what it was planted in, `zqfar item 2 text`, without spaces. */
const wordFor = (mall: string, of: string, path: string) =>
  `zq${mall}${of}${isName(path) ? 'name' : 'text'}`.toLowerCase()

/** Replaces every text that may be any word. */
function planted(schema: Call['body'], body: Data, mall: string, of: string): Data {
  const takes = (value: unknown) => schema.safeParse(value).success
  const whole: Data = structuredClone(body)
  const visit = (holder: Data, path: string) => {
    for (const [key, value] of Object.entries(holder)) {
      const at = path ? `${path}.${key}` : key
      if (typeof value === 'object' && value !== null) visit(value as Data, at)
      if (typeof value !== 'string' || key === 'password') continue
      const word = wordFor(mall, of, at)
      const candidates = [word, `https://${word}.example.com/`, `${word}@example.com`]
      for (const candidate of candidates) {
        const before = holder[key]
        holder[key] = candidate
        if (takes(whole)) break
        holder[key] = before
      }
    }
  }
  visit(whole, '')
  return whole
}

async function send(
  call: Call,
  token: string,
  about: About,
  other: { body?: Data; hollow?: boolean; version?: number } = {},
) {
  const [address, init] = requestOf(call, about, other)
  const body = other.body ? JSON.stringify(other.body) : init.body
  const match = other.version === undefined ? {} : { 'if-match': `"${other.version}"` }
  const headers = { ...init.headers, ...match, authorization: `Bearer ${token}` }
  const response = await app.fetch(address, { ...init, ...(body ? { body } : {}), headers } as RequestInit)
  return {
    status: response.status,
    text: await response.text(),
    sent: `${address} ${typeof body === 'string' ? body : ''}`,
  }
}

const callNamed = (name: string): Call => {
  const call = allCalls.find((one) => one.name === name)
  if (!call) throw new Error(`No call ${name}`)
  return call
}

/** Creates or replaces a record, or publishes, with planted words. */
async function plant(
  mall: 'near' | 'far',
  name: string,
  of: string,
  set: Data = {},
  { stripped, version }: { stripped?: Kind['body']; version?: number } = {},
): Promise<string> {
  const about = mall === 'near' ? near : far
  const call = callNamed(name)
  const valid = { ...partsOf(call, about).body, ...set }
  const sample = stripped ? { ...withoutReferences(stripped, valid), ...set } : valid
  const body = { ...planted(call.body, sample, mall, of), ...set }
  const { status, text } = await send(call, admin, about, { body, ...(version === undefined ? {} : { version }) })
  expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, ''])
  const { id } = JSON.parse(text).message
  if (mall === 'far' && id) farIds.push(id)
  return id
}

/** The references that a record needs, to planted records of its mall; others are left out. */
function fieldsOf(resource: string, made: Record<string, string>, type: number | undefined): Data {
  if (resource === 'Category')
    return { dynamicSimpleView: false, dynamicVisit: false, clickAction: { kind: 'details' } }
  if (resource === 'Item') return { categoryIds: [made[`Category${type}`]] }
  if (resource === 'Place') return { floorId: made.Floor }
  if (resource === 'Connector') return { stops: [{ floorId: made.Floor, at: { x: 0.5, y: 0.5 } }] }
  return {}
}

type Kind = (typeof storedKinds)[number]
const typesOf = ({ area }: Kind) => (typeof area === 'string' ? [undefined] : ([1, 2, 3] as const))
const areaOf = ({ area }: Kind, type: 1 | 2 | 3 | undefined) => (typeof area === 'string' ? area : area[type ?? 1])

beforeAll(async () => {
  const engine = await openTestEngine()
  closeDb = engine.close
  app = await createTestApp({ seed: testMall, db: engine.db })
  callers = callersOf(app)
  admin = (await callers.person([ids.near, ids.far], writeAll)).token
  near = { mallId: ids.near, record: () => ids.near }
  far = { mallId: ids.far, record: () => ids.far }
  for (const mall of ['near', 'far'] as const) {
    const about = mall === 'near' ? near : far
    const made: Record<string, string> = { MediaLibrary: mall === 'near' ? ids.picture : ids.farPicture }
    const create = async (kind: Kind) => {
      for (const type of typesOf(kind)) {
        const set = { ...fieldsOf(kind.resource, made, type), ...(type ? { type } : {}) }
        made[kind.resource + (type ?? '')] = await plant(mall, `${kind.type}.create`, areaOf(kind, type), set, {
          stripped: kind.body,
        })
      }
    }
    const created = storedKinds.filter(({ type }) => allCalls.some(({ name }) => name === `${type}.create`))
    const last = ['Item', 'Place', 'Connector']
    for (const kind of created.filter(({ resource }) => !last.includes(resource))) await create(kind)
    for (const kind of created.filter(({ resource }) => last.includes(resource))) await create(kind)
    Object.assign(made, { Category: made.Category1, Item: made.Item1, Mall: about.mallId })
    made.MallStation = await plant(mall, 'mallStation.create', 'Mall', { floorId: null, position: null })
    const groupId = await plant(mall, 'userGroup.create', 'UserGroup', { mallId: about.mallId, areas: [] })
    made.UserGroup = groupId
    // one person of this mall, and one of both, with a group of this mall
    const mallGroups = [{ mallId: about.mallId, groupId }]
    const house = { groupId: testId(8, 4), mallGroups }
    made.User = await plant(mall, 'user.create', 'User', { ...house, mallIds: [about.mallId] })
    const both = { id: testId(9, 2), username: 'editor', email: 'editor@example.com', groupId: testId(8, 2) }
    const replacement = { ...both, mallIds: [ids.near, ids.far], mallGroups, status: 'Active' }
    const version = (
      await app.db.selectFrom('user_account').select('version').where('id', '=', both.id).executeTakeFirstOrThrow()
    ).version
    const answer = await app.fetch(`/api/User/${both.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify(replacement),
    })
    expect(answer.status).toBe(200)
    about.record = (word) => made[word] ?? unknownId
    made.MediaCategory = await plant(mall, 'mediaCategory.create', 'MediaLibrary', { kind: 'Image' })
    const name = `${wordFor(mall, 'MediaLibrary', 'name')}.png`
    await plant(mall, 'mediaLibrary.replace', 'MediaLibrary', { name, categoryId: made.MediaCategory })
    for (const { resource, type, area, body } of Object.values(singleRecords)) {
      await plant(mall, `${type}.replace`, area, {}, { stripped: body, version: 0 })
      made[resource] = about.mallId
    }
    // everyone of a mall reads these
    if (mall === 'near') continue
    await plant(mall, 'mall.replace', 'Mall', { fontId: null, iconId: null, logoId: null })
    await plant(mall, 'publication.publish', 'Publication')
  }
  farIds.push(ids.far, ids.farOffer, ids.farPicture, ids.farStation, testId(9, 5))
})
afterAll(() => closeDb())

const inFar = (text: string, sent: string) =>
  ['zqfar', ...farIds].filter((word) => text.toLowerCase().includes(word) && !sent.includes(word))

/** The list of malls before sign-in has its own setting. */
const reads = allCalls.filter(({ method, access }) => method === 'GET' && access !== 'open' && access !== 'station')

/** What answers have of the other mall, by call. */
async function leaksOf(calls: readonly Call[], token: string) {
  const leaks: Record<string, string[]> = {}
  for (const call of calls) {
    for (const about of [near, far, { mallId: ids.near, record: far.record }]) {
      // the whole of a list, and with filters
      for (const hollow of call.method === 'GET' ? [true, false] : [false]) {
        const { text, sent } = await send(call, token, about, { hollow })
        const words = inFar(text, sent)
        if (words.length > 0) leaks[call.name] = words
      }
    }
  }
  return leaks
}

it('has words of both malls to find', async () => {
  const found = await leaksOf(reads, admin)
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining(['audit.list', 'user.list', 'userGroup.list', 'mall.users', 'item.list']),
  )
})

it('a copy in another mall needs the right to read the original', async () => {
  const [shops = 'Shop', restaurants = 'Restaurants'] = areasOf(contentTypes.item.area)
  const write = (area: Area) => [{ area, read: true, write: true }]
  const { token } = await callers.member('mall', { [ids.near]: write(shops), [ids.far]: write(restaurants) })
  const copy = (id: string) =>
    app.fetch(`/api/Item/${id}/Copy`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mallId: ids.far }),
    })
  const answer = await copy(near.record('Item2'))
  expect([answer.status, await answer.text()]).toEqual([403, expect.not.stringContaining('zqnear')])
})

describe('answers to who may read one area of a mall', () => {
  const resources: [string, Area[]][] = [
    ...storedKinds.map(({ resource, area }): [string, Area[]] => [resource, [...areasOf(area)]]),
    ['User', ['User']],
    ['UserGroup', ['UserGroup']],
    ['MallStation', ['Mall']],
    ['MediaLibrary', ['MediaLibrary']],
  ]
  /** Areas whose names may be read in another one: of records that it refers to. */
  const namedIn = (area: Area) =>
    resources.flatMap(([resource, own]) => (areasReferringTo(resource).includes(area) ? own : []))

  async function expectOnly(area: Area) {
    const { token } = await callers.member('mall', { [ids.near]: [{ area, read: true, write: false }] })
    const named = new Set([area, ...namedIn(area)].map((one) => one.toLowerCase()))
    const leaks: Record<string, string[]> = {}
    for (const call of reads) {
      const { text, sent } = await send(call, token, near, { hollow: true })
      const words = [...text.matchAll(/zqnear(\w+?)(text|name)/gi)].filter(([word, of = '', kind]) => {
        const isOwn = kind === 'name' ? named.has(of.toLowerCase()) : of.toLowerCase() === area.toLowerCase()
        return !isOwn && !sent.includes(word)
      })
      if (words.length > 0) leaks[call.name] = [...new Set(words.map(([word]) => word))]
    }
    expect(leaks).toEqual({})
  }

  const [first, ...others] = areas
  it(`have nothing of others: ${first}`, () => expectOnly(first))
  it.each(others)('have nothing of others: %s', { tags: ['nightly'] }, (area) => expectOnly(area))
})

/** Calls with an effect, except those that end the session of their caller. */
const writes = allCalls.filter(
  ({ method, access, name }) =>
    method !== 'GET' && access !== 'open' && access !== 'station' && !/^(logout|session\.)/.test(name),
)

// last, because it deletes what it can
it('answers to who has every right in one mall have nothing of another one', async () => {
  const { token } = await callers.member('mall', { [ids.near]: writeAll })
  expect(await leaksOf([...reads, ...writes], token)).toEqual({})
})
