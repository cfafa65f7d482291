import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls } from '@kiosk-admin/api-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodePackers } from '../../platform/files/packers'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { takes } from './packed'

describe('accepted encodings', () => {
  it.each([
    [null, false],
    ['', false],
    ['br', true],
    ['gzip, deflate, BR', true],
    ['gzip;q=1.0, br;q=0', false],
    ['*', true],
    ['*;q=0', false],
    ['br;q=0.001, *;q=0', true],
    ['identity', false],
  ])('%s', (header, taken) => expect(takes(header, 'br')).toBe(taken))
})

describe('the publication', () => {
  let app: TestApp
  let packs = 0
  beforeAll(async () => {
    const packers = nodePackers.map(({ encoding, pack }) => ({
      encoding,
      pack: (bytes: Uint8Array<ArrayBuffer>) => {
        packs++
        return pack(bytes)
      },
    }))
    app = await createTestApp({ seed: testMall, native: { packers } })
  })

  const get = (headers: Record<string, string> = {}) =>
    app.fetch(`/api/Kiosk/${ids.near}/Publication`, { headers: { authorization: 'Bearer k_demo-station', ...headers } })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  it('is compressed once, in the best accepted encoding', async () => {
    const plain = await bytesOf(await get())
    const answers = await Promise.all(['gzip, br', 'br', 'gzip', 'gzip'].map((way) => get({ 'accept-encoding': way })))
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br', 'gzip', 'gzip'])
    const [brotli, , zipped] = await Promise.all(answers.map(bytesOf))
    expect(brotliDecompressSync(brotli ?? plain)).toEqual(plain)
    expect(gunzipSync(zipped ?? plain)).toEqual(plain)
    expect(brotli?.length).toBeLessThan(plain.length / 2)
    expect(packs).toBe(2)
    const tags = new Set(answers.map(({ headers }) => headers.get('etag')))
    expect(tags.size).toBe(2)
    expect(answers.every(({ headers }) => headers.get('vary') === 'accept-encoding')).toBe(true)
  })

  it('is not sent again to a caller with the ETag of any encoding', async () => {
    const packed = await get({ 'accept-encoding': 'br' })
    const etag = packed.headers.get('etag') ?? ''
    for (const way of ['br', 'gzip', 'identity']) {
      for (const had of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await get({ 'accept-encoding': way, 'if-none-match': had })
        expect([answer.status, await answer.text()]).toEqual([304, ''])
      }
    }
    const { client } = await app.signIn('chief')
    await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
    const next = await get({ 'accept-encoding': 'br', 'if-none-match': etag })
    expect(next.status).toBe(200)
    expect(brotliDecompressSync(await bytesOf(next)).toString()).toContain('"number":2')
  })
})
