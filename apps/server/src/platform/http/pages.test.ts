import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPages, type Pages } from './pages'

const SCRIPT = 'console.log(1)'
let folder: string
let pages: Pages

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-test-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html><head><title>Kiosk</title></head></html>')
  await writeFile(join(folder, 'assets', 'main-abc.js'), SCRIPT)
  await writeFile(join(folder, 'assets', 'main-abc.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  pages = await loadPages({ folder, base: '/kiosk/', policy: (nonce) => `style-src-elem 'nonce-${nonce}'` })
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, init: RequestInit = {}) => pages.answer(new Request(`http://localhost/kiosk/${path}`, init))

describe('the page', () => {
  test.each(['', 'published/shop/4f1c', 'index.html', 'Published/RestaurantAndCafe?dialog=new'])(
    'answers %j',
    async (path) => {
      const answer = ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await answer.text()).toContain('<title>Kiosk</title>')
    },
  )

  test('has the nonce of its policy, a new one for each response', async () => {
    const nonces = await Promise.all(
      [ask(''), ask('')].map(async (answer) => {
        const [, nonce = 'none'] = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(await answer.text()) ?? []
        expect(answer.headers.get('content-security-policy')).toBe(`style-src-elem 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })
})

describe('a file', () => {
  test('with a hash in its name is immutable, and sent in the smallest accepted encoding', async () => {
    const plain = ask('assets/main-abc.js', { headers: { 'accept-encoding': 'br;q=1, gzip;q=0' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(SCRIPT)
    const small = ask('assets/main-abc.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(small.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('without a hash is revalidated', () => {
    const first = ask('favicon.svg')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect(ask('favicon.svg', { headers: { 'if-none-match': etag } }).status).toBe(304)
  })

  test.each(['assets/old-123.js', '%2e%2e%2fsecret.txt', 'assets/%ff.js', 'assets/main-abc.js.gz'])(
    '%j is not there',
    (path) => {
      expect(ask(path).status).toBe(404)
    },
  )
})

test('rejects other methods', () => {
  expect(ask('', { method: 'POST' }).status).toBe(405)
})

test('fails the start if an app is not built', async () => {
  await expect(loadPages({ folder: join(folder, 'absent'), base: '/', policy: () => '' })).rejects.toThrow(
    `${join(folder, 'absent')} has no built app: run npm run build, then start again.`,
  )
})
