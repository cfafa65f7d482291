import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { recordedLog } from '../testing/recorded-log'
import { createSmsGateway } from './sms-gateway'

const message = { fromId: 'Near', smsId: 'near-1', password: 'hemligt', to: '+46701234567', text: 'Hej' }
const { entries: logged, log } = recordedLog()
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function gatewayOf(listener: RequestListener, timeout = 5_000) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { gateway: createSmsGateway({ url: `http://127.0.0.1:${port}/send?key=k`, log, timeout }), server }
}

it('posts the message and treats any 2xx as sent', async () => {
  const got: string[] = []
  const { gateway } = await gatewayOf(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    got.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`)
    response.writeHead(202).end('{"queued":true}')
  })
  expect(await gateway.send(message)).toEqual({ result: 'sent', status: 202 })
  expect(got).toEqual([`POST /send?key=k application/json ${JSON.stringify(message)}`])
})

it.each([401, 500, 302])('reports a refusal with %d', async (status) => {
  let count = 0
  const { gateway } = await gatewayOf((_, response) => {
    count += 1
    response.writeHead(status, { location: '/elsewhere' }).end('no')
  })
  expect(await gateway.send(message)).toEqual({ result: 'refused', status })
  expect(count).toBe(1)
})

it('times out', async () => {
  const { gateway } = await gatewayOf(() => {}, 50)
  expect(await gateway.send(message)).toEqual({ result: 'timeout', status: null })
})

it('logs an unreachable gateway without the message', async () => {
  const { gateway, server } = await gatewayOf(() => {})
  await new Promise((resolve) => server.close(resolve))
  expect(await gateway.send(message)).toEqual({ result: 'unreachable', status: null })
  expect(JSON.stringify(logged)).not.toMatch(/hemligt|key=k|4670/)
})
