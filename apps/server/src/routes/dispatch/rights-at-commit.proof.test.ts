import type { Call } from '@kiosk-admin/api-client'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../../db/json'
import { smsContext } from '../../db/sealed'
import { sha256 } from '../../identity'
import { openTestEngine } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { callersOf, writeAll, writesBeyondUploads } from '../testing/callers'
import { type About, namesMall, recordsOf, requestOf } from '../testing/requests'

/** Every call of the contract, by a caller who loses what it requires once it is admitted: it writes nothing. */

let app: TestApp
let closeDb = async () => {}
let callers: ReturnType<typeof callersOf>
let person: Awaited<ReturnType<typeof callers.person>>
let near: About
/** The credential of the request, which a loss may end. */
let token: string
/** Runs between the admission of the next request and its work. */
let onceAdmitted: (() => Promise<void>) | undefined

const messages: unknown[] = []
const sendMessage = async (message: unknown) => {
  messages.push(message)
  return { result: 'sent', status: 200 } as const
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'

beforeAll(async () => {
  const { db, close } = await openTestEngine()
  closeDb = close
  app = await createTestApp({ seed: true, db, smsGateway: { send: sendMessage } })
  callers = callersOf(app)
  const { id: mallId } = await db.selectFrom('mall').select('id').orderBy('id').executeTakeFirstOrThrow()
  const others = await recordsOf(app, mallId)
  person = await callers.person([mallId], writeAll)
  const { id: User, groupId: UserGroup } = await callers.person([mallId], [])
  const publication = await db.selectFrom('publication').select('id').where('mall_id', '=', mallId).executeTakeFirst()
  const own: Record<string, string | undefined> = { User, UserGroup, Publication: publication?.id }
  near = { mallId, record: (word) => own[word] ?? others(word) }
  await beginUpload(near.record('MediaLibrary'))
  await configureSms(mallId)
  const { admit } = app.rateLimits
  app.rateLimits.admit = async (...args) => {
    const me = await admit(...args)
    const lose = onceAdmitted
    onceAdmitted = undefined
    await lose?.()
    return me
  }
})

afterAll(() => closeDb())

/** A complete upload in parts, with the id that requests name. */
async function beginUpload(id: string) {
  const bytes = new TextEncoder().encode(svg)
  const hash = await sha256(bytes)
  await app.files.put(hash, bytes)
  const size = { size: bytes.length, received: bytes.length, room: bytes.length, parts: [hash] }
  const until = new Date(app.clock.now().getTime() + 3_600_000)
  const owner = { mall_id: near.mallId, user_id: person.id }
  await app.db
    .insertInto('media_upload')
    .values({ id, name: 'red.svg', expires_at: until, ...owner, ...size })
    .execute()
}

async function configureSms(mallId: string) {
  const { db, clock, secrets } = app
  const sealed = await secrets.seal('words', smsContext(mallId))
  const common = {
    mall_id: mallId,
    created_at: clock.now(),
    updated_at: clock.now(),
    updated_by: json({ id: person.id, name: 'Test' }),
  }
  const settings = { from_id: 'Near', sms_id: 'near', password_sealed: sealed }
  await db.deleteFrom('sms_settings').where('mall_id', '=', mallId).execute()
  await db
    .insertInto('sms_settings')
    .values({ ...common, ...settings })
    .execute()
}

type Loss = { lose(): Promise<unknown>; giveBack(): Promise<unknown>; status: number }

const account = (set: { status: 'Active' | 'InActive' } | { deleted_at: Date | null }) =>
  app.db.updateTable('user_account').set(set).where('id', '=', person.id).execute()

const losses: Record<string, Loss> = {
  'is disabled': {
    lose: () => account({ status: 'InActive' }),
    giveBack: () => account({ status: 'Active' }),
    status: 401,
  },
  'is deleted': {
    lose: () => account({ deleted_at: app.clock.now() }),
    giveBack: () => account({ deleted_at: null }),
    status: 401,
  },
  'is signed out': {
    lose: () => app.db.deleteFrom('session').where('user_id', '=', person.id).execute(),
    giveBack: async () => {},
    status: 401,
  },
  'loses every right': {
    lose: () => person.may([]),
    giveBack: () => person.may(writeAll),
    status: 403,
  },
  'loses the mall': {
    lose: () => app.db.deleteFrom('user_mall').where('user_id', '=', person.id).execute(),
    giveBack: () => app.db.insertInto('user_mall').values({ user_id: person.id, mall_id: near.mallId }).execute(),
    status: 404,
  },
}

async function attempt(call: Call, credential: string): Promise<number> {
  const [address, init] = requestOf(call, near)
  if (call.files) {
    const form = new FormData()
    form.append('file', new File([svg], 'red.svg', { type: 'image/svg+xml' }))
    init.body = form
  }
  const headers = { ...init.headers, authorization: `Bearer ${credential}` }
  const response = await app.fetch(address.replace(/\bkind=\w+/, 'kind=Image'), { ...init, headers })
  // a download writes until its end
  await response.bytes().catch(() => undefined)
  return response.status
}

async function statusAfter(call: Call, { lose, giveBack }: Loss): Promise<number> {
  token = await callers.session(person.id)
  let before: unknown
  onceAdmitted = async () => {
    await lose()
    before = await writesBeyondUploads(app)
  }
  try {
    const status = await attempt(call, token)
    expect([call.name, await writesBeyondUploads(app)]).toEqual([call.name, before])
    expect([call.name, app.errors]).toEqual([call.name, []])
    return status
  } finally {
    await giveBack()
  }
}

const ofStaff = allCalls.filter(({ access }) => access !== 'open' && access !== 'station')
const isOfSession = ({ access }: Call) => access === 'session'

/** Whether a loss ends the right to a call. */
const applies = (call: Call, { status }: Loss) =>
  status === 401 || (status === 403 ? !isOfSession(call) : namesMall(call))

const cases = ofStaff.flatMap((call) =>
  Object.entries(losses)
    .filter(([, loss]) => applies(call, loss))
    .map(([title, loss]) => ({ name: call.name, call, title, loss })),
)
/** One loss of each call, so that all come about as often. */
const isBasic = (_: unknown, index: number) => index % Object.keys(losses).length === 0

async function writesNothing({ call, loss }: (typeof cases)[number]) {
  const status = await statusAfter(call, loss)
  if (call.method !== 'GET') expect([call.name, status]).toEqual([call.name, loss.status])
}

describe('a person who', () => {
  it.each(cases.filter(isBasic))('$title during $name writes nothing', writesNothing)

  it.each(cases.filter((one, index) => !isBasic(one, index)))(
    '$title during $name writes nothing',
    { tags: ['nightly'] },
    writesNothing,
  )
})

it.each(allCalls.filter(({ access }) => access === 'station').map((call) => [call.name, call] as const))(
  'a station whose key is replaced during %s writes nothing',
  async (_, call) => {
    const key = await callers.stationKey(near.mallId)
    let before: unknown
    onceAdmitted = async () => {
      await callers.stationKey(near.mallId)
      before = await writesBeyondUploads(app)
    }
    const status = await attempt(call, key)
    if (call.method !== 'GET') expect(status).toBe(401)
    expect(await writesBeyondUploads(app)).toEqual(before)
  },
)

it('no message was sent by then', () => expect(messages).toEqual([]))
