import { type Area, areas, type Call, menuGroups } from '@kiosk-admin/api-client'
import { type Access, allCalls, areasOf, type Verb } from '@kiosk-admin/api-client/internal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { callersOf, readAll, writeAll, writesOf } from '../testing/callers'
import {
  type About,
  findSampleProblem,
  namesMall,
  namesRecords,
  partsOf,
  recordsOf,
  requestOf,
  unknownId,
  wordOf,
} from '../testing/requests'
import { areasReferringTo } from './access'

/** Every call of the contract as every kind of caller, compared with its declared access. */

let app: TestApp
let closeDb = async () => {}
let callers: ReturnType<typeof callersOf>
/** The mall of all test users, and another one. */
let near: About
let far: About
let refused: Record<string, string | undefined>
let person: Awaited<ReturnType<typeof callers.person>>
let nearKey: string
let farKey: string
let link: string

beforeAll(async () => {
  const { db, close } = await openTestEngine()
  closeDb = close
  app = await createTestApp({ seed: true, db })
  callers = callersOf(app)
  const [one, other] = await app.db.selectFrom('mall').select('id').orderBy('id').execute()
  const about = async (mallId = '') => ({ mallId, record: await recordsOf(app, mallId) })
  near = await about(one?.id)
  far = await about(other?.id)
  refused = await callers.refused(near.mallId)
  person = await callers.person([near.mallId], writeAll)
  nearKey = await callers.stationKey(near.mallId)
  farKey = await callers.stationKey(far.mallId)
  link = await callers.preview(person.id, near.mallId, new Date(app.clock.now().getTime() + 60_000))
})

afterAll(() => closeDb())

const named = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const)

async function attempt(call: Call, credential: string | undefined, about = near, options?: { hollow?: boolean }) {
  const [address, init] = requestOf(call, about, options)
  const authorization = credential === undefined ? undefined : { authorization: `Bearer ${credential}` }
  const response = await app.fetch(address, { ...init, headers: { ...init.headers, ...authorization } })
  const body = await response.json().catch(() => undefined)
  return { status: response.status, body, headers: [...response.headers.keys()].join(' ') }
}

/** Returns `closed` without a session, `denied` without permission, or `through` for any other result. */
async function result(...args: Parameters<typeof attempt>): Promise<string> {
  const { status, body } = await attempt(...args)
  if (status === 401 && body?.code === 'unauthenticated') {
    expect(body).toEqual({ success: false, code: 'unauthenticated', message: 'Not Authenticated' })
    return 'closed'
  }
  if (status === 403) {
    expect(body).toEqual({ success: false, code: 'access_denied', message: 'access denied' })
    return 'denied'
  }
  expect([args[0].name, app.errors]).toEqual([args[0].name, []])
  return 'through'
}

const hollow = { hollow: true }
const inNear = (record: About['record']): About => ({ mallId: near.mallId, record })
const nowhere: About = { mallId: unknownId, record: () => unknownId }
const needsSession = (call: Call) => call.access !== 'open' && call.access !== 'station'
const isWrite = (access: Access) => access === 'publish' || (typeof access === 'object' && access.verb === 'write')
const publishedAreas: Area[] = [...menuGroups.Published, 'Information']

/** The areas with access to a call, by the contract. */
function opening(call: Call): { areas: Area[]; verb: Verb } {
  const { access } = call
  if (access === 'publish') return { areas: publishedAreas, verb: 'write' }
  if (access === 'preview') return { areas: publishedAreas, verb: 'read' }
  if (typeof access === 'string') return { areas: [...areas], verb: 'read' }
  const referring = access.orReferring ? areasReferringTo(wordOf(call) as Parameters<typeof areasReferringTo>[0]) : []
  return { areas: [...new Set([...areasOf(access.area), ...referring])], verb: access.verb }
}

it('every call succeeds with a valid request', () => {
  expect(allCalls.map((call) => findSampleProblem(call, near)).filter(Boolean)).toEqual([])
})

