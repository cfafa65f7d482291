import { describe, expect, it, vi } from 'vitest'
import { createCaller } from './caller'
import { kioskPublication } from './contract/calls/kiosk'
import { sites } from './contract/calls/mall'
import { login, logout, session } from './contract/calls/session'
import { exportStatistics } from './contract/calls/statistic'
import { offer } from './contract/offer'

const mallId = '01990000-0000-7000-8000-000000000001'
const record = {
  id: '01990000-0000-7000-8000-000000000002',
  mallId,
  version: 3,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: { id: mallId, name: 'ingrid' },
  name: { se: 'Rea' },
  shopId: null,
  imageId: null,
  description: {},
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'Active',
}

const answering = (body: unknown, init: ResponseInit = {}) =>
  vi.fn(
    async (..._: Parameters<typeof fetch>) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), init),
  )

const requestOf = (fetch: ReturnType<typeof answering>) => {
  const [address, init] = fetch.mock.calls[0] ?? []
  return { address: String(address), method: init?.method, body: init?.body, headers: new Headers(init?.headers) }
}

describe('a call', () => {
  it('sends path, query, token, version and body by the contract', async () => {
    const fetch = answering({ success: true, message: record })
    const client = createCaller({ fetch, token: () => 'secret' })
    const { id, mallId: _, version: __, ...body } = record
    await client.call(offer.calls.replace, {
      params: { id },
      body: { ...body, status: 'Active' },
      version: 3,
    })
    const request = requestOf(fetch)
    expect(request.address).toBe(`/api/Offer/${id}`)
    expect(request.method).toBe('PUT')
    expect(request.headers.get('authorization')).toBe('Bearer secret')
    expect(request.headers.get('if-match')).toBe('"3"')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(String(request.body))).toMatchObject({ name: { se: 'Rea' } })
  })

  it('repeats a query parameter for a list and sends none that is absent', async () => {
    const fetch = answering({ success: true, message: { ids: [], conflicts: [] } })
    await createCaller({ fetch, baseUrl: 'https://mall.example/api' }).call(offer.calls.remove, {
      query: { id: [record.id, mallId], version: undefined },
    })
    expect(requestOf(fetch).address).toBe(`https://mall.example/api/Offer?id=${record.id}&id=${mallId}`)
    expect(requestOf(fetch).headers.has('authorization')).toBe(false)
  })

  it('returns the message of the envelope, or the whole body of a raw call', async () => {
    const client = (body: unknown) => createCaller({ fetch: answering(body) })
    await expect(client({ success: true, message: [] }).call(sites)).resolves.toEqual([])
    const snapshot = {
      format: 1,
      number: 2,
      mallId,
      publishedAt: '2026-11-21T09:00:00.000Z',
      mall: {
        name: 'Strandgallerian',
        timeZone: 'Europe/Stockholm',
        languages: ['se'],
        brandColor: null,
        iconUrl: null,
        eventUrl: null,
        eventCategoryId: null,
      },
      records: { offer: [{ id: record.id, name: { se: 'Rea' } }] },
      media: {},
    }
    await expect(client(snapshot).call(kioskPublication, { params: { mallId } })).resolves.toEqual(snapshot)
  })

  it('names the invalid field of an answer', async () => {
    const client = createCaller({ fetch: answering({ success: true, message: { ...record, startDate: 'soon' } }) })
    await expect(client.call(offer.calls.get, { params: { id: record.id } })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unexpected_answer',
      message: 'The answer of offer.get does not fit the contract at startDate',
    })
  })
})

