import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

const alone = {
  publicUrl: 'https://kiosk.example.com',
  socketUrl: 'wss://kiosk.example.com/socket',
  tileUrl: null,
  geocoderUrl: null,
}

test('pages may only load from this server', () => {
  expect(contentSecurityPolicy('abc', alone)).toBe(
    "default-src 'self'; script-src 'self'; style-src-elem 'self' 'nonce-abc'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
  )
})

test('a map adds only its own origins', () => {
  const policy = contentSecurityPolicy('abc', {
    ...alone,
    tileUrl: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
    geocoderUrl: 'https://geocoder.example.com:8443/search',
  })
  expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example.com;")
  expect(policy).toContain("connect-src 'self' https://*.tiles.example.com https://geocoder.example.com:8443;")
  expect(policy).not.toContain('googleapis')
})

test('an external socket adds its origin', () => {
  const policy = contentSecurityPolicy('abc', { ...alone, socketUrl: 'wss://live.example.com/socket' })
  expect(policy).toContain("connect-src 'self' wss://live.example.com;")
})

test('a Google key allows Google', () => {
  const policy = contentSecurityPolicy('abc', { ...alone, mapsKey: 'key' })
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com;")
  expect(policy).toContain("font-src 'self' https://fonts.gstatic.com")
})
