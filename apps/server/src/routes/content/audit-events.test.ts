import {
  type AuditKind,
  auditAuthors,
  auditClients,
  auditKinds,
  calls,
  createCaller,
  peopleTypes,
} from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostFailuresAMinute } from '../../db/audit/accounts'
import { auditEntries } from '../../db/audit/entries'
import type { Mail } from '../../platform/services/mailer'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

const address = '203.0.113.9'
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

let app: TestApp
let sent: Mail[]
beforeEach(async () => {
  sent = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const smsGateway = { send: async () => ({ result: 'sent' as const, status: 200 }) }
  app = await createTestApp({ seed: testMall, mailer, smsGateway })
})

/** A browser elsewhere. */
const browser = (token?: string, from = address) =>
  createCaller({
    fetch: async (input, init) => {
      const request = new Request(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
      request.headers.set('user-agent', agent)
      return app.app.fetch(request, { address: from })
    },
    token: () => token,
  })

const signIn = (username = 'chief', password = demoPassword, from?: string) =>
  browser(undefined, from).call(calls.login, { body: { username, password, mallId: ids.near } })

async function signedIn() {
  const { token } = await signIn()
  return browser(token)
}

const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ code: expect.any(String) })
const inMall = { query: { mallId: ids.near } }
const password = 'seven green umbrellas'

async function previewToken(client: ReturnType<typeof browser>) {
  const { url } = await client.call(calls.previewLink, { params: { mallId: ids.near }, body: {} })
  return /#preview=(.+)$/.exec(url)?.[1] ?? ''
}

/** What leads to each kind of entry, for kinds that are not the change of a record. */
const events: Partial<Record<AuditKind, () => Promise<unknown>>> = {
  signIn: () => signIn(),
  signInFailed: () => refused(signIn('chief', 'wrong')),
  async lockOut() {
    for (let count = 0; count < 5; count++) await refused(signIn('chief', 'wrong'))
  },
  confirmFailed: async () => refused((await signedIn()).call(calls.confirmSession, { body: { password: 'wrong' } })),
  signOut: async () => (await signedIn()).call(calls.logout, {}),
  endSessions: async () => (await signedIn()).call(calls.endSessions, { query: {} }),
  password: async () =>
    (await signedIn()).call(calls.changePassword, { body: { current: demoPassword, next: password } }),
  passwordLink: async () =>
    (await signedIn()).call(peopleTypes.user.calls.passwordLink, { params: { id: testId(9, 2) } }),
  async passwordReset() {
    await browser().call(calls.requestPasswordReset, { body: { account: 'editor' } })
    await expect.poll(() => sent).toHaveLength(1)
  },
  key: async () => (await signedIn()).call(calls.stationKey, { params: { id: ids.station } }),
  previewLink: async () => previewToken(await signedIn()),
  async previewOpened() {
    const token = await previewToken(await signedIn())
    await browser(token).call(calls.kioskPreview, { params: { mallId: ids.near } })
  },
  async previewEnd() {
    const client = await signedIn()
    await previewToken(client)
    await client.call(calls.endPreviewLinks, { params: { mallId: ids.near } })
  },
  async export() {
    const { token } = await signIn()
    for (const path of ['Statistic', 'Audit']) {
      const request = new Request(`http://localhost/api/${path}/Export?mallId=${ids.near}`)
      request.headers.set('authorization', `Bearer ${token}`)
      request.headers.set('user-agent', agent)
      expect((await app.app.fetch(request, { address })).status).toBe(200)
    }
  },
  download: async () => (await signedIn()).download(peopleTypes.user.calls.data, { params: { id: testId(9, 2) } }),
  async erase() {
    const client = await signedIn()
    await client.call(calls.confirmSession, { body: { password: demoPassword } })
    await client.call(peopleTypes.user.calls.erase, { params: { id: testId(9, 2) }, body: {} })
  },
  users: async () =>
    (await signedIn()).call(calls.setMallUsers, { params: { id: ids.near }, body: { userIds: [testId(9, 1)] } }),
  publish: async () => (await signedIn()).call(calls.publish, { ...inMall, body: {} }),
  async test() {
    const client = await signedIn()
    const body = { fromId: 'Mall', smsId: 'id', password: 'hemligt' }
    await client.call(calls.replaceSms, { ...inMall, version: 0, body })
    await client.call(calls.testSms, { ...inMall, body: { to: '+46701234567', text: 'Hej' } })
  },
}