describe('without a valid credential', () => {
  it.each(named(allCalls.filter(({ access }) => access !== 'open')))(
    '%s is closed, and does nothing',
    async (_, call) => {
      const before = await writesOf(app)
      const results: Record<string, string> = {}
      for (const [name, credential] of Object.entries(refused)) results[name] = await result(call, credential)
      expect(results).toEqual(Object.fromEntries(Object.keys(refused).map((name) => [name, 'closed'])))
      expect(await writesOf(app)).toEqual(before)
    },
  )

  it.each(named(allCalls.filter(({ access }) => access === 'open')))('%s is open', async (_, call) => {
    expect(await result(call, undefined, near, hollow)).toBe('through')
  })
})

describe('stations and staff', () => {
  it.each(named(allCalls.filter(needsSession)))("%s is not for a station's key", async (_, call) => {
    expect(await result(call, nearKey)).toBe('closed')
  })

  it.each(named(allCalls.filter(({ access }) => access === 'station')))(
    "%s requires a station's key",
    async (_, call) => {
      expect(await result(call, person.token)).toBe('closed')
      expect(await result(call, link)).toBe('closed')
      expect(await result(call, nearKey)).toBe('through')
      if (namesMall(call)) {
        expect(await attempt(call, farKey)).toEqual(await attempt(call, farKey, nowhere))
      }
    },
  )

  it.each(named(allCalls.filter(needsSession)))('%s accepts a preview link only for previews', async (_, call) => {
    // preview links cannot create or end preview links
    const preview = call.access === 'preview' && call.method === 'GET'
    expect(await result(call, link, near, preview ? hollow : {})).toBe(preview ? 'through' : 'closed')
    if (preview) expect(await attempt(call, link, far)).toMatchObject({ status: 404 })
  })
})

describe('with a session', () => {
  const guarded = allCalls.filter((call) => needsSession(call) && call.access !== 'session')

  const writes = guarded.filter(({ access }) => isWrite(access))
  describe.each([
    { grants: [], title: 'without permission', calls: guarded },
    { grants: readAll, title: 'with permission to read', calls: writes },
  ])('$title', ({ grants, calls }) => {
    // once: each change of permissions is a write, after which all tables are counted
    beforeAll(() => person.may(grants))

    it.each(named(calls))('%s is denied, and does nothing', async (_, call) => {
      const before = await writesOf(app)
      expect(await result(call, person.token)).toBe('denied')
      // denied responses do not reveal whether the record exists
      expect(await attempt(call, person.token, far)).toEqual(await attempt(call, person.token))
      expect(await writesOf(app)).toEqual(before)
    })
  })

  it.each(named(guarded.filter(({ access }) => access !== 'administrator')))(
    '%s is allowed with each of its areas, and no other',
    async (_, call) => {
      const { areas: open, verb } = opening(call)
      const grant = (area: Area) => ({ area, read: true, write: verb === 'write' })
      for (const area of open) {
        await person.may([grant(area)])
        const got = await result(call, person.token, inNear(nowhere.record), hollow)
        // of the three types, an area gives access to its own
        expect([area, got === 'through' || call.path.includes('{type}')]).toEqual([area, true])
      }
      // rights add up: what one of the others opened, all of them would open
      await person.may(areas.filter((area) => !open.includes(area)).map(grant))
      expect(await result(call, person.token, inNear(nowhere.record), hollow)).toBe('denied')
    },
  )

  // of the installation, not of one mall: only a group of the house opens them
  const ofHouse = ({ access }: Call) => access === 'administrator' || (typeof access === 'object' && access.house)

  describe.each(['mall', 'house'] as const)('by groups of the %s that apply in one mall each', (kind) => {
    let member: Awaited<ReturnType<typeof callers.member>>
    beforeAll(async () => {
      member = await callers.member(kind, { [near.mallId]: [], [far.mallId]: writeAll })
    })

    const isOfPeople = (call: Call) => wordOf(call).startsWith('User')
    const aboutMall = guarded.filter((call) => namesMall(call) && !isOfPeople(call))
    const aboutRecords = guarded.filter((call) => namesMall(call) || namesRecords(call))
    describe.each([
      { grants: [], title: 'without permission', calls: aboutRecords },
      {
        grants: readAll,
        title: 'with permission to read',
        calls: aboutRecords.filter(({ access }) => isWrite(access)),
      },
    ])('$title', ({ grants, calls }) => {
      beforeAll(() => member.mayIn(near.mallId, grants))

      it.each(named(calls))('%s is denied by rights in another mall, and does nothing', async (_, call) => {
        const before = await writesOf(app, near)
        const { status } = await attempt(call, member.token)
        // who manages the people of another mall gets to the people, and finds none of this one
        expect([call.name, isOfPeople(call) || status]).toEqual([call.name, isOfPeople(call) || 403])
        expect(await writesOf(app, near)).toEqual(before)
      })
    })

    it.each(named(aboutMall))('%s opens with each of its areas in its mall', async (_, call) => {
      const { areas: opened, verb } = opening(call)
      const open = ofHouse(call) ? [] : opened
      const grant = (area: Area) => ({ area, read: true, write: verb === 'write' })
      for (const area of open) {
        await member.mayIn(near.mallId, [grant(area)])
        const got = await result(call, member.token, inNear(nowhere.record), hollow)
        expect([area, got === 'through' || call.path.includes('{type}')]).toEqual([area, true])
      }
      await member.mayIn(near.mallId, areas.filter((area) => !open.includes(area)).map(grant))
      expect(await result(call, member.token, inNear(nowhere.record), hollow)).toBe('denied')
    })

    it.each(named(guarded.filter(ofHouse)))('%s is denied by every right in every mall', async (_, call) => {
      await member.mayIn(near.mallId, writeAll)
      expect(await result(call, member.token, near, hollow)).toBe('denied')
    })
  })

  it.each(named(allCalls.filter(({ access }) => access === 'session')))(
    '%s requires no permission',
    async (_, call) => {
      // a new user, because the call may end all their sessions
      const { token } = await callers.person([near.mallId], [])
      expect(await result(call, token, near, hollow)).toBe('through')
    },
  )
})

