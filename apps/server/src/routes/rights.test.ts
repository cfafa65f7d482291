import {
  type Access,
  type Area,
  allCalls,
  areas,
  areasOf,
  type Call,
  contentTypes,
  menuGroups,
  type Verb,
} from '@kiosk-admin/api-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionLongest } from '../db/authority'
import { json } from '../db/json'
import { createTestApp, type TestApp } from '../testing'
import { ids, testId, testMall } from '../testing-mall'
import { areasReferringTo } from './access'

/** Every call, tried as everyone: what is written in the contract is what the server does. */

let app: TestApp
let chief: string
let reader: string
let station: string

beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).token
  reader = (await app.signIn('reader')).token
  station = 'k_demo-station'
}, 60_000)

/** An address that fits the call, about a mall; the records that it names need not be there. */
function requestOf(call: Call, mallId: string = ids.near): [string, RequestInit] {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => ({ mallId, id: testId(99, 1), type: '1' })[name as 'id'])
  const query = new URLSearchParams({ mallId, id: call.name === 'mall.image' ? mallId : testId(99, 1) })
  const headers: Record<string, string> = call.ifMatch ? { 'if-match': '"1"' } : {}
  const withBody = call.method === 'POST' || call.method === 'PUT'
  if (withBody) headers['content-type'] = 'application/json'
  return [`/api${path}?${query}`, { method: call.method, headers, ...(withBody ? { body: '{}' } : {}) }]
}

async function attempt(call: Call, credential?: string, mallId?: string) {
  const [address, init] = requestOf(call, mallId)
  const authorization = credential ? { authorization: `Bearer ${credential}` } : undefined
  const response = await app.fetch(address, { ...init, headers: { ...init.headers, ...authorization } })
  const body = await response.json().catch(() => undefined)
  return { status: response.status, code: body?.code, message: body?.message }
}

const asOpen = ({ status }: { status: number }) => status !== 401 && status !== 403
const unauthenticated = { status: 401, code: 'unauthenticated', message: 'Not Authenticated' }
const denied = { status: 403, code: 'access_denied', message: 'access denied' }

const needsSession = allCalls.filter(({ access }) => access !== 'open' && access !== 'station')
const named = (calls: Call[]) => calls.map((call) => [call.name, call] as const)
const grantFor = (area: Area, verb: Verb) => [{ area, read: true, write: verb === 'write' }]

/** Gives the reader's group other rights; they hold from the next call on. */
async function readerWith(grants: { area: Area; read: boolean; write: boolean }[]): Promise<string> {
  await app.db
    .updateTable('user_group')
    .set({ areas: json(grants) })
    .where('id', '=', testId(8, 3))
    .execute()
  return reader
}

const publishedAreas: Area[] = [...menuGroups.Published, 'Information']

/** Which areas open a call, by the contract. */
function opening(call: Call): { areas: Area[]; verb: Verb } {
  const { access } = call
  if (access === 'publish') return { areas: publishedAreas, verb: 'write' }
  if (access === 'preview') return { areas: publishedAreas, verb: 'read' }
  if (typeof access === 'string') return { areas: [...areas], verb: 'read' }
  const resource = call.path.split('/')[1] as Parameters<typeof areasReferringTo>[0]
  const referring = access.orReferring ? areasReferringTo(resource) : []
  return { areas: [...new Set([...areasOf(access.area), ...referring])], verb: access.verb }
}

describe('without a session', () => {
  it.each(named(needsSession))('%s is closed', async (_, call) => {
    expect(await attempt(call)).toEqual(unauthenticated)
    expect(await attempt(call, 's_nobody')).toEqual(unauthenticated)
    expect(await attempt(call, station)).toEqual(unauthenticated)
  })

  it.each(named(allCalls.filter(({ access }) => access === 'open' && access)))('%s is open', async (_, call) => {
    const { code } = await attempt(call)
    expect(code).not.toBe('unauthenticated')
  })

  it('an expired session is none', async () => {
    const { token } = await app.signIn('chief')
    const now = app.clock.now().toISOString()
    app.clock.advance(sessionLongest)
    for (const call of needsSession) expect(await attempt(call, token)).toEqual(unauthenticated)
    app.clock.set(now)
  })

  it('nor is the session of someone disabled', async () => {
    const { token } = await app.signIn('editor')
    const setStatus = (status: 'Active' | 'InActive') =>
      app.db.updateTable('user_account').set({ status }).where('username', '=', 'editor').execute()
    await setStatus('InActive')
    for (const call of needsSession) expect(await attempt(call, token)).toEqual(unauthenticated)
    await setStatus('Active')
  })
})

