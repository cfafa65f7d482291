import { calls } from '@kiosk-admin/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

const ingrid = { mallId: 'strand', userId: 'u1', userName: 'ingrid', token: 'first' }

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Server that answers 401 on request. */
async function setUp() {
  const [{ session }, { createApi }] = [await import('../session/session'), await import('./api')]
  const answers: (() => void)[] = []
  const api = createApi(
    () => new Promise((resolve) => answers.push(() => resolve(new Response('{}', { status: 401 })))),
  )
  const callSession = () => api.call(calls.session).catch(() => undefined)
  const answerAll = async () => {
    await expect.poll(() => answers).not.toHaveLength(0)
    for (const answer of answers.splice(0)) answer()
  }
  return { session, callSession, answerAll }
}

test('a 401 ends the session that sent the request', async () => {
  const { session, callSession, answerAll } = await setUp()
  session.begin(ingrid)
  const response = callSession()
  await answerAll()
  await response
  expect(session.get()).toBeNull()
})

test('a late 401 does not end a newer session', async () => {
  const { session, callSession, answerAll } = await setUp()
  session.begin(ingrid)
  const late = callSession()
  session.end()
  session.begin({ ...ingrid, token: 'second' })
  await answerAll()
  await late
  expect(session.get()?.token).toBe('second')
})
