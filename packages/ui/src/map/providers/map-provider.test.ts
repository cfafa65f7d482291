import { expect, test } from 'vitest'
import { mapDefaults } from './map-provider'

test('maps begin in Stockholm, at the zoom of the specification', () => {
  expect(mapDefaults).toEqual({ centre: { lat: 59.3293, lng: 18.0686 }, zoom: 11, maxZoom: 22 })
})
