import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../platform/services/mailer'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

const minute = 60_000
const next = 'seven green umbrellas'

let app: TestApp
let sent: Mail[]
beforeEach(async () => {
  sent = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  app = await createTestApp({ seed: testMall, mailer, settings: { publicUrl: 'https://kiosk.example.com' } })
})

const ask = (account: string, language?: 'en' | 'se' | 'no' | 'is') =>
  app.client().call(calls.requestPasswordReset, { body: { account, ...(language ? { language } : {}) } })

const mailed = (count = 1) => expect.poll(() => sent).toHaveLength(count)

const tokenIn = (mail: Mail | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

async function askedToken(account = 'editor'): Promise<string> {
  const before = sent.length
  await ask(account)
  await mailed(before + 1)
  return tokenIn(sent.at(-1))
}

const choose = (token: string, password = next) =>
  app.client().call(calls.choosePassword, { body: { token, password } })
const signIn = (username: string, password: string) => app.client().call(calls.login, { body: { username, password } })

const badLink = { code: 'validation', errors: [{ path: 'token' }] }

describe('a link for a new password', () => {
  it('is mailed to the user, and the new password signs in', async () => {
    const token = await askedToken()
    expect(sent[0]?.to).toBe('editor@example.com')
    expect(await choose(token)).toEqual({ username: 'editor' })
    expect(await signIn('editor', next)).toMatchObject({ userName: 'editor' })
    await expect(signIn('editor', demoPassword)).rejects.toMatchObject({ code: 'login_failed' })
  })

  it('can be requested by e-mail address, ignoring case', async () => {
    expect(await choose(await askedToken('Editor@Example.com'))).toEqual({ username: 'editor' })
  })

  it('works once, within an hour', async () => {
    const token = await askedToken()
    await choose(token)
    await expect(choose(token)).rejects.toMatchObject(badLink)
    app.clock.advance(10 * minute)
    const late = await askedToken()
    app.clock.advance(60 * minute)
    await expect(choose(late)).rejects.toMatchObject(badLink)
  })

  it('is replaced by the next one', async () => {
    const first = await askedToken()
    app.clock.advance(10 * minute)
    const second = await askedToken()
    await expect(choose(first)).rejects.toMatchObject(badLink)
    expect(await choose(second)).toEqual({ username: 'editor' })
  })

  it('begins with the configured URL, not the Host header', async () => {
    await app.app.fetch(
      new Request('https://evil.example/api/PasswordReset', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        body: JSON.stringify({ account: 'editor' }),
      }),
      { address: '127.0.0.1' },
    )
    await mailed()
    const [mail] = sent
    expect(mail?.text).toMatch(/\nhttps:\/\/kiosk\.example\.com\/password#token=w_[\w-]{43}\n/)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  it('is stored only as a hash', async () => {
    const token = await askedToken()
    const rows = await app.db.selectFrom('password_link').selectAll().execute()
    expect(rows).toMatchObject([{ purpose: 'reset', user_id: testId(9, 2) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['en', 'Choose a new password for Kiosk Admin', 'works once, within one hour'],
    ['se', 'Välj ett nytt lösenord till Kiosk Admin', 'gäller i en timme och kan användas en gång'],
    ['no', 'Velg et nytt passord for Kiosk Admin', 'gjelder i én time og kan brukes én gang'],
    ['is', 'Veldu nýtt lykilorð að Kiosk Admin', 'gildir í eina klukkustund og virkar einu sinni'],
  ] as const)('is written in the language that is asked in: %s', async (language, subject, words) => {
    await ask('editor', language)
    await mailed()
    expect(sent[0]).toMatchObject({ subject })
    expect(sent[0]?.text).toContain(words)
    expect(sent[0]?.html).toContain(words)
  })

  it('falls back to the language of the user’s mall', async () => {
    await ask('stranger')
    await mailed()
    expect(sent[0]?.subject).toBe('Velg et nytt passord for Kiosk Admin')
  })

  it('ends sessions and preview links of its user, and delays after failures', async () => {
    const { client } = await app.signIn('editor')
    await client.call(calls.previewLink, { params: { mallId: ids.near }, body: {} })
    const guess = () => signIn('editor', 'wrong-password').catch(({ code }) => code)
    while ((await guess()) !== 'rate_limited');
    await choose(await askedToken())
    await expect(client.call(calls.session)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await app.db.selectFrom('preview_link').select('id').execute()).toEqual([])
    expect(await signIn('editor', next)).toMatchObject({ userName: 'editor' })
    expect(app.relay.sent.sessionEnded).not.toEqual([])
  })

  it('expires when the password is set otherwise, or the e-mail address changes', async () => {
    const { client } = await app.signIn('chief')
    const byColleague = await askedToken()
    await client.call(peopleTypes.user.calls.password, {
      params: { id: testId(9, 2) },
      body: { password: 'nine blue bicycles' },
    })
    await expect(choose(byColleague)).rejects.toMatchObject(badLink)
    app.clock.advance(10 * minute)
    const toOldAddress = await askedToken()
    const [one] = (await client.call(peopleTypes.user.calls.list)).filter(({ username }) => username === 'editor')
    const body = { username: 'editor', groupId: one?.groupId ?? '', mallIds: [ids.near], email: 'moved@example.com' }
    await client.call(peopleTypes.user.calls.replace, {
      params: { id: testId(9, 2) },
      version: one?.version ?? 0,
      body,
    })
    await expect(choose(toOldAddress)).rejects.toMatchObject(badLink)
  })

  it('does not invalidate an invitation', async () => {
    const { client } = await app.signIn('chief')
    const { url } = await client.call(peopleTypes.user.calls.passwordLink, { params: { id: testId(9, 2) }, body: {} })
    await askedToken()
    expect(await choose(url.split('=')[1] ?? '')).toEqual({ username: 'editor' })
  })
})

describe('requesting', () => {
  it('has the same answer for all accounts', async () => {
    await app.db.updateTable('user_account').set({ status: 'InActive' }).where('username', '=', 'reader').execute()
    await app.db
      .updateTable('user_account')
      .set({ deleted_at: app.clock.now() })
      .where('username', '=', 'nobody')
      .execute()
    for (const account of ['unknown', 'unknown@example.com', 'reader', 'nobody']) expect(await ask(account)).toEqual({})
    app.clock.advance(minute)
    expect(await ask('editor')).toEqual({})
    await mailed()
    expect(sent.map(({ to }) => to)).toEqual(['editor@example.com'])
  })

  it('is answered before the mail is sent', async () => {
    const [began, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const send = () => {
      began.resolve()
      return held.promise
    }
    app = await createTestApp({ seed: testMall, mailer: { send } })
    expect(await ask('editor')).toEqual({})
    await began.promise
    held.resolve()
  })

  it('sends an account at most one mail in five minutes', async () => {
    await askedToken()
    app.clock.advance(4 * minute)
    expect(await ask('editor')).toEqual({})
    expect(await ask('reader')).toEqual({})
    await mailed(2)
    expect(sent.map(({ to }) => to)).toEqual(['editor@example.com', 'reader@example.com'])
    app.clock.advance(minute)
    await askedToken()
  })

  it('is limited by address', async () => {
    for (let times = 0; times < 5; times++) await ask(`unknown${times}`)
    await expect(ask('editor')).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
  })

  it('is available only with an e-mail server', async () => {
    expect(await app.client().call(calls.config)).toMatchObject({ passwordReset: true })
    app = await createTestApp({ seed: testMall })
    expect(await app.client().call(calls.config)).toMatchObject({ passwordReset: false })
    await expect(ask('editor')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('escapes names in the HTML of the mail', async () => {
  await app.db.updateTable('user_account').set({ username: '<b>&"x' }).where('username', '=', 'editor').execute()
  await ask('editor@example.com', 'en')
  await mailed()
  expect(sent[0]?.html).toContain('Hi &lt;b&gt;&amp;&quot;x,')
  expect(sent[0]?.text).toContain('Hi <b>&"x,')
})
