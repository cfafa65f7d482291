import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings'

test('nothing set: a demo on this machine alone', () => {
  expect(parseSettings({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: resolve('data'),
    demo: true,
    databaseUrl: undefined,
    trustProxy: false,
    app: {
      publicUrl: 'http://localhost:8080',
      sitesPublic: true,
      mapsKey: undefined,
      mapId: 'PROCON_MAP_ID',
      mapCentre: { latitude: 59.3293, longitude: 18.0686 },
      tileUrl: null,
      geocoderUrl: null,
      defaultLanguage: 'se',
    },
  })
})

test('an empty variable counts as left out', () => {
  expect(parseSettings({ PORT: '', DEMO: ' ', REDIS_URL: '' })).toEqual(parseSettings({}))
})

describe('a demo, whose passwords everybody knows,', () => {
  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://kiosk.example.com' }, false],
    [{ DATABASE_URL: 'postgresql://db/kiosk' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j is %s', (env, demo) => {
    expect(parseSettings(env).demo).toBe(demo)
  })
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:8080'],
  [{ HOST: 'fe80::1' }, 'http://[fe80::1]:8080'],
  [{ PUBLIC_URL: 'https://kiosk.example.com/' }, 'https://kiosk.example.com'],
])('%j is reached at %s', (env, url) => {
  expect(parseSettings(env).app.publicUrl).toBe(url)
})

test('a map centre is two numbers', () => {
  expect(parseSettings({ MAP_CENTRE: '-33.9, 151.2' }).app.mapCentre).toEqual({ latitude: -33.9, longitude: 151.2 })
})

test.each([
  [{ PORT: '80 80' }, 'PORT is "80 80": set it to a number from 1 to 65535, or leave it out.'],
  [{ PORT: '65536' }, 'PORT is "65536": set it to a number from 1 to 65535, or leave it out.'],
  [{ DEMO: 'yes' }, 'DEMO is "yes": set it to on or off, or leave it out.'],
  [{ SITES_PUBLIC: '1' }, 'SITES_PUBLIC is "1": set it to on or off, or leave it out.'],
  [
    { DATABASE_URL: 'mysql://root:secret@db/kiosk' },
    'DATABASE_URL is not such an address: set it to one like postgresql://user:password@host/database, or leave it out.',
  ],
  [
    { PUBLIC_URL: 'https://example.com/kiosk' },
    'PUBLIC_URL is "https://example.com/kiosk": set it to an address without a path, like https://example.com, or leave it out.',
  ],
  [
    { MAP_CENTRE: '59.3' },
    'MAP_CENTRE is "59.3": set it to latitude,longitude, like 59.3293,18.0686, or leave it out.',
  ],
  [
    { MAP_CENTRE: '91,18' },
    'MAP_CENTRE is "91,18": set it to latitude,longitude, like 59.3293,18.0686, or leave it out.',
  ],
  [
    { TILE_URL: 'https://tile.example.com' },
    'TILE_URL is "https://tile.example.com": set it to one like https://tile.example.com/{z}/{x}/{y}.png, or leave it out.',
  ],
  [
    { REDIS_URL: 'redis://cache' },
    'REDIS_URL is set, but this version does not have it yet (events between servers travel through PostgreSQL): leave it out.',
  ],
])('%j stops the start: %s', (env, sentence) => {
  expect(() => parseSettings(env)).toThrow(sentence)
})
