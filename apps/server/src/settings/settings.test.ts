import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSettings } from './settings'

test('without settings: a demo for this machine only', () => {
  expect(parseSettings({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: resolve('data'),
    demo: true,
    demoStations: true,
    databaseUrl: undefined,
    postgresBinaries: undefined,
    databaseLimits: { connectMs: 5_000, statementMs: 30_000 },
    keepAliveMs: 75_000,
    redisUrl: undefined,
    trustProxy: false,
    transportSecurity: undefined,
    secretKey: undefined,
    secretKeyPrevious: undefined,
    secretKeyFile: undefined,
    smsGatewayUrl: undefined,
    speech: undefined,
    mail: undefined,
    s3: undefined,
    securityText: undefined,
    backups: { passphrase: undefined, every: undefined, keep: 14, folder: resolve('data/backups') },
    app: {
      publicUrl: 'http://localhost:8080',
      visitorUrl: null,
      socketUrl: 'ws://localhost:8080/socket',
      sitesPublic: true,
      mapsKey: undefined,
      mapId: 'PROCON_MAP_ID',
      mapCentre: { latitude: 59.3293, longitude: 18.0686 },
      tileUrl: null,
      geocoderUrl: null,
      defaultLanguage: 'se',
      readsPerMinute: 2_400,
      writesPerMinute: 1_200,
      statisticsKeepMonths: 13,
      auditKeepMonths: 24,
      sessionIdleMs: 12 * 3_600_000,
      sessionLongestMs: 7 * 86_400_000,
      mediaQuotaBytes: 10 * 1024 ** 3,
      diskFreeBytes: 1024 ** 3,
    },
  })
})

test.each([
  [{}, 'Kiosk Admin <no-reply@kiosk.example.com>'],
  [{ SMTP_FROM: 'kiosk@example.com' }, 'kiosk@example.com'],
  [{ SMTP_FROM: 'The kiosks of Near <kiosk@example.com>' }, 'The kiosks of Near <kiosk@example.com>'],
])('with SMTP_URL and %j mail is from %s', (env, from) => {
  const url = 'smtps://user:password@mail.example.com'
  const { mail } = parseSettings({ ...env, SMTP_URL: url, PUBLIC_URL: 'https://kiosk.example.com' })
  expect(mail).toEqual({ url, from, requireTls: false })
})

test.each(['system', '/usr/lib/postgresql/18/bin'])('POSTGRES_BINARIES may be %s', (value) => {
  expect(parseSettings({ POSTGRES_BINARIES: value }).postgresBinaries).toBe(value)
})

test('an empty variable counts as unset', () => {
  expect(parseSettings({ PORT: '', DEMO: ' ', REDIS_URL: '' })).toEqual(parseSettings({}))
})

describe('a demo with public passwords', () => {
  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://kiosk.example.com' }, false],
    [{ DATABASE_URL: 'postgresql://db/kiosk' }, false],
    [{ TRUST_PROXY: 'on' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j is %s', (env, demo) => {
    expect(parseSettings(env).demo).toBe(demo)
  })
})

test.each([
  [{}, true],
  [{ DEMO_STATIONS: 'off' }, false],
  [{ DEMO: 'off' }, false],
  [{ HOST: '0.0.0.0', DEMO: 'on', DEMO_STATIONS: 'on' }, true],
])('with %j it is %s that stations of the demo are simulated', (env, demoStations) => {
  expect(parseSettings(env).demoStations).toBe(demoStations)
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:8080'],
  [{ HOST: 'fe80::1' }, 'http://[fe80::1]:8080'],
  [{ PUBLIC_URL: 'https://kiosk.example.com/' }, 'https://kiosk.example.com'],
])('%j is reached at %s', (env, url) => {
  expect(parseSettings(env).app.publicUrl).toBe(url)
})

test.each([
  [{}, null],
  [{ HOST: '0.0.0.0' }, null],
  [{ PUBLIC_URL: 'http://127.0.0.1:9000' }, null],
  [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:8080'],
  [{ PUBLIC_URL: 'https://kiosk.example.com' }, 'https://kiosk.example.com'],
])('with %j visitors’ phones open ways at %s', (env, url) => {
  expect(parseSettings(env).app.visitorUrl).toBe(url)
})

test('the socket has its own URL, or that of the server', () => {
  expect(parseSettings({ PUBLIC_URL: 'https://kiosk.example.com' }).app.socketUrl).toBe(
    'wss://kiosk.example.com/socket',
  )
  expect(parseSettings({ SOCKET_URL: 'wss://live.example.com/s' }).app.socketUrl).toBe('wss://live.example.com/s')
})

test('a bucket URL contains key, secret and region', () => {
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

test('calls are limited unless switched off', () => {
  expect(parseSettings({ READS_PER_MINUTE: 'off', WRITES_PER_MINUTE: '60' }).app).toMatchObject({
    readsPerMinute: 0,
    writesPerMinute: 60,
  })
})

test('a map centre is two numbers', () => {
  expect(parseSettings({ MAP_CENTRE: '-33.9, 151.2' }).app.mapCentre).toEqual({ latitude: -33.9, longitude: 151.2 })
})

test.each(['0h', '24', 'daily', '32d'])('back-ups are not scheduled every %s', (BACKUP_EVERY) => {
  expect(() => parseSettings({ BACKUP_EVERY })).toThrow(
    `BACKUP_EVERY is "${BACKUP_EVERY}": set it to hours or days, like 24h or 7d, up to 31d, or leave it out.`,
  )
})

test('back-ups are scheduled by hours or days', () => {
  const day = 24 * 3_600_000
  expect(parseSettings({ BACKUP_EVERY: '24h' }).backups.every).toBe(day)
  expect(parseSettings({ BACKUP_EVERY: '7d', BACKUP_DIR: '/backups', BACKUP_KEEP: '4' }).backups).toMatchObject({
    every: 7 * day,
    keep: 4,
    folder: '/backups',
  })
})

test.each([
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP is "0": set it to a number from 1 to 1000, or leave it out.'],
  [
    { BACKUP_PASSPHRASE: 'too short' },
    'BACKUP_PASSPHRASE is too short: set it to at least 16 letters, or leave it out.',
  ],
  [{ AUDIT_KEEP_MONTHS: '0' }, 'AUDIT_KEEP_MONTHS is "0": set it to a number from 1 to 120, or off, or leave it out.'],
  [{ SESSION_DAYS: '31' }, 'SESSION_DAYS is "31": set it to a number from 1 to 30, or leave it out.'],
  [{ SESSION_IDLE_HOURS: 'x' }, 'SESSION_IDLE_HOURS is "x": set it to a number from 1 to 168, or leave it out.'],
  [
    { STATISTICS_KEEP_MONTHS: '0' },
    'STATISTICS_KEEP_MONTHS is "0": set it to a number from 1 to 120, or leave it out.',
  ],
  [
    { READS_PER_MINUTE: '0' },
    'READS_PER_MINUTE is "0": set it to a number from 1 to 1000000, or off, or leave it out.',
  ],
  [{ SECRET_KEY: 'secret' }, 'SECRET_KEY is too short: set it to 32 letters at least, or leave it out.'],
  [
    { SECRET_KEY: 'x'.repeat(32), SECRET_KEY_PREVIOUS: 'old' },
    'SECRET_KEY_PREVIOUS is too short: set it to 32 letters at least, or leave it out.',
  ],
  [
    { SECRET_KEY_PREVIOUS: 'x'.repeat(32) },
    'SECRET_KEY_PREVIOUS is set without SECRET_KEY: set both, or leave it out.',
  ],
  [
    { SECRET_KEY: 'x'.repeat(32), SECRET_KEY_FILE: '/run/secrets/key' },
    'SECRET_KEY and SECRET_KEY_FILE are both set: leave one of them out.',
  ],
  [
    { SMS_GATEWAY_URL: 'https://me:secret@sms.example.com' },
    'SMS_GATEWAY_URL holds a user or a password: those are set for each mall, leave them out.',
  ],
  [
    { SMTP_URL: 'https://mail.example.com' },
    'SMTP_URL is not such an address: set it to one like smtp://user:password@mail.example.com:587, or leave it out.',
  ],
  [
    { SMTP_URL: 'smtp:///nowhere' },
    'SMTP_URL names no server: set it to one like smtp://user:password@mail.example.com:587, or leave it out.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.com', SMTP_FROM: 'the kiosk' },
    'SMTP_FROM is "the kiosk": set it to a sender, like Kiosk Admin <kiosk@example.com>, or leave it out.',
  ],
  [{ SMTP_FROM: 'kiosk@example.com' }, 'SMTP_FROM is set without SMTP_URL: set both, or leave it out.'],
  [{ SMTP_REQUIRE_TLS: 'on' }, 'SMTP_REQUIRE_TLS is on without SMTP_URL: set both, or leave it out.'],
  [{ HSTS_SUBDOMAINS: 'on' }, 'HSTS_SUBDOMAINS is on, but PUBLIC_URL is not https: set both, or leave it out.'],
  [
    { SOCKET_URL: 'https://live.example.com' },
    'SOCKET_URL is not such an address: set it to one like wss://socket.example.com/socket, or leave it out.',
  ],
  [
    { DATABASE_CONNECT_SECONDS: '61' },
    'DATABASE_CONNECT_SECONDS is "61": set it to a number from 1 to 60, or leave it out.',
  ],
  [
    { DATABASE_STATEMENT_SECONDS: '0' },
    'DATABASE_STATEMENT_SECONDS is "0": set it to a number from 1 to 3600, or leave it out.',
  ],
  [
    { POSTGRES_BINARIES: 'postgresql/bin' },
    'POSTGRES_BINARIES is "postgresql/bin": set it to system, or to the path of a folder like /usr/lib/postgresql/18/bin, or leave it out.',
  ],
  [{ KEEP_ALIVE_SECONDS: 'long' }, 'KEEP_ALIVE_SECONDS is "long": set it to a number from 1 to 3600, or leave it out.'],
  [
    { MEDIA_QUOTA_MB: '1,5' },
    'MEDIA_QUOTA_MB is "1,5": set it to a number from 1 to 100000000, or off, or leave it out.',
  ],
  [{ DISK_FREE_MB: '-1' }, 'DISK_FREE_MB is "-1": set it to a number from 1 to 100000000, or off, or leave it out.'],
  [{ PORT: '80 80' }, 'PORT is "80 80": set it to a number from 1 to 65535, or leave it out.'],
  [{ PORT: '65536' }, 'PORT is "65536": set it to a number from 1 to 65535, or leave it out.'],
  [{ DEMO_STATIONS: 'yes' }, 'DEMO_STATIONS is "yes": set it to on or off, or leave it out.'],
  [{ DEMO: 'off', DEMO_STATIONS: 'on' }, 'DEMO_STATIONS is on, but there is no demo: set DEMO=on, or leave it out.'],
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
    { TTS_URL: 'https://speech.example.com?key=hidden' },
    'TTS_URL has no {text}: set it to one like http://localhost:5500/api/tts?voice=espeak:{language}&text={text}.',
  ],
  [
    { TTS_URL: 'https://speech.example.com?text={text}', TTS_LANGUAGES: 'se,fi' },
    'TTS_LANGUAGES is "se,fi": set it to some of en,se,no,is, or leave it out.',
  ],
  [{ TTS_LANGUAGES: 'se' }, 'TTS_LANGUAGES is set without TTS_URL: set both, or leave it out.'],
  [
    { REDIS_URL: 'http://cache' },
    'REDIS_URL is not such an address: set it to one like redis://user:password@host:6379/0, or leave it out.',
  ],
  [
    { REDIS_URL: 'redis://cache/kiosk' },
    'REDIS_URL names no database of Redis: set it to an address like redis://user:password@host:6379/0, or leave it out.',
  ],
])('%j fails the start: %s', (env, sentence) => {
  expect(() => parseSettings(env)).toThrow(sentence)
})

test.each([
  [{ PUBLIC_URL: 'http://kiosk.example.com' }, undefined],
  [{ PUBLIC_URL: 'https://kiosk.example.com' }, 'max-age=31536000'],
  [{ PUBLIC_URL: 'https://kiosk.example.com', HSTS_SUBDOMAINS: 'on' }, 'max-age=31536000; includeSubDomains'],
])('with %j Strict-Transport-Security is %s', (env, header) => {
  expect(parseSettings(env).transportSecurity).toBe(header)
})

test('mail can require TLS', () => {
  const env = { SMTP_URL: 'smtp://mail.example.com', SMTP_REQUIRE_TLS: 'on' }
  expect(parseSettings(env).mail).toMatchObject({ requireTls: true })
})

test('a text-to-speech service speaks all languages, or those of TTS_LANGUAGES', () => {
  const url = 'https://speech.example.com/{language}?text={text}'
  expect(parseSettings({ TTS_URL: url }).speech).toEqual({ url, languages: ['en', 'se', 'no', 'is'] })
  expect(parseSettings({ TTS_URL: url, TTS_LANGUAGES: 'is, no' }).speech).toEqual({ url, languages: ['is', 'no'] })
})

test('quota and free disk space can be switched off', () => {
  const { app } = parseSettings({ MEDIA_QUOTA_MB: 'off', DISK_FREE_MB: 'off' })
  expect(app).toMatchObject({ mediaQuotaBytes: null, diskFreeBytes: 0 })
})