describe("a station's calls", () => {
  it.each(named(allCalls.filter(({ access }) => access === 'station')))('%s is for stations alone', async (_, call) => {
    expect(await attempt(call)).toEqual(unauthenticated)
    expect(await attempt(call, chief)).toEqual(unauthenticated)
    expect(await attempt(call, station)).toMatchObject({ status: 200 })
  })

  it('end with the key', async () => {
    await app.db.updateTable('station').set({ key_hash: 'another' }).where('id', '=', ids.station).execute()
    for (const call of allCalls.filter(({ access }) => access === 'station')) {
      expect(await attempt(call, station)).toEqual(unauthenticated)
    }
  })
})

describe('with a session', () => {
  const guarded = needsSession.filter(({ access }) => access !== 'session')
  const isWrite = (access: Access) => access === 'publish' || (typeof access === 'object' && access.verb === 'write')

  it.each(named(guarded))('%s is denied without a right', async (_, call) => {
    expect(await attempt(call, await readerWith([]))).toEqual(denied)
  })

  it.each(named(guarded))('%s opens with each of its areas, and with no other', async (_, call) => {
    const { areas: open, verb } = opening(call)
    for (const area of areas) {
      const answer = await attempt(call, await readerWith(grantFor(area, verb)))
      if (open.includes(area)) expect([area, asOpen(answer) || call.path.includes('{type}')]).toEqual([area, true])
      else expect([area, answer]).toEqual([area, denied])
    }
  })

  it.each(named(guarded.filter(({ access }) => isWrite(access))))('%s is not for who only reads', async (_, call) => {
    const everything = areas.map((area) => ({ area, read: true, write: false }))
    expect(await attempt(call, await readerWith(everything))).toEqual(denied)
  })

  it.each(named(needsSession.filter(({ access }) => access === 'session')))('%s needs no right', async (_, call) => {
    expect(asOpen(await attempt(call, (await app.signIn('nobody')).token))).toBe(true)
  })
})

describe('another mall', () => {
  const aboutMalls = needsSession.filter((call) => 'mallId' in shapeOf(call.query) || call.path.includes('{mallId}'))

  it.each(named(aboutMalls))('does not exist for %s', async (_, call) => {
    const everything = areas.map((area) => ({ area, read: true, write: true }))
    const answer = await attempt(call, await readerWith(everything), ids.far)
    expect(answer).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('nor do its records', async () => {
    const everything = areas.map((area) => ({ area, read: true, write: true }))
    const token = await readerWith(everything)
    const headers = { authorization: `Bearer ${token}`, 'if-match': '"1"', 'content-type': 'application/json' }
    const path = `/api/Offer/${ids.farOffer}`
    const answers = await Promise.all([
      app.fetch(path, { headers }),
      app.fetch(path, { method: 'PUT', headers, body: '{}' }),
      app.fetch(`${path}/Copy`, { method: 'POST', headers, body: '{}' }),
      app.fetch(`/api/Offer?id=${ids.farOffer}`, { method: 'DELETE', headers }),
      app.fetch(`/api/MallStation/${ids.farStation}/Key`, { method: 'POST', headers, body: '{}' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('a kind that is guarded by type', () => {
  it('gives out the types that the reader may read', async () => {
    const client = app.client(await readerWith(grantFor('Shops', 'write')))
    const query = { mallId: ids.near }
    const items = await client.call(contentTypes.item.calls.list, { query })
    expect(items.map(({ id }) => id)).toEqual([ids.shop])
    const { restaurant } = ids
    const { item } = contentTypes
    const refused = { code: 'access_denied', status: 403 }
    await expect(client.call(item.calls.get, { params: { id: restaurant } })).rejects.toMatchObject(refused)
    await expect(client.call(item.calls.list, { query: { ...query, type: 2 } })).rejects.toMatchObject(refused)
    await expect(client.call(item.calls.remove, { query: { id: [restaurant] } })).rejects.toMatchObject(refused)
    const status = { query, body: { ids: [restaurant], status: 'InActive' as const } }
    await expect(client.call(item.calls.status, status)).rejects.toMatchObject(refused)
  })

  it('names its records to those whose own records refer to them', async () => {
    const client = app.client(await readerWith(grantFor('Offer', 'read')))
    const options = await client.call(contentTypes.item.calls.options, { query: { mallId: ids.near } })
    expect(options.map(({ id }) => id)).toEqual([ids.shop, ids.restaurant])
    expect(options[0]).toEqual({
      id: ids.shop,
      name: { se: 'Skor' },
      status: 'Active',
      thumbnailUrl: expect.any(String),
    })
  })
})

const shapeOf = (schema: Call['query']) => (schema._zod.def as unknown as { shape?: object }).shape ?? {}
