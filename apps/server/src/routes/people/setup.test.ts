import { areas, calls } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { openSetup } from '../../db/people/setup'
import { createTestApp, type TestApp } from '../../testing/index'
import { testMall } from '../../testing/mall'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const day = 24 * 3_600_000
const person = { username: 'Astrid', email: 'astrid@example.com', password: 'ten letters or more' }

async function newToken(): Promise<string> {
  const opened = await openSetup(app)
  return new URL(opened?.url ?? '').hash.replace('#token=', '')
}

const setUp = (token: string, changed: Partial<typeof person> = {}) =>
  app.client().call(calls.setup, { body: { token, ...person, mallName: 'Vallgallerian', ...changed } })

const refused = {
  code: 'validation',
  errors: [
    expect.objectContaining({
      path: 'token',
      message: 'Invalid value. This set-up link has been used, has expired, or was replaced by a newer one.',
    }),
  ],
}

describe('the set-up link', () => {
  it('creates an administrator with all permissions and a mall, both audited', async () => {
    const { userId, mallId } = await setUp(await newToken())
    const answer = await app.fetch('/api/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'astrid', password: person.password }),
    })
    const { message: session } = await answer.json()
    expect(session).toMatchObject({ userId, mallId, userName: 'Astrid', language: 'se' })
    const [mall, ...others] = await app.client(session.token).call(calls.malls)
    expect(others).toEqual([])
    expect(mall).toMatchObject({
      name: 'Vallgallerian',
      timeZone: 'Europe/Stockholm',
      languages: ['se', 'en', 'no', 'is'],
      updatedBy: { id: userId, name: 'Astrid' },
    })
    const [group] = await app.db.selectFrom('user_group').selectAll().execute()
    expect(group?.areas).toEqual(areas.map((area) => ({ area, read: true, write: true })))
    const entries = await auditEntries(app.db).selectAll().where('action', '!=', 'signIn').orderBy('id').execute()
    expect(entries.map(({ resource, action }) => [resource, action])).toEqual([
      ['Mall', 'create'],
      ['UserGroup', 'create'],
      ['User', 'create'],
    ])
    expect(JSON.stringify(entries)).not.toContain(person.password)
  })

  it('is kept as a hash only', async () => {
    const token = await newToken()
    expect(JSON.stringify(await app.db.selectFrom('meta').selectAll().execute())).not.toContain(token)
  })

  it('works once, also for concurrent calls', async () => {
    const token = await newToken()
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => setUp(token, { username: `astrid${index}` })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(setUp(token)).rejects.toMatchObject(refused)
    expect(await app.db.selectFrom('mall').select('id').execute()).toHaveLength(1)
    expect(await openSetup(app)).toBeUndefined()
  })

  it('ends after a day', async () => {
    const token = await newToken()
    app.clock.advance(day)
    await expect(setUp(token)).rejects.toMatchObject(refused)
  })

  it('expires with the next start', async () => {
    const [first, second] = [await newToken(), await newToken()]
    await expect(setUp(first)).rejects.toMatchObject(refused)
    await setUp(second)
  })

  it('stays valid after invalid input', async () => {
    const token = await newToken()
    await expect(setUp(token, { username: 'Å', email: 'nowhere', password: 'short' })).rejects.toMatchObject({
      errors: [
        { path: 'username', rule: 'minLength', limit: 3 },
        { path: 'email', rule: 'email' },
        { path: 'password', rule: 'minLength', limit: 10 },
      ],
    })
    await setUp(token)
  })

  it('cannot be guessed', async () => {
    const wait = { code: 'rate_limited', retryAfter: 60 }
    for (let tries = 0; tries < 20; tries++) await expect(setUp('f_guess')).rejects.toMatchObject(refused)
    await expect(setUp('f_guess')).rejects.toMatchObject(wait)
  })

  it('opens a page that documents the call', async () => {
    const page = await app.fetch('/api/Setup')
    expect(page.headers.get('content-type')).toContain('text/plain')
    expect(await page.text()).toContain('curl --json @setup.json http://localhost:8080/api/Setup')
  })
})

describe('with an administrator', () => {
  it('there is no link, and an earlier one is refused', async () => {
    const token = await newToken()
    const kept = await app.db.selectFrom('meta').selectAll().where('key', '=', 'setup').executeTakeFirstOrThrow()
    app = await createTestApp({ seed: testMall })
    await app.db
      .insertInto('meta')
      .values({ key: 'setup', value: JSON.stringify(kept.value) })
      .execute()
    expect(await openSetup(app)).toBeUndefined()
    await expect(setUp(token)).rejects.toMatchObject(refused)
  })

  it('that is disabled there is one again, with access to all malls', async () => {
    app = await createTestApp({ seed: testMall })
    await app.db.updateTable('user_account').set({ status: 'InActive' }).execute()
    const token = await newToken()
    await expect(setUp(token, { username: 'CHIEF' })).rejects.toMatchObject({
      errors: [{ path: 'username', message: 'Invalid value. This username is taken.' }],
    })
    const { userId } = await setUp(token)
    const reached = await app.db.selectFrom('user_mall').select('mall_id').where('user_id', '=', userId).execute()
    expect(reached).toHaveLength(3)
  })
})
