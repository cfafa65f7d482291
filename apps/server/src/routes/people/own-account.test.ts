import { type Caller, calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { allCalls } from '@kiosk-admin/api-client/internal'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import type { Mail } from '../../platform/services/mailer'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

/** Changes of what leads to an account: its e-mail address, its username and its password. */

let app: TestApp
let sent: Mail[]
/** Does not confirm the password by itself. */
let chief: Caller

const { user } = peopleTypes
const [chiefId, editorId] = [testId(9, 1), testId(9, 2)]
const required = { code: 'password_required', status: 422 }
const confirm = () => chief.call(calls.confirmSession, { body: { password: demoPassword } })

beforeEach(async () => {
  sent = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  app = await createTestApp({ seed: testMall, mailer })
  chief = app.client((await app.signIn('chief', ids.near)).token)
})

async function fieldsOf(id: string) {
  const { version, username, email, groupId, mallIds, status } = await chief.call(user.calls.get, { params: { id } })
  return { version, body: { username, email, groupId, mallIds, status } }
}

async function replace(id: string, set: { email?: string; username?: string; status?: 'Active' | 'InActive' }) {
  const { version, body } = await fieldsOf(id)
  return chief.call(user.calls.replace, { params: { id }, version, body: { ...body, ...set } })
}
const setFields = (all: string[], set: Record<string, unknown>) =>
  chief.call(user.calls.fields, { body: { ids: all, set } })
async function importRow(id: string, set: object) {
  const { body } = await fieldsOf(id)
  return chief.call(user.calls.import, { query: {}, body: { rows: [{ id, ...body, ...set }] } })
}

const changes: [string, (id: string, set: { email?: string; username?: string }) => Promise<unknown>][] = [
  ['a replacement', replace],
  ['fields of many', (id, set) => setFields([id], set)],
  ['an import', importRow],
]

describe.each(changes)('of one’s own account by %s', (_, change) => {
  it.each([
    ['email', 'new@example.com'],
    ['username', 'new-chief'],
  ])('a new %s needs the password', async (name, value) => {
    await expect(change(chiefId, { [name]: value })).rejects.toMatchObject(required)
    expect(await chief.call(user.calls.get, { params: { id: chiefId } })).toMatchObject({ version: 1 })
    expect(sent).toEqual([])
    await confirm()
    await change(chiefId, { [name]: value })
    expect(await chief.call(user.calls.get, { params: { id: chiefId } })).toMatchObject({ [name]: value, version: 2 })
    const entry = await auditEntries(app.db)
      .selectAll()
      .where('record_id', '=', chiefId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const before = { email: 'chief@example.com', username: 'chief' }[name]
    expect(entry).toMatchObject({ by: { id: chiefId }, changes: [{ path: name, before, after: value }] })
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['chief@example.com'])
    expect(sent[0]?.text).toContain(name === 'email' ? 'Lenker for et nytt passord' : 'new-chief')
  })

  it('a change of nothing that leads to it does not', async () => {
    await change(chiefId, {})
    expect(sent).toEqual([])
  })
})

it('says which calls may need it', () => {
  const own = allCalls.filter(({ confirm }) => confirm === 'account').map(({ name }) => name)
  expect(own.sort()).toEqual(['user.fields', 'user.import', 'user.replace'])
})

it('another’s address changes without it, and the old address is told', async () => {
  await replace(editorId, { email: 'new@example.com' })
  await expect.poll(() => sent.map(({ to }) => to)).toEqual(['editor@example.com'])
  expect(sent[0]?.text).toContain('Hej editor!')
  await replace(editorId, { status: 'InActive' })
  expect(sent).toHaveLength(1)
})

it('a dry run tells nobody', async () => {
  const { body } = await fieldsOf(editorId)
  const rows = [{ id: editorId, ...body, email: 'new@example.com' }]
  await chief.call(user.calls.import, { query: { dryRun: 'true' }, body: { rows } })
  await replace(editorId, { username: 'new-editor' })
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'editor@example.com' })
})

it('a new password is told to the address', async () => {
  await chief.call(calls.changePassword, { body: { current: demoPassword, next: 'seven green umbrellas' } })
  await expect.poll(() => sent.map(({ to }) => to)).toEqual(['chief@example.com'])
  expect(sent[0]?.text).toContain('Passordet til kontoen din')
})
