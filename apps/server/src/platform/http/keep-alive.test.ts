import { expect, test } from 'vitest'
import { listen } from './web-server'

const site = Promise.resolve({ fetch: () => new Response('here'), upgrade: () => {} })

test.each([
  [undefined, 'timeout=75'],
  [120_000, 'timeout=120'],
])("an idle connection stays open longer than a load balancer's: %s", async (keepAliveMs, expected) => {
  const server = await listen({ host: '127.0.0.1', port: 0, site, ...(keepAliveMs && { keepAliveMs }) })
  const answer = await fetch(`http://127.0.0.1:${server.port}`)
  expect(answer.headers.get('keep-alive')).toBe(expected)
  await answer.text()
  await server.stop()
})