describe('a failure', () => {
  const failing = async (body: unknown, init: ResponseInit, call: 'session' | 'login' = 'session') => {
    const onUnauthenticated = vi.fn()
    const onAccessDenied = vi.fn()
    const client = createCaller({ fetch: answering(body, init), onUnauthenticated, onAccessDenied })
    const error = await (call === 'login'
      ? client.call(login, { body: { username: 'a', password: 'b' } })
      : client.call(session)
    ).then(
      () => undefined,
      (error) => error,
    )
    return { error, ended: onUnauthenticated.mock.calls.length, denied: onAccessDenied.mock.calls.length }
  }

  it('`access denied` is distinguished from the end of the session, with any status', async () => {
    for (const status of [200, 401, 403, 500]) {
      const { error, ended, denied } = await failing({ success: false, message: 'access denied' }, { status })
      expect(error.code).toBe('access_denied')
      expect({ ended, denied }).toEqual({ ended: 0, denied: 1 })
    }
  })

  it('`password_required` repeats the call after the password was confirmed, otherwise rejects', async () => {
    const answers = [
      () => answering({ success: false, code: 'password_required', message: 'Enter your password' }, { status: 422 }),
      () => answering({ success: true, message: {} }, { status: 200 }),
    ]
    for (const confirmed of [true, false]) {
      const left = [...answers]
      const onPasswordRequired = vi.fn(async () => confirmed)
      const fetch: typeof globalThis.fetch = (...input) => {
        const next = left.shift()
        if (!next) throw new Error('A third call')
        return next()(...input)
      }
      const client = createCaller({ fetch, onPasswordRequired })
      const ended = client.call(logout)
      if (confirmed) expect(await ended).toEqual({})
      else await expect(ended).rejects.toMatchObject({ code: 'password_required', status: 422 })
      expect([onPasswordRequired.mock.calls.length, left.length]).toEqual([1, confirmed ? 0 : 1])
    }
  })

  it('reports the refused token, because another session may have begun since', async () => {
    let token: string | undefined = 'first'
    const onUnauthenticated = vi.fn()
    const refused = answering({}, { status: 401 })
    const client = createCaller({ fetch: refused, token: () => token, onUnauthenticated })
    const late = client.call(session)
    token = 'second'
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(onUnauthenticated).toHaveBeenLastCalledWith(expect.anything(), 'first')
    token = undefined
    await expect(client.call(session)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(onUnauthenticated).toHaveBeenLastCalledWith(expect.anything(), undefined)
  })

  it.each([
    [{ success: false, message: 'Not Authenticated' }, { status: 200 }],
    [{}, { status: 401 }],
    ['<html>', { status: 403 }],
    [{}, { status: 400, statusText: 'Unauthorized' }],
  ])('%j with %j ends the session', async (body, init) => {
    const { error, ended } = await failing(body, init)
    expect(error.code).toBe('unauthenticated')
    expect(ended).toBe(1)
  })

  it('a failed sign-in does not end the session', async () => {
    const body = { success: false, message: 'Username or password is incorrect', code: 'login_failed' }
    const { error, ended } = await failing(body, { status: 401 }, 'login')
    expect(error.code).toBe('login_failed')
    expect(ended).toBe(0)
  })

  it("contains the details of the server's error", async () => {
    const errors = [{ path: 'name.se', rule: 'required', message: 'Field is required' }]
    const { error } = await failing({ success: false, message: 'No', code: 'validation', errors }, { status: 422 })
    expect(error).toMatchObject({ code: 'validation', status: 422, errors })
    const limited = await failing({ success: false, message: 'Wait' }, { status: 429, headers: { 'retry-after': '7' } })
    expect(limited.error).toMatchObject({ code: 'rate_limited', retryAfter: 7 })
  })

  it('is a network error without an answer, and `aborted` if cancelled', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(createCaller({ fetch }).call(sites)).rejects.toMatchObject({ code: 'network', status: 0 })
    const signal = AbortSignal.abort()
    await expect(createCaller({ fetch }).call(sites, { signal })).rejects.toMatchObject({ code: 'aborted' })
  })
})

it('counts pending calls and never falls below zero', async () => {
  const counts: number[] = []
  const client = createCaller({
    fetch: answering({ success: true, message: [] }),
    onActivity: (active) => counts.push(active),
  })
  await Promise.all([client.call(sites), client.call(sites)])
  expect(counts).toEqual([1, 2, 1, 0])
})

describe('a download', () => {
  const query = { mallId, format: 'csv' as const }

  it('returns the file and its name, without the token in the URL', async () => {
    const headers = { 'content-disposition': 'attachment; filename="clicks.csv"', 'content-type': 'text/csv' }
    const fetch = answering('Day,Clicks\r\n', { headers })
    const { blob, name } = await createCaller({ fetch, token: () => 'secret' }).download(exportStatistics, { query })
    expect(await blob.text()).toBe('Day,Clicks\r\n')
    expect(name).toBe('clicks.csv')
    const { address, headers: sent } = requestOf(fetch)
    expect(address).toBe(`/api/Statistic/Export?mallId=${mallId}&format=csv`)
    expect(sent.get('authorization')).toBe('Bearer secret')
  })

  it('fails like other calls', async () => {
    const denied = vi.fn()
    const fetch = answering({ success: false, message: 'access denied' }, { status: 403 })
    const client = createCaller({ fetch, onAccessDenied: denied })
    await expect(client.download(exportStatistics, { query })).rejects.toMatchObject({ code: 'access_denied' })
    expect(denied).toHaveBeenCalledOnce()
  })
})
