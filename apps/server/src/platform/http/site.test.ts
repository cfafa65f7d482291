import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSite, type Fetch } from './site'
import { listen, type Site } from './web-server'

/** A new port each time, because clients keep connections to the port of a stopped server. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // of a TCP server it is never a path
  probe.close()
  await once(probe, 'close')
  return port
}

const pagesOf = (name: string) => ({ answer: ({ url }: Request) => new Response(`${name} ${new URL(url).pathname}`) })
const pages = { admin: pagesOf('admin'), kiosk: pagesOf('kiosk') }

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'

let port: number
let stop = async () => {}
beforeEach(async () => {
  port = await freePort()
})
afterEach(() => stop())

async function serve(app: Fetch, trustProxy = false) {
  const site = createSite({ app, pages, trustProxy })
  const upgrade: Site['upgrade'] = (_, socket) => socket.end(SWITCHING)
  const server = await listen({ host: '127.0.0.1', port, site: Promise.resolve({ fetch: site.fetch, upgrade }) })
  stop = server.stop
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const echo: Fetch = ({ url }, { address }) => new Response(`app ${new URL(url).pathname} ${address}`)

test.each([
  ['/', 'admin /'],
  ['/published/shop', 'admin /published/shop'],
  ['/kiosk/', 'kiosk /kiosk/'],
  ['/kiosk/assets/main.js', 'kiosk /kiosk/assets/main.js'],
  ['/kiosk', 'kiosk /kiosk/'],
  ['/kiosk/site', 'app /kiosk/site 127.0.0.1'],
  ['/api/Offer', 'app /api/Offer 127.0.0.1'],
  ['/api/unknown', 'app /api/unknown 127.0.0.1'],
  ['/media/abc.png', 'app /media/abc.png 127.0.0.1'],
  ['/w/mall/station/record', 'app /w/mall/station/record 127.0.0.1'],
  ['/health', 'app /health 127.0.0.1'],
  ['/socket', 'This is the address of a WebSocket.'],
])('%s is answered by %s', async (path, answer) => {
  const ask = await serve(echo)
  const response = await ask(path)
  expect(await response.text()).toBe(answer)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  [false, 'app /api/Login 127.0.0.1'],
  [true, 'app /api/Login 192.0.2.7'], // the last entry is from our own proxy, earlier ones are claims of the caller
])('with TRUST_PROXY %s, a call has the address %s', async (trustProxy, answer) => {
  const ask = await serve(echo, trustProxy)
  const response = await ask('/api/Login', { headers: { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' } })
  expect(await response.text()).toBe(answer)
})

test.each([
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['unknown', 'unknown'],
])('behind a proxy that sends %s, a call has the address %s', async (forwarded, address) => {
  const ask = await serve(echo, true)
  const response = await ask('/api/Login', { headers: { 'x-forwarded-for': forwarded } })
  expect(await response.text()).toBe(`app /api/Login ${address}`)
})

test('responses of calls are compressed and keep their request id', async () => {
  const ask = await serve(() => Response.json({ message: 'x'.repeat(5000) }, { headers: { etag: '"7"' } }))
  const response = await ask('/api/Offer', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('etag')).toBe('W/"7"')
  expect(await response.json()).toEqual({ message: 'x'.repeat(5000) })
})

test('a shutdown waits for pending requests and accepts no new ones', async () => {
  const received = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const ask = await serve(async () => {
    received.resolve()
    await finish.promise
    return new Response('saved')
  })
  const answer = ask('/api/Offer', { method: 'POST' })
  await received.promise
  const stopped = stop()
  await expect(ask('/api/Offer')).rejects.toThrow()
  finish.resolve()
  expect(await (await answer).text()).toBe('saved')
  await stopped
})

test('requests during the start are answered after it', async () => {
  const ready = Promise.withResolvers<Site>()
  const server = await listen({ host: '127.0.0.1', port, site: ready.promise })
  stop = server.stop
  const answer = fetch(`http://127.0.0.1:${port}/ready`)
  ready.resolve({ fetch: () => new Response('ready'), upgrade: () => {} })
  expect(await (await answer).text()).toBe('ready')
})

test('explains an occupied port and a foreign address in a sentence', async () => {
  await serve(echo)
  const site = Promise.withResolvers<Site>().promise
  await expect(listen({ host: '127.0.0.1', port, site })).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
  )
  await expect(listen({ host: '192.0.2.1', port, site })).rejects.toThrow(
    '192.0.2.1 is not an address of this machine: set HOST to one that is, or leave it out.',
  )
})

test('only /socket becomes a WebSocket', async () => {
  await serve(echo)
  const upgradeStatus = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { connection: 'upgrade', upgrade: 'websocket' }
      const upgrade = request({ port, host: '127.0.0.1', path, headers })
      upgrade.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode)
      })
      upgrade.on('response', (response) => void text(response).then(() => resolve(response.statusCode)))
      upgrade.on('error', reject)
      upgrade.end()
    })
  expect(await upgradeStatus('/socket?mallId=main')).toBe(101)
  expect(await upgradeStatus('/other')).toBe(404)
})

test('refuses an upgrade with an invalid URL and keeps running', async () => {
  const ask = await serve(echo)
  const upgrade = connect(port, '127.0.0.1')
  upgrade.write('GET // HTTP/1.1\r\nHost: kiosk\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(await text(upgrade)).toMatch(/^HTTP\/1\.1 404 /)
  expect((await ask('/health')).status).toBe(200)
})

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a NUL in a header', 'GET /api/Sites HTTP/1.1\r\nHost: kiosk\r\nAuthorization: a\0b\r\n\r\n', 400],
  ['headers without end', `GET /api/Sites HTTP/1.1\r\nHost: kiosk\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST /api/Login HTTP/1.1\r\nHost: kiosk\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a length together with chunks, as in request smuggling',
    'POST /api/Login HTTP/1.1\r\nHost: kiosk\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['chunks that are none', 'POST /api/Login HTTP/1.1\r\nHost: kiosk\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
])('refuses %s in the envelope and keeps running', async (_, bytes, status) => {
  const ask = await serve(async (request) => {
    await request.text().catch(() => {})
    return new Response('read')
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes, 'latin1')
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ success: false, code: 'validation' })
  expect((await ask('/health')).status).toBe(200)
})
