import { session as sessionCall } from '@kiosk-admin/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

const ingrid = { mallId: 'strand', userId: 'u1', userName: 'ingrid', token: 'first' }

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** A server that answers 401 when it is told to. */
async function setUp() {
  const [{ session }, { createApi }] = [await import('../session/session'), await import('./api')]
  const answers: (() => void)[] = []
  const api = createApi(
    () => new Promise((resolve) => answers.push(() => resolve(new Response('{}', { status: 401 })))),
  )
  const ask = () => api.call(sessionCall).catch(() => undefined)
  const answerAll = async () => {
    await expect.poll(() => answers).not.toHaveLength(0)
    for (const answer of answers.splice(0)) answer()
  }
  return { session, ask, answerAll }
}

test('a 401 ends the session whose token the request bore', async () => {
  const { session, ask, answerAll } = await setUp()
  session.begin(ingrid)
  const asked = ask()
  await answerAll()
  await asked
  expect(session.get()).toBeNull()
})

test('a late 401 of an ended session leaves the one that has begun since', async () => {
  const { session, ask, answerAll } = await setUp()
  session.begin(ingrid)
  const late = ask()
  session.end()
  session.begin({ ...ingrid, token: 'second' })
  await answerAll()
  await late
  expect(session.get()?.token).toBe('second')
})
