import { calls, contentTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ seed: testMall })
})

/** Sends the beginning of a body from an address; resolves when the server reads on, while the answer never comes. */
function trickle(path: string, address: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1
          if (pulled === 1) controller.enqueue(new TextEncoder().encode('{'))
          else resolve()
        },
      },
      { highWaterMark: 0 },
    )
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } }
    const request = new Request(`http://localhost/api${path}`, init as RequestInit)
    Promise.resolve(app.app.fetch(request, { address })).then(
      (response) => reject(new Error(`answered ${response.status}`)),
      reject,
    )
  })
}

const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index + 1}`)
const fourOfEach = <T>(work: (address: string) => T) =>
  addresses.flatMap((address) => Array.from({ length: 4 }, () => work(address)))

it('200 sign-ins that never end, of 50 addresses, leave room for another', async () => {
  await Promise.all(fourOfEach((address) => trickle('/Login', address)))
  const { token } = await app.client().call(calls.login, { body: { username: 'chief', password: demoPassword } })
  expect(token).toBeTruthy()
})

it('writes of one account that never end leave room for its others', async () => {
  const { token, client } = await app.signIn('chief')
  const headers = { authorization: `Bearer ${token}` }
  await Promise.all(fourOfEach((address) => trickle(`/Offer?mallId=${ids.near}`, address, headers)))
  expect(await client.call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })).toBeTruthy()
})

it('a made-up session is refused before its body is read', async () => {
  const headers = { authorization: 'Bearer made_up_session' }
  await expect(trickle(`/Offer?mallId=${ids.near}`, '192.0.2.1', headers)).rejects.toThrow('answered 401')
})
