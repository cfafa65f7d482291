import { calls } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import type { SmsMessage, SmsOutcome } from '../../platform/services/sms-gateway'
import { createSecrets } from '../../secrets'
import { createTestApp, seededRandom, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let token: string
let client: ReturnType<TestApp['client']>
let sent: SmsMessage[]
let outcome: SmsOutcome

const query = { mallId: ids.near }
const path = `/Sms?mallId=${ids.near}`
const settings = { fromId: 'Near', smsId: 'near-1' }
const password = 'mycket hemligt'
const to = { to: '+46 70-123 45 67', text: 'Prov' }

async function open(gateway = true) {
  const send = async (message: SmsMessage) => {
    sent.push(message)
    return outcome
  }
  app = await createTestApp({ seed: testMall, ...(gateway ? { smsGateway: { send } } : {}) })
  ;({ token, client } = await app.signIn('chief', ids.near))
}

beforeEach(async () => {
  sent = []
  outcome = { result: 'sent', status: 200 }
  await open()
})

async function put(body: unknown, version?: number) {
  const response = await app.fetch(`/api${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const sealed = async () =>
  (await app.db.selectFrom('sms_settings').select('password_sealed').executeTakeFirst())?.password_sealed

describe('the settings', () => {
  it('exist from the beginning, empty', async () => {
    expect(await client.call(calls.smsSettings, { query })).toMatchObject({
      mallId: ids.near,
      version: 0,
      fromId: null,
      smsId: null,
      hasPassword: false,
      hasGateway: true,
    })
  })

  it('are replaced with the edited version', async () => {
    expect(await put(settings)).toMatchObject({ status: 428 })
    const first = await put({ ...settings, password }, 0)
    expect(first).toMatchObject({ status: 200, body: { message: { ...settings, version: 1, hasPassword: true } } })
    // a repeat after a lost answer
    expect(await put({ ...settings, password }, 0)).toMatchObject({ status: 200, body: { message: { version: 1 } } })
    expect(await put({ ...settings, fromId: 'Other' }, 0)).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { fromId: 'Near', version: 1 } },
    })
    expect(await put({ ...settings, password: 'another' }, 0)).toMatchObject({ status: 409 })
    expect(await put({ ...settings, fromId: 'Other' }, 1)).toMatchObject({
      body: { message: { version: 2, hasPassword: true } },
    })
    expect(app.relay.sent.changed).toMatchObject([
      { mallId: ids.near, resource: 'Sms', area: 'Sms' },
      { mallId: ids.near, resource: 'Sms', area: 'Sms' },
    ])
  })

  it('never reveal the password in answers, database or audit', async () => {
    const answers = [await put({ ...settings, password }, 0), await client.call(calls.smsSettings, { query })]
    const kept = await app.db.selectFrom('sms_settings').selectAll().execute()
    const history = await auditEntries(app.db).selectAll().where('resource', '=', 'Sms').execute()
    expect(JSON.stringify([answers, kept, history])).not.toContain(password)
    expect(JSON.stringify([answers, history])).not.toContain(await sealed())
    expect(history[0]).toMatchObject({ action: 'replace', area: 'Sms', record_name: 'Near' })
    expect(history[0]?.changes).toContainEqual({ path: 'hasPassword', before: false, after: true })
  })

  it('can have the password removed', async () => {
    await put({ ...settings, password }, 0)
    expect(await put({ ...settings, password: null }, 1)).toMatchObject({ body: { message: { hasPassword: false } } })
    expect(await sealed()).toBeNull()
    expect(await put({ ...settings, password: '' }, 2)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password' }] },
    })
  })

  it('are separate for each mall', async () => {
    await put({ ...settings, password }, 0)
    expect(await client.call(calls.smsSettings, { query: { mallId: ids.far } })).toMatchObject({ version: 0 })
    const { client: stranger } = await app.signIn('stranger')
    await expect(stranger.call(calls.smsSettings, { query })).rejects.toMatchObject({ status: 404 })
    const { client: editor } = await app.signIn('editor')
    await expect(editor.call(calls.smsSettings, { query })).rejects.toMatchObject({ status: 403 })
    const unread = editor.call(calls.replaceSms, { query, body: settings, version: 0 })
    await expect(unread).rejects.toMatchObject({ status: 403 })
  })
})

describe('a test message', () => {
  it('is sent with the stored password, and audited without its text', async () => {
    await put({ ...settings, password }, 0)
    expect(await client.call(calls.testSms, { query, body: to })).toEqual({ result: 'sent', status: 200 })
    expect(sent).toEqual([{ ...settings, password, ...to }])
    const [entry] = await auditEntries(app.db).selectAll().where('action', '=', 'test').execute()
    expect(entry).toMatchObject({ by: { id: testId(9, 1) }, changes: [] })
    expect(JSON.stringify(entry)).not.toContain('70-123')
  })

  it('returns the result of the gateway', async () => {
    await put({ ...settings, password }, 0)
    outcome = { result: 'refused', status: 401 }
    expect(await client.call(calls.testSms, { query, body: to })).toEqual(outcome)
  })

  it('is not sent with incomplete settings or without a gateway', async () => {
    const nowhere = { result: 'incomplete', status: null }
    expect(await client.call(calls.testSms, { query, body: to })).toEqual(nowhere)
    await put(settings, 0)
    expect(await client.call(calls.testSms, { query, body: to })).toEqual(nowhere)
    expect(sent).toEqual([])
    await open(false)
    expect(await client.call(calls.testSms, { query, body: to })).toEqual({ result: 'noGateway', status: null })
    expect(await client.call(calls.smsSettings, { query })).toMatchObject({ hasGateway: false })
  })

  it('is not sent with an unreadable password', async () => {
    await put({ ...settings, password }, 0)
    const elsewhere = createSecrets('the key of another installation', seededRandom())
    const password_sealed = await elsewhere.seal(password, `sms ${ids.near}`)
    await app.db.updateTable('sms_settings').set({ password_sealed }).execute()
    expect(await client.call(calls.testSms, { query, body: to })).toEqual({ result: 'unreadable', status: null })
    // entering the password again makes it readable
    expect(await put({ ...settings, password }, 1)).toMatchObject({ body: { message: { version: 2 } } })
    expect(await client.call(calls.testSms, { query, body: to })).toMatchObject({ result: 'sent' })
  })

  it('requires a valid number, and is rate-limited', async () => {
    await expect(client.call(calls.testSms, { query, body: { ...to, to: 'me' } })).rejects.toMatchObject({
      errors: [{ path: 'to', rule: 'invalid' }],
    })
    for (let count = 0; count < 5; count++) await client.call(calls.testSms, { query, body: to })
    await expect(client.call(calls.testSms, { query, body: to })).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
