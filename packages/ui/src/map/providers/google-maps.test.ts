// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { type GoogleLibraries, googleMaps, googlePlaces, type LoadGoogle } from './google-maps'

const latLng = (lat: number, lng: number) => ({ lat: () => lat, lng: () => lng })
type Listener = (event: { latLng?: ReturnType<typeof latLng> | null }) => void

/** A minimal version of Google's `maps` library. */
class FakeMap {
  static last: FakeMap
  readonly listeners = new Map<string, Listener>()
  readonly moveCamera = vi.fn()
  centre = latLng(59, 18)
  zoom = 11
  readonly element: HTMLElement
  readonly options: Record<string, unknown>
  constructor(element: HTMLElement, options: Record<string, unknown>) {
    this.element = element
    this.options = options
    element.append('Google')
    FakeMap.last = this
  }
  addListener(event: string, listener: Listener) {
    this.listeners.set(event, listener)
    return { remove: () => void this.listeners.delete(event) }
  }
  getCenter() {
    return this.centre
  }
  getZoom() {
    return this.zoom
  }
  tell(event: string, detail: Parameters<Listener>[0] = {}) {
    this.listeners.get(event)?.(detail)
  }
}

const fetchFields = vi.fn(async () => undefined)
const prediction = (location: ReturnType<typeof latLng> | null) => ({
  placeId: 'p1',
  text: { text: 'Sergels torg, Stockholm' },
  mainText: { text: 'Sergels torg' },
  secondaryText: { text: 'Stockholm' },
  toPlace: () => ({ fetchFields, location }),
})
const fetchAutocompleteSuggestions = vi.fn(async (_: { input: string; language?: string }) => ({
  suggestions: [{ placePrediction: prediction(latLng(59.3326, 18.0649)) }, { placePrediction: null }],
}))
const libraries: GoogleLibraries = {
  maps: { Map: FakeMap },
  places: { AutocompleteSuggestion: { fetchAutocompleteSuggestions } },
}
const load: LoadGoogle = async (name) => libraries[name]

const drawing = () => ({
  centre: { lat: 59, lng: 18 },
  zoom: 11,
  maxZoom: 22,
  onMove: vi.fn(),
  onPress: vi.fn(),
  onPictures: vi.fn(),
  signal: new AbortController().signal,
})

test('renders Google’s map without its controls and receives its events', async () => {
  const ground = document.createElement('div')
  const callbacks = drawing()
  const handle = await googleMaps({ apiKey: 'k', mapId: 'm', load }).draw(ground, callbacks)
  const map = FakeMap.last
  expect(map.options).toMatchObject({
    center: { lat: 59, lng: 18 },
    zoom: 11,
    maxZoom: 22,
    mapId: 'm',
    disableDefaultUI: true,
    gestureHandling: 'cooperative',
  })
  map.tell('tilesloaded')
  expect(callbacks.onPictures).toHaveBeenCalledExactlyOnceWith('shown')
  map.tell('click', { latLng: latLng(1, 2) })
  expect(callbacks.onPress).toHaveBeenCalledExactlyOnceWith({ lat: 1, lng: 2 })
  map.zoom = 12
  map.tell('bounds_changed')
  expect(callbacks.onMove).toHaveBeenLastCalledWith({ centre: { lat: 59, lng: 18 }, zoom: 12 }, false)
  map.tell('idle')
  expect(callbacks.onMove).toHaveBeenLastCalledWith({ centre: { lat: 59, lng: 18 }, zoom: 12 }, true)
  handle.show({ centre: { lat: 3, lng: 4 }, zoom: 15 })
  expect(map.moveCamera).toHaveBeenCalledExactlyOnceWith({ center: { lat: 3, lng: 4 }, zoom: 15 })
  handle.remove()
  expect(map.listeners.size).toBe(0)
  expect(ground.childNodes).toHaveLength(0)
})

test('does not render a map after unmounting', async () => {
  const ground = document.createElement('div')
  const signal = AbortSignal.abort()
  await expect(googleMaps({ apiKey: 'k', load }).draw(ground, { ...drawing(), signal })).rejects.toThrow()
  expect(ground.childNodes).toHaveLength(0)
})

test('another key creates another map', () => {
  expect(googleMaps({ apiKey: 'a', load }).id).not.toBe(googleMaps({ apiKey: 'b', load }).id)
})

test('suggests places and requests their location on selection only', async () => {
  const search = googlePlaces({ apiKey: 'k', load })
  const { signal } = new AbortController()
  const [place, ...others] = await search('sergels', { signal, language: 'sv' })
  expect(fetchAutocompleteSuggestions).toHaveBeenCalledExactlyOnceWith({ input: 'sergels', language: 'sv' })
  expect(others).toEqual([])
  expect(place).toMatchObject({
    id: 'p1',
    name: 'Sergels torg',
    detail: 'Stockholm',
    address: 'Sergels torg, Stockholm',
  })
  expect(fetchFields).not.toHaveBeenCalled()
  expect(await place?.locate?.()).toEqual({ lat: 59.3326, lng: 18.0649 })
  expect(fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['location'] })
})

test('a place without geometry has no position', async () => {
  fetchAutocompleteSuggestions.mockResolvedValueOnce({ suggestions: [{ placePrediction: prediction(null) as never }] })
  const [place] = await googlePlaces({ apiKey: 'k', load })('x', {
    signal: new AbortController().signal,
    language: 'sv',
  })
  expect(await place?.locate?.()).toBeUndefined()
})
