import { expect, it, vi } from 'vitest'
import { createClient } from './client'
import { allCalls } from './contract/index'

const mallId = '01990000-0000-7000-8000-000000000001'
const id = '01990000-0000-7000-8000-000000000002'

/** A client that records its requests; the responses do not matter. */
function sending() {
  const sent: { method: string | undefined; address: string; body: unknown; version: string | null }[] = []
  const fetch = vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
    const { body, method, headers } = init ?? {}
    sent.push({
      method,
      address: String(address),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      version: new Headers(headers).get('if-match'),
    })
    return Response.json({ success: false, message: 'No' }, { status: 404 })
  })
  const client = createClient({ fetch })
  const send = async (call: Promise<unknown>) => {
    await expect(call).rejects.toMatchObject({ code: 'not_found' })
    return sent.pop()
  }
  return { client, send }
}

it('has every call of the contract by name', () => {
  const client = createClient({ fetch: async () => new Response() }) as Record<string, unknown>
  const names = Object.entries(client).flatMap(([name, one]) =>
    typeof one === 'function' ? [name] : Object.keys(one as object).map((tail) => `${name}.${tail}`),
  )
  const own = ['call', 'callDynamic', 'download', 'request', 'send', 'addressOf', 'isReachable']
  expect(names.filter((name) => !own.includes(name))).toHaveLength(allCalls.length)
})

it('puts named parameters into path, query and If-Match, and the rest into the body', async () => {
  const { client, send } = sending()
  expect(await send(client.offers.list({ mallId }))).toMatchObject({
    method: 'GET',
    address: `/api/Offer?mallId=${mallId}`,
  })
  expect(await send(client.offers.page({ mallId, sort: ['-startDate', 'name'], limit: 50 }))).toMatchObject({
    address: `/api/Offer?mallId=${mallId}&sort=-startDate&sort=name&limit=50`,
  })
  const body = { name: { se: 'Rea' }, startDate: '2026-11-01', endDate: '2026-11-30' }
  expect(await send(client.offers.replace({ id, version: 3 }, body))).toEqual({
    method: 'PUT',
    address: `/api/Offer/${id}`,
    body,
    version: '"3"',
  })
  expect(await send(client.slideshows.remove({ id: [id], version: [2] }))).toMatchObject({
    method: 'DELETE',
    address: `/api/Slideshow?id=${id}&version=2`,
    version: null,
  })
  expect(await send(client.stations.list({ mallId }))).toMatchObject({ address: `/api/MallStation/${mallId}` })
})

it('omits parameters and optional bodies', async () => {
  const { client, send } = sending()
  expect(await send(client.sites.list())).toMatchObject({ address: '/api/Sites' })
  expect(await send(client.login({ username: 'a', password: 'b' }))).toMatchObject({
    address: '/api/Login',
    body: { username: 'a', password: 'b' },
  })
  expect(await send(client.publications.publish({ mallId }))).toMatchObject({ method: 'POST', body: {} })
})

it('sends files and returns files', async () => {
  const { client, send } = sending()
  const file = new File(['%PDF-'], 'menu.pdf')
  const upload = await send(client.mediaLibrary.upload({ mallId, kind: 'Document' }, [file]))
  expect((upload as { body: FormData }).body.getAll('file')).toEqual([file])
  expect(await send(client.mediaLibrary.file({ id }, file))).toMatchObject({ address: `/api/MediaLibrary/${id}/File` })
  const fetch = async () => new Response('a;b', { headers: { 'content-disposition': 'attachment; filename="a.csv"' } })
  const { blob, name } = await createClient({ fetch }).statistic.export({ mallId, format: 'csv' })
  expect([await blob.text(), name]).toEqual(['a;b', 'a.csv'])
})
