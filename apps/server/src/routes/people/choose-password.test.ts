import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { createTestApp, type TestApp } from '../../testing/index'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  app = await createTestApp({ seed: true })
  admin = await app.signIn('admin')
})

const hour = 3_600_000
const password = 'a long new password'

async function newUser(fields: { password?: string } = {}) {
  const [group] = await admin.client.call(peopleTypes.user.calls.list, {})
  if (!group) throw new Error('no user')
  const { groupId, mallIds } = group
  const body = { username: 'maja.lind', email: 'maja@example.com', groupId, mallIds, status: 'Active' as const }
  return admin.client.call(peopleTypes.user.calls.create, { body: { ...body, ...fields } })
}

const makeLink = (id: string) => admin.client.call(peopleTypes.user.calls.passwordLink, { params: { id }, body: {} })
const tokenOf = ({ url }: { url: string }) => new URL(url).hash.replace('#token=', '')
const choose = (token: string, chosen = password) =>
  app.client().call(calls.choosePassword, { body: { token, password: chosen } })

const signIn = (username: string, given: string) =>
  app.fetch('/api/Login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: given, mallId: admin.mallId }),
  })

const refused = {
  code: 'validation',
  errors: [
    expect.objectContaining({
      path: 'token',
      message: 'Invalid value. This password link has been used, has expired, or was replaced by a newer one.',
    }),
  ],
}

describe('a password link', () => {
  it('lets a user created without a password choose one, once', async () => {
    const { id } = await newUser()
    const link = await makeLink(id)
    expect(link.url).toMatch(/\/password#token=w_[\w-]{43}$/)
    expect(new Date(link.expiresAt).getTime() - app.clock.now().getTime()).toBe(72 * hour)
    expect(await choose(tokenOf(link))).toEqual({ username: 'maja.lind' })
    expect((await signIn('maja.lind', password)).status).toBe(200)
    await expect(choose(tokenOf(link), 'another long password')).rejects.toMatchObject(refused)
  })

  it('is stored as a hash, and never logged or audited', async () => {
    const { id } = await newUser()
    const token = tokenOf(await makeLink(id))
    const rows = await app.db.selectFrom('password_link').selectAll().execute()
    const entries = await auditEntries(app.db).selectAll().execute()
    expect(JSON.stringify([rows, entries])).not.toContain(token)
  })

  it('expires after 72 hours, with a newer link, or when a password is set', async () => {
    const { id } = await newUser()
    const first = tokenOf(await makeLink(id))
    const second = tokenOf(await makeLink(id))
    await expect(choose(first)).rejects.toMatchObject(refused)
    await admin.client.call(peopleTypes.user.calls.password, { params: { id }, body: { password: 'set by the admin' } })
    await expect(choose(second)).rejects.toMatchObject(refused)
    const third = tokenOf(await makeLink(id))
    app.clock.advance(72 * hour)
    await expect(choose(third)).rejects.toMatchObject(refused)
  })

  it('is invalid for disabled or deleted users', async () => {
    const { id } = await newUser({ password: 'given to begin with' })
    const token = tokenOf(await makeLink(id))
    await admin.client.call(peopleTypes.user.calls.status, { body: { ids: [id], status: 'InActive' } })
    await expect(choose(token)).rejects.toMatchObject(refused)
    await admin.client.call(peopleTypes.user.calls.status, { body: { ids: [id], status: 'Active' } })
    await admin.client.call(peopleTypes.user.calls.remove, { query: { id: [id] } })
    await expect(choose(token)).rejects.toMatchObject(refused)
  })

  it('ends the sessions of its user, who is the author in the audit', async () => {
    const { id } = await newUser({ password: 'given to begin with' })
    const { message: session } = await (await signIn('maja.lind', 'given to begin with')).json()
    await choose(tokenOf(await makeLink(id)))
    const after = await app.fetch('/api/Session', { headers: { authorization: `Bearer ${session.token}` } })
    expect(after.status).toBe(401)
    const entry = await auditEntries(app.db)
      .select(['action', 'by'])
      .where('record_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'password', by: { id, name: 'maja.lind' } })
  })

  it('cannot be created for the own account', async () => {
    await expect(makeLink(admin.userId)).rejects.toMatchObject({ code: 'validation' })
  })
})
