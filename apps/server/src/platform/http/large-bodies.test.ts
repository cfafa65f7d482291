import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { diskFiles } from '../files/disk-files'
import { readNodeForm } from './node-form'
import { createSite } from './site'
import { listen, type Site } from './web-server'

const MB = 1_048_576

let folder: string
let port: number
let authorization: string
let stop: () => Promise<void>

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // of a TCP server it is never a path
  probe.close()
  await once(probe, 'close')
  return port
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-bodies-'))
  const native = { files: diskFiles(folder), readForm: readNodeForm }
  const app = await createTestApp({ seed: testMall, native })
  authorization = `Bearer ${(await app.signIn('chief')).token}`
  const { fetch } = createSite({ app: app.app.fetch, pages: undefined, trustProxy: false })
  port = await freePort()
  const site = Promise.resolve({ fetch, upgrade: () => {} })
  stop = (await listen({ host: '127.0.0.1', port, site })).stop
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

type Body = { path: string; type: string; start: string; megabytes: number; end: string; signedIn: boolean }

const upload = (name: string, megabytes: number, signedIn = true): Body => ({
  path: `/api/MediaLibrary?mallId=${ids.near}`,
  type: 'multipart/form-data; boundary=x',
  start: `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
  megabytes,
  end: '\r\n--x--\r\n',
  signedIn,
})
const jsonTo = (path: string, signedIn = true): Body => ({
  path,
  type: 'application/json',
  start: '"',
  megabytes: 20,
  end: '"',
  signedIn,
})
const offers = `/api/Offer?mallId=${ids.near}`

const refused: [string, Body, number, string][] = [
  ['a file of 60 MB', upload('long.txt', 60), 413, 'too_large'],
  ['a file of 100 MB', upload('long.txt', 100), 413, 'too_large'],
  ['a program', upload('program.exe', 60), 415, 'unsupported_type'],
  ['a file, without a session', upload('words.txt', 30, false), 401, 'unauthenticated'],
  ['much JSON', jsonTo(offers), 413, 'body_too_large'],
  ['a megabyte of JSON for a record that needs less', { ...jsonTo(offers), megabytes: 1 }, 413, 'body_too_large'],
  ['much JSON, without a session', jsonTo(offers, false), 401, 'unauthenticated'],
  ['much JSON to sign in', jsonTo('/api/Login', false), 413, 'body_too_large'],
  ['much JSON to no address', jsonTo('/api/Nothing'), 404, 'not_found'],
]

const headersOf = ({ type, signedIn }: Body) => ({ 'content-type': type, ...(signedIn ? { authorization } : {}) })
const lengthOf = ({ start, megabytes, end }: Body) => start.length + megabytes * MB + end.length
const piece = Buffer.alloc(MB, 97)

function* piecesOf({ start, megabytes, end }: Body) {
  yield Buffer.from(start)
  for (let sent = 0; sent < megabytes; sent += 1) yield piece
  yield Buffer.from(end)
}

/** Sends a whole body before reading, on a separate connection. */
async function sendAllThenRead(body: Body, framing: 'length' | 'chunked') {
  const socket = connect(port, '127.0.0.1')
  const broken = once(socket, 'close').then(() => {
    throw new Error('The connection was closed before all was sent')
  })
  broken.catch(() => {})
  const write = async (bytes: string | Buffer) => {
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), broken])
  }
  const headers = {
    host: 'kiosk',
    connection: 'close',
    ...headersOf(body),
    ...(framing === 'length' ? { 'content-length': lengthOf(body) } : { 'transfer-encoding': 'chunked' }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  await write(`POST ${body.path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (const bytes of piecesOf(body)) {
    if (framing === 'chunked') await write(`${bytes.length.toString(16)}\r\n`)
    await write(bytes)
    if (framing === 'chunked') await write('\r\n')
  }
  if (framing === 'chunked') await write('0\r\n\r\n')
  const [head = '', content = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), content: JSON.parse(content) }
}

it.each(refused)('a client that sends %s completely before reading gets the error', async (_, body, status, code) => {
  const answer = { status, content: { success: false, code } }
  expect(await sendAllThenRead(body, 'length')).toMatchObject(answer)
  expect(await sendAllThenRead(body, 'chunked')).toMatchObject(answer)
})

it.each(refused)('fetch with %s gets the error', { tags: ['nightly'] }, async (_, body, status, code) => {
  const whole = new Blob([...piecesOf(body)])
  for (const sent of [{ body: whole }, { body: whole.stream(), duplex: 'half' }]) {
    const address = `http://127.0.0.1:${port}${body.path}`
    const response = await fetch(address, { method: 'POST', headers: headersOf(body), ...sent })
    expect([response.status, await response.json()]).toMatchObject([status, { success: false, code }])
  }
})

it.each([
  ['of a known length', { 'content-length': lengthOf(upload('long.txt', 44)) }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a slow sender, %s, gets the response at once and can finish sending', async (_, framing) => {
  const body = upload('long.txt', 44)
  const options = { port, host: '127.0.0.1', path: body.path, method: 'POST' }
  const sending = request({ ...options, headers: { ...headersOf(body), ...framing } })
  const answered = once(sending, 'response')
  const pieces = [...piecesOf(body)]
  for (const bytes of pieces.slice(0, 42)) sending.write(bytes)
  const [response] = await answered
  // Longer than the half second that Node's adapter of Hono continues to read.
  await pause(700)
  for (const bytes of pieces.slice(42)) sending.write(bytes)
  sending.end()
  await once(sending, 'finish')
  expect([response.statusCode, await json(response)]).toMatchObject([413, { success: false, code: 'too_large' }])
})

it('an endless sender is disconnected', async () => {
  const linger = { bytes: 4 * MB, milliseconds: 60_000, silentMilliseconds: 60_000 }
  const otherPort = await freePort()
  const site = Promise.resolve({ fetch: () => new Response('no', { status: 413 }), upgrade: () => {} })
  const server = await listen({ host: '127.0.0.1', port: otherPort, site, linger })
  const socket = connect(otherPort, '127.0.0.1')
  socket.on('error', () => {}) // writes to a closed connection
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write('POST / HTTP/1.1\r\nhost: kiosk\r\ncontent-length: 1000000000\r\n\r\n')
  const send = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', send)
  send()
  await closed
  expect(socket.bytesWritten).toBeLessThan(100 * MB)
  await server.stop()
})

it('a silent sender is disconnected after the response', async () => {
  const linger = { bytes: MB, milliseconds: 60_000, silentMilliseconds: 50 }
  const otherPort = await freePort()
  const site = Promise.resolve({ fetch: () => new Response('no', { status: 413 }), upgrade: () => {} })
  const server = await listen({ host: '127.0.0.1', port: otherPort, site, linger })
  const socket = connect(otherPort, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: kiosk\r\ncontent-length: 1000\r\n\r\nhalf')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*no$/s)
  await server.stop()
})

it('leaves nothing of refused bodies behind', async () => {
  expect(await readdir(join(folder, 'unfinished')).catch(() => [])).toEqual([])
})

describe('a body', () => {
  // the checks of a body run when the test says so; sockets go on
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const head = 'POST / HTTP/1.1\r\nhost: kiosk\r\nconnection: close\r\n'

  /** A server with one handler of requests. */
  async function serve(fetch: Site['fetch']) {
    const otherPort = await freePort()
    const site = Promise.resolve({ fetch, upgrade: () => {} })
    const { stop } = await listen({ host: '127.0.0.1', port: otherPort, site })
    return { sender: connect(otherPort, '127.0.0.1'), stop }
  }

  it.each(['content-length: 1000\r\n\r\n', 'transfer-encoding: chunked\r\n\r\n4\r\n'])(
    'that stops in the middle, after %j, gets 408 and is disconnected',
    async (framing) => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const { sender, stop } = await serve(async ({ body }) => {
        const reader = body?.getReader()
        await reader?.read()
        begin()
        await reader?.read().catch(() => {})
        return new Response('never sent')
      })
      sender.write(`${head}${framing}half`)
      await begun
      const answer = text(sender)
      vi.advanceTimersByTime(9_000)
      expect(sender.destroyed).toBe(false)
      vi.advanceTimersByTime(3_000)
      expect(await answer).toMatch(/^HTTP\/1\.1 408 .*"success":false/s)
      await stop()
    },
  )

  it('may take as long as the server is busy', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { sender, stop } = await serve(async (request, { incoming }) => {
      // what has arrived lies in the request's buffer, which nobody reads yet
      while (incoming.readableLength === 0) await new Promise((done) => setImmediate(done))
      arrive()
      await released
      return new Response(String((await request.text()).length))
    })
    sender.write(`${head}content-length: ${2 * MB}\r\n\r\n`)
    sender.write(Buffer.alloc(MB, 97))
    await arrived
    vi.advanceTimersByTime(600_000)
    release()
    sender.write(Buffer.alloc(MB, 97))
    expect(await text(sender)).toMatch(new RegExp(`^HTTP/1\\.1 200 .*${2 * MB}`, 's'))
    await stop()
  })
})
