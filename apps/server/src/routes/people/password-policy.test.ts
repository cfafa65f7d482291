import { type Call, calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import type { Input } from '@kiosk-admin/api-client/internal'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief', ids.near)).client
})

const editorId = testId(9, 2)
const guessable = 'Invalid value. It’s too easy to guess. Choose several words that don’t belong together.'
const named = 'Invalid value. It contains the username or the name of a mall. Choose other words.'

const person = { username: 'new-colleague', email: 'new@example.com', groupId: testId(8, 3), mallIds: [ids.near] }

async function linkToken() {
  const { url } = await chief.call(peopleTypes.user.calls.passwordLink, { params: { id: editorId }, body: {} })
  return url.split('=')[1] ?? ''
}

type Chosen = { path: string; username: string; choose: (password: string) => Promise<unknown> }

/** Every call that sets a password. */
const ways: Record<string, Chosen> = {
  'by a new colleague’s form': {
    path: 'password',
    username: person.username,
    choose: (password) => chief.call(peopleTypes.user.calls.create, { body: { ...person, password } }),
  },
  'by a colleague': {
    path: 'password',
    username: 'editor',
    choose: (password) => chief.call(peopleTypes.user.calls.password, { params: { id: editorId }, body: { password } }),
  },
  'by its user': {
    path: 'next',
    username: 'editor',
    choose: async (next) =>
      (await app.signIn('editor')).client.call(calls.changePassword, { body: { current: demoPassword, next } }),
  },
  'with a password link': {
    path: 'password',
    username: 'editor',
    choose: async (password) =>
      app.client().call(calls.choosePassword, { body: { token: await linkToken(), password } }),
  },
}

describe.each(Object.entries(ways))('a password chosen %s', (_, { path, username, choose }) => {
  it.each([
    [demoPassword, guessable],
    ['qwertyuiop', guessable],
    ['Sommar2026!', guessable],
  ])('is refused if it is easy to guess: %s', async (password, message) => {
    await expect(choose(password)).rejects.toMatchObject({
      code: 'validation',
      errors: [{ path, rule: 'invalid', message }],
    })
  })

  it('is refused when it contains the username', async () => {
    await expect(choose(`${username}-xQ7#tv2P`)).rejects.toMatchObject({ errors: [{ path, message: named }] })
  })

  it('is accepted if it is hard to guess', async () => {
    expect(await choose('seven green umbrellas')).toBeTruthy()
    expect(
      await app.client().call(calls.login, { body: { username, password: 'seven green umbrellas' } }),
    ).toMatchObject({
      userName: username,
    })
  })

  it('has 10 to 128 letters', async () => {
    await expect(choose('xQ7#tv2P')).rejects.toMatchObject({ errors: [{ path, rule: 'minLength', limit: 10 }] })
    await expect(choose('xQ7#tv2P'.repeat(17))).rejects.toMatchObject({ errors: [{ path, rule: 'maxLength' }] })
  })
})

it('refuses names of the user’s malls', async () => {
  await app.db.updateTable('mall').set({ name: 'Strandgallerian' }).where('id', '=', ids.near).execute()
  await expect(ways['by a colleague']?.choose('strandgallerian7#xQ')).rejects.toMatchObject({
    errors: [{ message: named }],
  })
})

it('a refused password does not use up a password link', async () => {
  const token = await linkToken()
  const choose = (password: string) => app.client().call(calls.choosePassword, { body: { token, password } })
  await expect(choose('qwertyuiop')).rejects.toMatchObject({ errors: [{ path: 'password' }] })
  expect(await choose('seven green umbrellas')).toEqual({ username: 'editor' })
})

it('names rows of an import with refused passwords', async () => {
  const rows = [
    { ...person, password: 'qwertyuiop' },
    { ...person, username: 'other-colleague', password: 'seven green umbrellas' },
  ]
  const answer = await chief.call(peopleTypes.user.calls.import, { query: { dryRun: 'true' }, body: { rows } })
  expect(answer).toMatchObject({
    created: 1,
    errors: [{ row: 0, errors: [{ path: 'password', message: guessable }] }],
  })
})

it('applies to the first administrator', async () => {
  const empty = await createTestApp({ seed: false })
  const token = (await empty.setUpPath())?.split('=')[1] ?? ''
  const body = { token, username: 'anna', email: 'anna@example.com', mallName: 'Strandgallerian' }
  const setUp = (password: string) => empty.client().call(calls.setup, { body: { ...body, password } })
  await expect(setUp('qwertyuiop')).rejects.toMatchObject({ errors: [{ path: 'password', message: guessable }] })
  await expect(setUp('strandgallerian7#xQ')).rejects.toMatchObject({ errors: [{ path: 'password', message: named }] })
  expect(await setUp('seven green umbrellas')).toMatchObject({ mallId: expect.any(String) })
})

it('older passwords still sign in', async () => {
  expect(await app.signIn('editor')).toMatchObject({ userName: 'editor' })
})

it('does not hash passwords above the maximum length', async () => {
  const hashing = [vi.spyOn(app.passwords, 'hash'), vi.spyOn(app.passwords, 'verify')]
  const long = 'x'.repeat(129)
  const refused = { code: 'validation' }
  const make = <C extends Call>(call: C, input: Input<C>) => chief.call(call, input as Input<Call>)
  await expect(make(calls.login, { body: { username: 'editor', password: long } })).rejects.toMatchObject(refused)
  await expect(make(calls.changePassword, { body: { current: long, next: long } })).rejects.toMatchObject(refused)
  await expect(make(calls.choosePassword, { body: { token: 'w_x', password: long } })).rejects.toMatchObject(refused)
  for (const spy of hashing) expect(spy).not.toHaveBeenCalled()
})
