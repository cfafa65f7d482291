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
    redisUrl: undefined,
    trustProxy: false,
    secretKey: undefined,
    secretKeyFile: undefined,
    smsGatewayUrl: undefined,
    s3: undefined,
    app: {
      publicUrl: 'http://localhost:8080',
      socketUrl: 'ws://localhost:8080/socket',
      sitesPublic: true,
      mapsKey: undefined,
      mapId: 'PROCON_MAP_ID',
      mapCentre: { latitude: 59.3293, longitude: 18.0686 },
      tileUrl: null,
      geocoderUrl: null,
      defaultLanguage: 'se',
      statisticsKeepMonths: 13,
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

test('the socket is where it is said to be, or beside the rest', () => {
  expect(parseSettings({ PUBLIC_URL: 'https://kiosk.example.com' }).app.socketUrl).toBe(
    'wss://kiosk.example.com/socket',
  )
  expect(parseSettings({ SOCKET_URL: 'wss://live.example.com/s' }).app.socketUrl).toBe('wss://live.example.com/s')
})

test('a bucket is told with its key, its secret and its region', () => {
  const S3_URL = 'https://AKIA:se%2Fcret@s3.eu-north-1.amazonaws.com/media/mall/?region=eu-north-1'
  expect(parseSettings({ S3_URL }).s3).toEqual({
    address: 'https://s3.eu-north-1.amazonaws.com/media/mall',
    region: 'eu-north-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'se/cret',
  })
  expect(() => parseSettings({ S3_URL: 'https://AKIA:cret@s3.example.com' })).toThrow(
    'S3_URL lacks its key, its secret or its bucket: set it to one like https://KEY:SECRET@s3.eu-north-1.amazonaws.com/bucket?region=eu-north-1.',
  )
})

test('a map centre is two numbers', () => {
  expect(parseSettings({ MAP_CENTRE: '-33.9, 151.2' }).app.mapCentre).toEqual({ latitude: -33.9, longitude: 151.2 })
})

test.each([
  [
    { STATISTICS_KEEP_MONTHS: '0' },
    'STATISTICS_KEEP_MONTHS is "0": set it to a number from 1 to 120, or leave it out.',
  ],
  [{ SECRET_KEY: 'secret' }, 'SECRET_KEY is too short: set it to 32 letters at least, or leave it out.'],
  [
    { SECRET_KEY: 'x'.repeat(32), SECRET_KEY_FILE: '/run/secrets/key' },
    'SECRET_KEY and SECRET_KEY_FILE are both set: leave one of them out.',
  ],
  [
    { SMS_GATEWAY_URL: 'https://me:secret@sms.example.com' },
    'SMS_GATEWAY_URL holds a user or a password: those are set for each mall, leave them out.',
  ],
  [
    { SOCKET_URL: 'https://live.example.com' },
    'SOCKET_URL is not such an address: set it to one like wss://socket.example.com/socket, or leave it out.',
  ],
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
    { REDIS_URL: 'http://cache' },
    'REDIS_URL is not such an address: set it to one like redis://user:password@host:6379/0, or leave it out.',
  ],
  [
    { REDIS_URL: 'redis://cache/kiosk' },
    'REDIS_URL names no database of Redis: set it to an address like redis://user:password@host:6379/0, or leave it out.',
  ],
])('%j stops the start: %s', (env, sentence) => {
  expect(() => parseSettings(env)).toThrow(sentence)
})
