import { calls } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { mostSessions } from '../../db/people/sessions'
import { hashCredential } from '../../identity'
import { createTestApp, type TestApp } from '../../testing/index'
import { testId, testMall } from '../../testing/mall'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
})

const next = 'ten letters or more'
const ended = { status: 401, code: 'unauthenticated' }
const holds = { userName: 'editor' }

describe('own sessions', () => {
  it('are listed by last use, without those of others', async () => {
    const { client } = await app.signIn('editor')
    await app.signIn('reader')
    app.clock.advance(120_000)
    await app.signIn('editor')
    app.clock.advance(120_000)
    const all = await client.call(calls.sessions)
    expect(all.map(({ current }) => current)).toEqual([true, false])
    expect(all[0]).toEqual({
      id: expect.any(String),
      createdAt: '2026-11-21T09:00:00.000Z',
      usedAt: '2026-11-21T09:04:00.000Z',
      expiresAt: '2026-11-21T21:04:00.000Z',
      current: true,
    })
  })

  it('are not listed after they have expired', async () => {
    await app.signIn('editor')
    app.clock.advance(app.settings.sessionIdleMs)
    const { client } = await app.signIn('editor')
    expect(await client.call(calls.sessions)).toHaveLength(1)
  })

  it('are bounded: a further sign-in ends the one that was used longest ago, with its sockets', async () => {
    const first = await app.signIn('editor')
    const reader = await app.signIn('reader')
    const row = { user_id: testId(9, 2), created_at: app.clock.now(), used_at: app.clock.now() }
    const rows = Array.from({ length: mostSessions - 1 }, (_, number) => ({
      ...row,
      token_hash: `${number}`.padStart(64, 'f'),
    }))
    await app.db
      .updateTable('session')
      .set({ used_at: new Date(app.clock.now().getTime() - 1) })
      .execute()
    await app.db.insertInto('session').values(rows).execute()
    const { client } = await app.signIn('editor')
    expect(await client.call(calls.sessions)).toHaveLength(mostSessions)
    await expect(first.client.call(calls.session)).rejects.toMatchObject(ended)
    expect(app.relay.sent.sessionEnded).toEqual([await hashCredential(first.token)])
    expect(await reader.client.call(calls.session)).toMatchObject({ userName: 'reader' })
  })

  it('can be ended by id, with their sockets', async () => {
    const [mine, other] = [await app.signIn('editor'), await app.signIn('editor')]
    const id = (await mine.client.call(calls.sessions)).filter(({ current }) => !current).map((one) => one.id)
    expect(await mine.client.call(calls.endSessions, { query: { id } })).toEqual({ ids: id })
    await expect(other.client.call(calls.session)).rejects.toMatchObject(ended)
    expect(await mine.client.call(calls.session)).toMatchObject(holds)
    expect(app.relay.sent.sessionEnded).toEqual([await hashCredential(other.token)])
    // once more, after an answer that was lost
    expect(await mine.client.call(calls.endSessions, { query: { id } })).toEqual({ ids: [] })
  })

  it('can be ended all at once, the current one included', async () => {
    const [mine, other] = [await app.signIn('editor'), await app.signIn('editor')]
    expect((await mine.client.call(calls.endSessions)).ids).toHaveLength(2)
    for (const { client } of [mine, other]) await expect(client.call(calls.session)).rejects.toMatchObject(ended)
    expect(app.relay.sent.sessionEnded).toHaveLength(2)
  })

  it('cannot be ended by others', async () => {
    const mine = await app.signIn('editor')
    const id = (await mine.client.call(calls.sessions)).map((one) => one.id)
    const chief = await app.signIn('chief')
    expect(await chief.client.call(calls.endSessions, { query: { id } })).toEqual({ ids: [] })
    expect(await mine.client.call(calls.session)).toMatchObject(holds)
  })
})

describe('the own password', () => {
  it('is changed with the old one, and all other sessions end with their sockets', async () => {
    const [mine, other, reader] = [await app.signIn('editor'), await app.signIn('editor'), await app.signIn('reader')]
    expect(await mine.client.call(calls.changePassword, { body: { current: demoPassword, next } })).toEqual({})
    expect(await mine.client.call(calls.session)).toMatchObject(holds)
    expect(await reader.client.call(calls.session)).toMatchObject({ userName: 'reader' })
    await expect(other.client.call(calls.session)).rejects.toMatchObject(ended)
    expect(app.relay.sent.sessionEnded).toEqual([await hashCredential(other.token)])
    await expect(app.signIn('editor')).rejects.toMatchObject({ code: 'login_failed' })
    const answer = await app.client().call(calls.login, { body: { username: 'editor', password: next } })
    expect(answer).toMatchObject({ userId: testId(9, 2) })
    const entries = await auditEntries(app.db).selectAll().where('action', '=', 'password').execute()
    expect(entries).toMatchObject([{ by: { name: 'editor' }, record_id: testId(9, 2), mall_id: null, changes: [] }])
  })

  it('does not sign in if it is changed meanwhile', async () => {
    const { client } = await app.signIn('editor')
    const { verify } = app.passwords
    const meanwhile = vi.spyOn(app.passwords, 'verify').mockImplementationOnce(async (...tried) => {
      const right = await verify(...tried)
      await client.call(calls.changePassword, { body: { current: demoPassword, next } })
      return right
    })
    await expect(app.signIn('editor')).rejects.toMatchObject({ code: 'login_failed' })
    expect(await client.call(calls.sessions)).toHaveLength(1)
    meanwhile.mockRestore()
  })

  it('is changed once by two concurrent changes', async () => {
    const { client } = await app.signIn('editor')
    const change = (to: string) => client.call(calls.changePassword, { body: { current: demoPassword, next: to } })
    const answers = await Promise.allSettled([change('one ten letters'), change('two ten letters')])
    const [refused, ...others] = answers.filter((answer) => answer.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'validation', errors: [{ path: 'current' }] })
    expect(others).toEqual([])
    expect(await client.call(calls.session)).toMatchObject(holds)
  })

  it('is not changed with a wrong one, nor to a short one', async () => {
    const [{ client }, other] = [await app.signIn('editor'), await app.signIn('editor')]
    await expect(client.call(calls.changePassword, { body: { current: 'a guess', next } })).rejects.toMatchObject({
      errors: [{ path: 'current', rule: 'invalid', message: 'Invalid value. The current password is incorrect.' }],
    })
    await expect(
      client.call(calls.changePassword, { body: { current: demoPassword, next: 'short' } }),
    ).rejects.toMatchObject({
      errors: [{ path: 'next', rule: 'minLength', limit: 10 }],
    })
    expect(await other.client.call(calls.session)).toMatchObject(holds)
  })

  it('cannot be guessed from an open session', async () => {
    const { client } = await app.signIn('editor')
    const guess = () => client.call(calls.changePassword, { body: { current: 'a guess', next } })
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toMatchObject({ code: 'validation' })
    await expect(guess()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 1 })
  })
})
