import { expect, test, vi } from 'vitest'
import { geocoder, placesOf } from './places'

const nominatim = [
  { place_id: 7, name: 'Sergels torg', display_name: 'Sergels torg, 111 57 Stockholm', lat: '59.3326', lon: '18.0649' },
  { place_id: 8, display_name: 'Somewhere, Sweden' },
  { place_id: 9, name: 'No address' },
  null,
]
const photon = {
  type: 'FeatureCollection',
  features: [
    {
      geometry: { type: 'Point', coordinates: [11.9631, 57.7046] },
      properties: {
        osm_id: 5,
        osm_type: 'N',
        street: 'Hamngatan',
        housenumber: '12',
        postcode: '411 14',
        city: 'Göteborg',
      },
    },
    { geometry: null, properties: { name: 'Liseberg', city: 'Göteborg', country: 'Sverige' } },
    { geometry: null, properties: {} },
  ],
}

test('parses Nominatim’s response; a place without a position stays without', () => {
  expect(placesOf(nominatim)).toEqual([
    {
      id: '7',
      name: 'Sergels torg',
      detail: '111 57 Stockholm',
      address: 'Sergels torg, 111 57 Stockholm',
      position: { lat: 59.3326, lng: 18.0649 },
    },
    { id: '8', name: 'Somewhere', detail: 'Sweden', address: 'Somewhere, Sweden' },
  ])
})

test('parses Photon’s response', () => {
  expect(placesOf(photon)).toEqual([
    {
      id: 'N5-0',
      name: 'Hamngatan 12',
      detail: '411 14 Göteborg',
      address: 'Hamngatan 12, 411 14 Göteborg',
      position: { lat: 57.7046, lng: 11.9631 },
    },
    { id: '-1', name: 'Liseberg', detail: 'Göteborg, Sverige', address: 'Liseberg, Göteborg, Sverige' },
  ])
})

test('other responses contain no places', () => {
  expect([placesOf(undefined), placesOf({ error: 'no' }), placesOf('')]).toEqual([[], [], []])
})

const requestTo = async (address: string, answer = Response.json([])) => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer)
  const { signal } = new AbortController()
  const found = geocoder(address, { fetch, limit: 3 })('åre torg', { signal, language: 'sv' })
  return { url: await found.then(() => String(fetch.mock.lastCall?.[0])), signal: fetch.mock.lastCall?.[1]?.signal }
}

test('builds the URL of each service and keeps existing parameters', async () => {
  expect((await requestTo('https://geo.example/search?countrycodes=se')).url).toBe(
    'https://geo.example/search?countrycodes=se&q=%C3%A5re+torg&limit=3&accept-language=sv&format=jsonv2',
  )
  expect((await requestTo('https://geo.example/api/')).url).toBe(
    'https://geo.example/api/?q=%C3%A5re+torg&limit=3&lang=sv',
  )
  expect((await requestTo('https://geo.example/api/')).signal).toBeInstanceOf(AbortSignal)
})

test('rejects an invalid response', async () => {
  await expect(requestTo('https://geo.example/search', new Response('busy', { status: 429 }))).rejects.toThrow('429')
})