describe('another mall', () => {
  const ofMalls = allCalls.filter((call) => needsSession(call) && (namesMall(call) || namesRecords(call)))
  const masked = ({ status, body, headers }: Awaited<ReturnType<typeof attempt>>, about: About, call: Call) => {
    if (status < 400) return { status }
    const text = JSON.stringify(body)
      .replaceAll(about.record(wordOf(call)), 'id')
      .replaceAll(about.mallId, 'mall')
    return { status, headers, body: JSON.parse(text) }
  }

  beforeAll(() => person.may(writeAll))

  it.each(named(ofMalls.filter(namesMall)))('does not exist for %s', async (_, call) => {
    const before = await writesOf(app, far)
    const answer = masked(await attempt(call, person.token, far), far, call)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(answer).toEqual(masked(await attempt(call, person.token, nowhere), nowhere, call))
    expect(await writesOf(app, far)).toEqual(before)
  })

  it.each(named(ofMalls))('has no records for %s', async (_, call) => {
    const before = await writesOf(app, far)
    const [foreign, unknown] = [inNear(far.record), inNear(nowhere.record)]
    const answer = masked(await attempt(call, person.token, foreign), foreign, call)
    expect(answer).toEqual(masked(await attempt(call, person.token, unknown), unknown, call))
    if (call.path.includes('{id}') && !namesMall(call)) expect(answer.status).toBe(404)
    expect(await writesOf(app, far)).toEqual(before)
  })

  const intoMalls = ofMalls.filter((call) => 'mallId' in partsOf(call, nowhere).body)
  it.each(named(intoMalls))('does not accept records by %s', async (_, call) => {
    const before = await writesOf(app, far)
    const into = async (mallId: string) => attempt(call, person.token, { mallId, record: near.record })
    const answer = await into(far.mallId)
    expect([404, 422]).toContain(answer.status)
    expect(answer).toEqual(await into(unknownId))
    expect(await writesOf(app, far)).toEqual(before)
  })
})
