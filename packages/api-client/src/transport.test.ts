import { describe, expect, it, vi } from 'vitest'
import { createCaller } from './caller'
import { sites } from './contract/calls/mall'
import { uploadMedia } from './contract/calls/media-library'
import { publish } from './contract/calls/publication'

const mallId = '01990000-0000-7000-8000-000000000001'
type Answering = () => Response | Promise<Response>

const good: Answering = () => Response.json({ success: true, message: [] })
const answer =
  (status: number, headers = {}) =>
  () =>
    Response.json({ success: false, message: 'No' }, { status, headers })
const cutOff = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** A client with scripted responses, and the waits between its attempts. */
function answeredBy(...answers: Answering[]) {
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => (answers.shift() ?? good)())
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { client: createCaller({ fetch, wait, random: () => 1 }), fetch, waits }
}

describe('a call that changes nothing', () => {
  it.each([
    ['no answer', cutOff],
    ['a server that is not ready', answer(503)],
    ['a proxy without its server', answer(502)],
  ])('is tried again after %s, waiting longer each time', async (_, failing) => {
    const { client, waits } = answeredBy(failing, failing, good)
    await expect(client.call(sites)).resolves.toEqual([])
    expect(waits).toEqual([300, 900])
  })

  it('waits as long as the server asks, and not for one that asks too much', async () => {
    const soon = answeredBy(answer(429, { 'retry-after': '2' }), good)
    await expect(soon.client.call(sites)).resolves.toEqual([])
    expect(soon.waits).toEqual([2000])
    const late = answeredBy(answer(429, { 'retry-after': '600' }), good)
    await expect(late.client.call(sites)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 600 })
    expect(late.waits).toEqual([])
  })

  it('fails after the last try, with what came last', async () => {
    const { client, fetch } = answeredBy(cutOff, cutOff, answer(503))
    await expect(client.call(sites)).rejects.toMatchObject({ status: 503 })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('is not tried again when it was refused, or cancelled meanwhile', async () => {
    const refused = answeredBy(answer(404))
    await expect(refused.client.call(sites)).rejects.toMatchObject({ code: 'not_found' })
    expect(refused.fetch).toHaveBeenCalledOnce()
    const controller = new AbortController()
    const fetch = vi.fn(cutOff)
    const client = createCaller({ fetch, wait: async () => controller.abort() })
    await expect(client.call(sites, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' })
    expect(fetch).toHaveBeenCalledOnce()
  })
})

it('what changes something is sent once, whatever comes back', async () => {
  const { client, fetch } = answeredBy(cutOff)
  await expect(client.call(publish, { query: { mallId }, body: {} })).rejects.toMatchObject({ code: 'network' })
  expect(fetch).toHaveBeenCalledOnce()
})

it('a call that takes too long says so, whether the answer does not come or does not end', async () => {
  const silent = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, failed) => signal?.addEventListener('abort', () => failed(signal.reason)))
  const endless = async (_: unknown, { signal }: RequestInit = {}) =>
    new Response(
      new ReadableStream({ start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)) }),
    )
  for (const fetch of [silent, endless]) {
    const client = createCaller({ fetch, retries: 0, timeout: 10 })
    await expect(client.call(sites)).rejects.toMatchObject({ code: 'timeout', status: 0 })
  }
})

it('tells how much of an upload has left', async () => {
  let body: FormData | undefined
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    body = await new Request(new URL(String(address), 'http://mall.example'), init).formData()
    return Response.json({ success: true, message: [] })
  }
  const calls: { sent: number; total: number }[] = []
  await createCaller({ fetch }).call(uploadMedia, {
    query: { mallId },
    files: [new File(['a'.repeat(300_000)], 'a.txt'), new File(['b'.repeat(200_000)], 'b.txt')],
    onProgress: (progress) => calls.push(progress),
  })
  expect(body?.getAll('file').map((file) => (file as File).name)).toEqual(['a.txt', 'b.txt'])
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.at(-1)).toEqual({ sent: 500_000, total: 500_000 })
  expect(calls.map(({ sent }) => sent)).toEqual(calls.map(({ sent }) => sent).toSorted((a, b) => a - b))
})

describe('a call that the contract does not know', () => {
  const sent = async (...[path, method, payload]: Parameters<ReturnType<typeof createCaller>['request']>) => {
    const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) =>
      Response.json({ success: true, message: 'done' }),
    )
    await expect(createCaller({ fetch, token: () => 'secret' }).request(path, method, payload)).resolves.toBe('done')
    const [address, init] = fetch.mock.calls[0] ?? []
    const headers = new Headers(init?.headers)
    expect(headers.get('authorization')).toBe('Bearer secret')
    return { address, method: init?.method, body: init?.body, type: headers.get('content-type') }
  }

  it('is a get unless told otherwise, and sends JSON', async () => {
    expect(await sent('/Weather')).toMatchObject({ address: '/api/Weather', method: 'GET', type: null })
    expect(await sent('/Weather', 'put', { of: 'today' })).toMatchObject({
      method: 'PUT',
      body: '{"of":"today"}',
      type: 'application/json',
    })
  })

  it('sends the payload of a post, and to the media library, as it is', async () => {
    const form = new FormData()
    expect(await sent('/Weather', 'post', form)).toMatchObject({ body: form, type: null })
    expect(await sent('/MediaLibrary/1', 'put', form)).toMatchObject({ body: form, type: null })
    expect(await sent('/Weather', 'post', '{"of":1}')).toMatchObject({ body: '{"of":1}', type: 'application/json' })
  })

  it('fails as every call does', async () => {
    const onUnauthenticated = vi.fn()
    const client = createCaller({ fetch: async () => answer(401)(), onUnauthenticated })
    await expect(client.request('/Weather')).rejects.toMatchObject({ name: 'ApiError', code: 'unauthenticated' })
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })
})

it('says which language people read', async () => {
  const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => good())
  await createCaller({ fetch, language: () => 'nb' }).call(sites)
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe('nb')
})
