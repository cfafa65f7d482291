// Address search with Nominatim or Photon.

import { type LatLng, tidyPosition } from '../canvas/geo'

/** A result of an address search. */
export type Place = {
  id: string
  /** Its first line: "Sergels torg". */
  name: string
  /** Text that distinguishes it from places of the same name. */
  detail?: string
  /** The full address, stored with the position. */
  address: string
  /** The position; otherwise call `locate`. A place with neither has no details. */
  position?: LatLng
  locate?: () => Promise<LatLng | undefined>
}

export type SearchPlacesOptions = {
  /** Aborted when outdated. */
  signal: AbortSignal
  /** BCP 47 tag of the result language. */
  language: string
}

/** Searches addresses; rejects on failure. */
export type SearchPlaces = (text: string, options: SearchPlacesOptions) => Promise<readonly Place[]>

/**
 * Searches a geocoder like Nominatim (`…/search`) or Photon (`…/api`) with `q`, `limit` and language; reads both
 * formats.
 */
export const geocoder =
  (
    address: string,
    { limit = 6, fetch: ask = globalThis.fetch.bind(globalThis) }: GeocoderOptions = {},
  ): SearchPlaces =>
  async (text, { signal, language }) => {
    const url = new URL(address, globalThis.location?.href)
    const parameters = { q: text, limit: String(limit), lang: language, 'accept-language': language }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    // Photon rejects unknown parameters; Nominatim answers in XML by default.
    const photon = /\/api\/?$/.test(url.pathname)
    if (photon) url.searchParams.delete('accept-language')
    else {
      url.searchParams.delete('lang')
      url.searchParams.set('format', 'jsonv2')
    }
    const answer = await ask(url.href, { signal })
    if (!answer.ok) throw new Error(`The geocoder answered ${answer.status}`)
    return placesOf(await answer.json())
  }

export type GeocoderOptions = {
  /** @default 6 */
  limit?: number
  /** @default the browser's */
  fetch?: typeof globalThis.fetch
}

/** Parses a response of Nominatim or Photon. */
export function placesOf(answer: unknown): Place[] {
  if (Array.isArray(answer)) return answer.filter(isRecord).flatMap(fromNominatim)
  if (isRecord(answer) && Array.isArray(answer.features)) return answer.features.filter(isRecord).flatMap(fromPhoton)
  return []
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

function fromNominatim(found: Record<string, unknown>, index: number): Place[] {
  const address = textOf(found.display_name)
  if (!address) return []
  const name = textOf(found.name) || (address.split(',')[0] ?? address)
  return [placeFrom({ id: textOf(found.place_id) || `${index}`, name, address, lat: found.lat, lng: found.lon })]
}

function fromPhoton({ geometry, properties }: Record<string, unknown>, index: number): Place[] {
  if (!isRecord(properties)) return []
  const { name, street, housenumber, postcode, city, country, osm_id: osmId, osm_type: kind } = properties
  const way = [street, housenumber].map(textOf).filter(Boolean).join(' ')
  const town = [postcode, city].map(textOf).filter(Boolean).join(' ')
  const lines = [...new Set([textOf(name), way, town, textOf(country)].filter(Boolean))]
  const [first] = lines
  if (!first) return []
  const [lng, lat] = isRecord(geometry) && Array.isArray(geometry.coordinates) ? geometry.coordinates : []
  return [
    placeFrom({ id: `${textOf(kind)}${textOf(osmId)}-${index}`, name: first, address: lines.join(', '), lat, lng }),
  ]
}

type Found = { id: string; name: string; address: string; lat: unknown; lng: unknown }

function placeFrom({ id, name, address, ...at }: Found): Place {
  const detail = address.startsWith(`${name}, `) ? address.slice(name.length + 2) : ''
  const [lat, lng] = [textOf(at.lat), textOf(at.lng)].map((text) => (text === '' ? Number.NaN : Number(text)))
  const valid = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Number.isFinite(lng)
  return {
    id,
    name,
    address,
    ...(detail ? { detail } : {}),
    ...(valid ? { position: tidyPosition({ lat, lng }) } : {}),
  }
}