describe('the audit contains', () => {
  it.each(Object.entries(events))('%s, with address and browser', async (kind, happen) => {
    await happen()
    const written = await auditEntries(app.db).selectAll().where('action', '=', kind).execute()
    // the seed was made by the server
    const entries = written.filter(({ client }) => client !== auditClients.server)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toMatchObject({ address, client: 'Chrome 153, Windows' })
    const text = JSON.stringify(await auditEntries(app.db).selectAll().execute())
    for (const secret of [demoPassword, 'wrong', password, 'hemligt']) expect(text).not.toContain(secret)
  })

  it('changes of rights and settings', async () => {
    const client = await signedIn()
    const { version, ...group } = await client.call(peopleTypes.userGroup.calls.get, { params: { id: testId(8, 2) } })
    const { id, createdAt, updatedAt, updatedBy, editable, ...body } = group
    await client.call(peopleTypes.userGroup.calls.replace, { params: { id }, version, body: { ...body, name: 'Ny' } })
    const sms = { fromId: 'Mall', smsId: 'id', password: 'hemligt' }
    await client.call(calls.replaceSms, { ...inMall, version: 0, body: sms })
    const entries = await auditEntries(app.db).select(['resource', 'address']).where('action', '=', 'replace').execute()
    expect(entries).toEqual(['UserGroup', 'Sms'].map((resource) => ({ resource, address })))
  })

  it('every kind that the contract names', () => {
    // changes of records, and of the whole installation, have tests of their own
    const others = [
      ...['create', 'replace', 'status', 'fields', 'order', 'copy', 'import', 'remove', 'restore'],
      ...['rollback', 'revert'],
      ...['signInsOmitted', 'backup', 'restoreBackup', 'rotateKey', 'retention'],
    ]
    expect([...Object.keys(events), ...others].sort()).toEqual([...auditKinds].sort())
  })
})

describe('failed sign-ins', () => {
  const failures = () => auditEntries(app.db).selectAll().where('action', '=', 'signInFailed').orderBy('id').execute()

  it('name the account, or what was typed when there is none', async () => {
    await refused(signIn('Chief', 'wrong'))
    await refused(signIn('nobody-here', 'wrong'))
    expect(await failures()).toMatchObject([
      { resource: 'User', record_id: testId(9, 1), record_name: 'chief', by: { id: auditAuthors.nobody } },
      { resource: 'SignIn', record_name: 'nobody-here', by: { id: auditAuthors.nobody } },
    ])
  })

  it('do not fill the table: one server records so many a minute, and counts the rest', async () => {
    const floods = mostFailuresAMinute + 15
    for (let count = 0; count < floods; count++) {
      await refused(signIn(`name-${count}`, 'wrong', `198.51.${Math.floor(count / 200)}.${count % 200}`))
    }
    expect((await failures()).length).toBe(mostFailuresAMinute)
    app.clock.advance(60_000)
    await signIn()
    const [omitted] = await auditEntries(app.db).selectAll().where('action', '=', 'signInsOmitted').execute()
    expect(omitted?.changes).toEqual([{ path: 'failures', before: null, after: 15 }])
  })

  it('are bounded for one address by its limit', async () => {
    for (let count = 0; count < 200; count++) await signIn(`name-${count}`, 'wrong').catch(() => undefined)
    expect((await failures()).length).toBeLessThanOrEqual(30)
  })
})

it('records the opening of a preview link once for each network', async () => {
  const token = await previewToken(await signedIn())
  for (const from of [address, address, '198.51.100.7']) {
    await browser(token, from).call(calls.kioskPreview, { params: { mallId: ids.near } })
  }
  const entries = await auditEntries(app.db)
    .select('address')
    .where('action', '=', 'previewOpened')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([{ address }, { address: '198.51.100.7' }])
})
