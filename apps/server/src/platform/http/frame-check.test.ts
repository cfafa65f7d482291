import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, test } from 'vitest'
import { createFrameCheck, type FrameCheckOptions } from './frame-check'
import { isPublicAddress } from './public-address'

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:21f:cb07::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Page = { status?: number; headers?: OutgoingHttpHeaders }

/** A website on this machine. */
async function site(page: (request: IncomingMessage) => Page | undefined) {
  let requestCount = 0
  const server = createServer((request, response) => {
    requestCount += 1
    const answer = page(request)
    // a site that never answers is ended with the test
    if (!answer) return
    response.writeHead(answer.status ?? 200, answer.headers ?? {}).end('page')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, port, requestCount: () => requestCount }
}

const publicUrl = 'http://kiosk.example.com'
const clock = { now: () => new Date('2026-11-22T12:00:00Z') }
const check = (options: Partial<FrameCheckOptions> = {}) =>
  createFrameCheck({ publicUrl, clock, isAllowed: (address) => address === '127.0.0.1', ...options })

describe('a site that allows framing', () => {
  it('is requested once', async () => {
    const { url, requestCount } = await site(() => ({}))
    const frame = check()
    expect(await Promise.all([frame(url), frame(url)])).toEqual([url, url])
    expect(await frame(url)).toBe(url)
    expect(requestCount()).toBe(1)
  })

  it('is followed through redirects', async () => {
    const { url } = await site(({ url }) => (url === '/' ? { status: 301, headers: { location: '/new' } } : {}))
    expect(await check()(url)).toBe(`${url}new`)
  })

  it('may allow only our origin', async () => {
    const csp = `default-src 'self'; frame-ancestors 'self' http://*.example.com`
    const { url } = await site(() => ({
      headers: { 'content-security-policy': csp, 'x-frame-options': 'DENY' },
    }))
    expect(await check()(url)).toBe(url)
  })
})

describe('a site is not framed', () => {
  test.each<[string, Page]>([
    ['X-Frame-Options: DENY', { headers: { 'x-frame-options': 'DENY' } }],
    ['X-Frame-Options: SAMEORIGIN', { headers: { 'x-frame-options': 'sameorigin' } }],
    ["frame-ancestors 'none'", { headers: { 'content-security-policy': "frame-ancestors 'none'" } }],
    ["frame-ancestors 'self'", { headers: { 'content-security-policy': "img-src *; frame-ancestors 'self'" } }],
    ['another origin', { headers: { 'content-security-policy': 'frame-ancestors https://other.example' } }],
    [
      'two policies, one of which refuses',
      { headers: { 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" } },
    ],
    ['an error', { status: 404 }],
    ['a redirect without an end', { status: 302, headers: { location: '/' } }],
    ['a redirect to another protocol', { status: 302, headers: { location: 'file:///etc/passwd' } }],
  ])('by %s', async (_, page) => {
    const { url, requestCount } = await site(() => page)
    expect(await check()(url)).toBeNull()
    expect(requestCount()).toBeLessThanOrEqual(5)
  })

  it('because it uses http and the kiosk https', async () => {
    const { url } = await site(() => ({}))
    expect(await check({ publicUrl: 'https://kiosk.example.com' })(url)).toBeNull()
  })

  it('because it is the kiosk itself', async () => {
    const { url, requestCount } = await site(() => ({}))
    expect(await check({ publicUrl: new URL(url).origin })(url)).toBeNull()
    expect(requestCount()).toBe(0)
  })

  it('because its headers never end', async () => {
    const { url } = await site(() => ({ headers: { 'x-long': 'x'.repeat(40_000) } }))
    expect(await check()(url)).toBeNull()
  })
})

describe('an internal address', () => {
  it('is never requested', async () => {
    const { url, requestCount } = await site(() => ({}))
    expect(await createFrameCheck({ publicUrl, clock })(url)).toBeNull()
    expect(requestCount()).toBe(0)
  })

  it('is never requested by a host name that resolves to it, even besides public ones', async () => {
    const { port, requestCount } = await site(() => ({}))
    const lookup = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    expect(await check({ lookup })(`http://inside.example:${port}/`)).toBeNull()
    expect(requestCount()).toBe(0)
  })

  it('is never requested after a redirect', async () => {
    const inside = await site(() => ({}))
    const outside = await site(() => ({ status: 302, headers: { location: `http://inside.example:${inside.port}/` } }))
    const lookup = async () => [{ address: '10.0.0.1', family: 4 }]
    expect(await check({ lookup })(outside.url)).toBeNull()
    expect(inside.requestCount()).toBe(0)
  })

  it('is not requested when the host name resolves to it later', async () => {
    const { port, requestCount } = await site(() => ({}))
    let looked = 0
    const lookup = async () => {
      looked += 1
      return [{ address: looked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    }
    expect(await check({ lookup })(`http://name.example:${port}/`)).toBe(`http://name.example:${port}/`)
    expect([looked, requestCount()]).toEqual([1, 1])
  })
})
