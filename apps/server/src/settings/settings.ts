import { isAbsolute, join, resolve } from 'node:path'
import { type LanguageCode, languageCodes } from '@kiosk-admin/api-client'
import type { AppSettings } from '../dependencies'
import type { S3Settings } from '../platform/files/s3-files'
import { contactUri, type SecurityTextSettings, securityTextPath } from '../platform/http/security-text'
import { shortestKey } from '../platform/secret-key'
import type { MailSettings } from '../platform/services/mailer'
import { withSecretFiles } from '../platform/services/secret-files'
import type { SpeechSettings } from '../platform/services/speech'
import { StartError } from '../platform/start-error'
import {
  describedSettings,
  type SettingName,
  type TextName,
  type ToggleName,
  type WholeName,
} from './described-settings'

/** The settings of a server process, from environment variables. */
export type Settings = {
  port: number
  host: string
  dataDir: string
  /** Loads demo content with publicly known passwords. */
  demo: boolean
  /** Simulates the stations of the demo. */
  demoStations: boolean
  /** Absent for the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** The folder of PostgreSQL's programs, or `system`; absent for the embedded ones. */
  postgresBinaries: string | undefined
  /** Timeouts for a new connection and for a statement. */
  databaseLimits: { connectMs: number; statementMs: number }
  /** The keep-alive timeout of HTTP connections. */
  keepAliveMs: number
  /** Redis for messages between server processes; absent to use the database. */
  redisUrl: string | undefined
  /** Takes the caller's address from `X-Forwarded-For`. */
  trustProxy: boolean
  /** The key that encrypts passwords of other services at rest; absent for a key file in `dataDir`. */
  secretKey: string | undefined
  /** The previous key, used only to decrypt. */
  secretKeyPrevious: string | undefined
  secretKeyFile: string | undefined
  /** The SMS gateway; absent to disable text messages. */
  smsGatewayUrl: string | undefined
  /** The text-to-speech service; absent to read aloud with the stations' own voices only. */
  speech: SpeechSettings | undefined
  /** The value of Strict-Transport-Security; absent unless `PUBLIC_URL` is https. */
  transportSecurity: string | undefined
  /** SMTP server and sender; absent to disable e-mail. */
  mail: MailSettings | undefined
  /** S3 storage of media; absent for `dataDir`. */
  s3: S3Settings | undefined
  /** The token for /metrics; absent to allow only local callers. */
  metricsToken: string | undefined
  /** The operator's contact for reports of vulnerabilities; absent to answer 404. */
  securityText: SecurityTextSettings | undefined
  backups: BackupSettings
  app: AppSettings
}

export type BackupSettings = {
  /** Absent for unencrypted back-ups. */
  passphrase: string | undefined
  /** The interval in milliseconds; absent to disable scheduled back-ups. */
  every: number | undefined
  /** Number of scheduled back-ups to retain. */
  keep: number
  /** The folder of scheduled back-ups. */
  folder: string
}

type Environment = Readonly<Record<string, string | undefined>>

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host)

/** The URL of the server for callers on the same machine. */
export const localUrl = ({ host, port }: Pick<Settings, 'host' | 'port'>) => `http://${inUrl(host)}:${port}`

const inUrl = (host: string) => {
  if (host === '0.0.0.0' || host === '::' || isLoopback(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const settingError = (name: string, value: string, expected: string) =>
  new StartError(`${name} is ${JSON.stringify(value)}: set it to ${expected}, or leave it out.`)

/** Reads and parses variables; empty values count as unset. Defaults and highest values are those of the description. */
function reader(env: Environment) {
  const text = (name: SettingName) => env[name]?.trim() || undefined
  return {
    text,
    toggle(name: ToggleName, fallback = describedSettings[name].standard === 'on'): boolean {
      const value = text(name)
      if (value === undefined) return fallback
      if (value !== 'on' && value !== 'off') throw settingError(name, value, 'on or off')
      return value === 'on'
    },
    /** Returns 0 for `off`. */
    whole(name: WholeName): number {
      const { standard, most, off } = describedSettings[name]
      const value = text(name)
      if (value === undefined) return standard
      if (off && value === 'off') return 0
      const number = Number(value)
      if (!/^\d+$/.test(value) || number < 1 || number > most)
        throw settingError(name, value, `a number from 1 to ${most}${off ? ', or off' : ''}`)
      return number
    },
    url(name: TextName, protocols: string[], example: string): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      // The error does not repeat the URL, which may contain a password.
      const failure = new StartError(`${name} is not such an address: set it to one like ${example}, or leave it out.`)
      if (!URL.canParse(value)) throw failure
      if (!protocols.includes(new URL(value).protocol)) throw failure
      return value
    },
    place(name: TextName, fallback: AppSettings['mapCentre']): AppSettings['mapCentre'] {
      const value = text(name)
      if (value === undefined) return fallback
      const [latitude = Number.NaN, longitude = Number.NaN, ...more] = value.split(',').map(Number)
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || more.length > 0) {
        throw settingError(name, value, 'latitude,longitude, like 59.3293,18.0686')
      }
      return { latitude, longitude }
    },
  }
}

const WEB = ['http:', 'https:']

const socketOf = (publicUrl: string) => `${publicUrl.replace(/^http/, 'ws')}/socket`

/** Parses `https://KEY:SECRET@host/bucket?region=eu-north-1`. */
function s3(read: ReturnType<typeof reader>): S3Settings | undefined {
  const example = 'https://KEY:SECRET@s3.eu-north-1.amazonaws.com/bucket?region=eu-north-1'
  const given = read.url('S3_URL', WEB, example)
  if (given === undefined) return undefined
  const { origin, pathname, username, password, searchParams } = new URL(given)
  const path = pathname.replace(/\/+$/, '')
  // the error does not repeat the URL, which contains a secret
  if (!username || !password || path.length < 2) {
    throw new StartError(`S3_URL lacks its key, its secret or its bucket: set it to one like ${example}.`)
  }
  return {
    address: origin + path,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

function publicUrl(read: ReturnType<typeof reader>, host: string, port: number): string {
  const given = read.url('PUBLIC_URL', WEB, 'https://kiosk.example.com')
  if (given === undefined) return `http://${inUrl(host)}:${port}`
  const { origin, pathname, search, hash } = new URL(given)
  if (pathname !== '/' || search || hash) {
    throw settingError('PUBLIC_URL', given, `an address without a path, like ${origin}`)
  }
  return origin
}

function postgresBinaries(read: ReturnType<typeof reader>): string | undefined {
  const value = read.text('POSTGRES_BINARIES')
  if (value === undefined || value === 'system') return value
  if (!isAbsolute(value)) {
    throw settingError('POSTGRES_BINARIES', value, 'system, or to the path of a folder like /usr/lib/postgresql/18/bin')
  }
  return value
}

function demoStations(read: ReturnType<typeof reader>, demo: boolean): boolean {
  const on = read.toggle('DEMO_STATIONS', demo)
  if (on && !demo) throw new StartError('DEMO_STATIONS is on, but there is no demo: set DEMO=on, or leave it out.')
  return on
}

type SecretKeySettings = Pick<Settings, 'secretKey' | 'secretKeyPrevious' | 'secretKeyFile'>

function secretKey(read: ReturnType<typeof reader>): SecretKeySettings {
  const secretKeyPrevious = read.text('SECRET_KEY_PREVIOUS')
  const [secretKey, secretKeyFile] = [read.text('SECRET_KEY'), read.text('SECRET_KEY_FILE')]
  if (secretKey !== undefined && secretKeyFile !== undefined) {
    throw new StartError('SECRET_KEY and SECRET_KEY_FILE are both set: leave one of them out.')
  }
  if (secretKeyPrevious !== undefined && secretKey === undefined) {
    throw new StartError('SECRET_KEY_PREVIOUS is set without SECRET_KEY: set both, or leave it out.')
  }
  // the error does not repeat the key
  for (const [name, key] of Object.entries({ SECRET_KEY: secretKey, SECRET_KEY_PREVIOUS: secretKeyPrevious })) {
    if (key !== undefined && key.length < shortestKey) {
      throw new StartError(`${name} is too short: set it to ${shortestKey} letters at least, or leave it out.`)
    }
  }
  return { secretKey, secretKeyPrevious, secretKeyFile }
}

function smsGatewayUrl(read: ReturnType<typeof reader>): string | undefined {
  const given = read.url('SMS_GATEWAY_URL', WEB, 'https://sms.example.com/send')
  if (given !== undefined && (new URL(given).username || new URL(given).password)) {
    throw new StartError('SMS_GATEWAY_URL holds a user or a password: those are set for each mall, leave them out.')
  }
  return given
}

/** `name@host`, alone or as `Name <name@host>`. */
const senderForm = /^(?:[^<>@\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/

function mail(read: ReturnType<typeof reader>, publicUrl: string): MailSettings | undefined {
  const example = 'smtp://user:password@mail.example.com:587'
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'], example)
  const from = read.text('SMTP_FROM')
  const requireTls = read.toggle('SMTP_REQUIRE_TLS')
  if (url === undefined) {
    if (requireTls) throw new StartError('SMTP_REQUIRE_TLS is on without SMTP_URL: set both, or leave it out.')
    if (from !== undefined) throw new StartError('SMTP_FROM is set without SMTP_URL: set both, or leave it out.')
    return undefined
  }
  if (!new URL(url).hostname)
    throw new StartError(`SMTP_URL names no server: set it to one like ${example}, or leave it out.`)
  if (from !== undefined && !senderForm.test(from)) {
    throw settingError('SMTP_FROM', from, 'a sender, like Kiosk Admin <kiosk@example.com>')
  }
  return { url, from: from ?? `Kiosk Admin <no-reply@${new URL(publicUrl).hostname}>`, requireTls }
}

/** A year, so that browsers refuse plain HTTP; for subdomains only if all of them have https. */
function transportSecurity(read: ReturnType<typeof reader>, publicUrl: string): string | undefined {
  const subdomains = read.toggle('HSTS_SUBDOMAINS')
  if (publicUrl.startsWith('https:')) return `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`
  if (subdomains) throw new StartError('HSTS_SUBDOMAINS is on, but PUBLIC_URL is not https: set both, or leave it out.')
  return undefined
}

function redisUrl(read: ReturnType<typeof reader>): string | undefined {
  const example = 'redis://user:password@host:6379/0'
  const given = read.url('REDIS_URL', ['redis:', 'rediss:'], example)
  if (given !== undefined && !/^\/?\d*$/.test(new URL(given).pathname)) {
    throw new StartError(`REDIS_URL names no database of Redis: set it to an address like ${example}, or leave it out.`)
  }
  return given
}

function tileUrl(read: ReturnType<typeof reader>): string | null {
  const example = 'https://tile.example.com/{z}/{x}/{y}.png'
  const given = read.url('TILE_URL', WEB, example)
  if (given === undefined) return null
  if (!['{z}', '{x}', '{y}'].every((part) => given.includes(part)))
    throw settingError('TILE_URL', given, `one like ${example}`)
  return given
}

function speech(read: ReturnType<typeof reader>): SpeechSettings | undefined {
  const example = 'http://localhost:5500/api/tts?voice=espeak:{language}&text={text}'
  const url = read.url('TTS_URL', WEB, example)
  const listed = read.text('TTS_LANGUAGES')
  if (url === undefined) {
    if (listed !== undefined) throw new StartError('TTS_LANGUAGES is set without TTS_URL: set both, or leave it out.')
    return undefined
  }
  // the error does not repeat the URL, which may contain a key
  if (!url.includes('{text}')) throw new StartError(`TTS_URL has no {text}: set it to one like ${example}.`)
  const languages = listed?.split(/[\s,]+/) ?? languageCodes
  const isCode = (code: string): code is LanguageCode => languageCodes.some((one) => one === code)
  if (!languages.every(isCode)) throw settingError('TTS_LANGUAGES', listed ?? '', `some of ${languageCodes.join()}`)
  return { url, languages }
}

function securityText(read: ReturnType<typeof reader>, publicUrl: string): SecurityTextSettings | undefined {
  const given = read.text('SECURITY_CONTACT')
  const policy = read.url('SECURITY_POLICY_URL', ['https:'], 'https://www.example.com/security')
  const listed = read.text('SECURITY_LANGUAGES')
  if (given === undefined) {
    const alone = Object.entries({ SECURITY_POLICY_URL: policy, SECURITY_LANGUAGES: listed })
    const [name] = alone.find(([, value]) => value !== undefined) ?? []
    if (name) throw new StartError(`${name} is set without SECURITY_CONTACT: set both, or leave it out.`)
    return undefined
  }
  const contacts = given.split(',').map((contact) => {
    const uri = contactUri(contact.trim())
    if (uri) return uri
    throw settingError('SECURITY_CONTACT', given, 'an e-mail address or an address with https:, mailto: or tel:')
  })
  const languages = listed?.split(/[\s,]+/) ?? ['en']
  if (!languages.every((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag))) {
    throw settingError('SECURITY_LANGUAGES', listed ?? '', 'language tags, like en,sv')
  }
  const canonical = publicUrl.startsWith('https:') ? `${publicUrl}${securityTextPath}` : undefined
  return { contacts, policy: policy && new URL(policy).href, languages, canonical }
}

function metricsToken(read: ReturnType<typeof reader>): string | undefined {
  const token = read.text('METRICS_TOKEN')
  // the error does not repeat the secret
  if (token !== undefined && token.length < 16) {
    throw new StartError('METRICS_TOKEN is too short: set it to at least 16 letters, or leave it out.')
  }
  return token
}

/** Shorter passphrases of a stolen file could be guessed offline. */
const minPassphraseLength = 16

const units = { h: 3_600_000, d: 86_400_000 }
const maxIntervalMs = 31 * units.d

/** `12h` or `7d`, in milliseconds. */
function every(read: ReturnType<typeof reader>): number | undefined {
  const value = read.text('BACKUP_EVERY')
  if (value === undefined) return undefined
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(value) ?? []
  const time = Number(count) * units[unit === 'd' ? 'd' : 'h']
  if (!(time > 0 && time <= maxIntervalMs))
    throw settingError('BACKUP_EVERY', value, 'hours or days, like 24h or 7d, up to 31d')
  return time
}

function backups(read: ReturnType<typeof reader>, dataDir: string): BackupSettings {
  const passphrase = read.text('BACKUP_PASSPHRASE')
  // the error does not repeat the secret
  if (passphrase !== undefined && passphrase.length < minPassphraseLength) {
    throw new StartError(
      `BACKUP_PASSPHRASE is too short: set it to at least ${minPassphraseLength} letters, or leave it out.`,
    )
  }
  const folder = resolve(read.text('BACKUP_DIR') ?? join(dataDir, 'backups'))
  return { passphrase, every: every(read), keep: read.whole('BACKUP_KEEP'), folder }
}

const megabyte = 1_048_576

/** Parses the environment. Throws a `StartError` that names the setting for invalid values. */
export function parseSettings(env: Environment): Settings {
  const read = reader(withSecretFiles(env))
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.whole('PORT')
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@host/database')
  const url = publicUrl(read, host, port)
  // The demo's passwords are public, so it is the default only for servers without remote access: on loopback,
  // without a proxy (PUBLIC_URL, TRUST_PROXY) and with the embedded database.
  const isLocal = isLoopback(new URL(url).hostname)
  const trustProxy = read.toggle('TRUST_PROXY')
  const isPrivate = isLoopback(host) && isLocal && databaseUrl === undefined && !trustProxy
  const demo = read.toggle('DEMO', isPrivate)
  const dataDir = resolve(read.text('DATA_DIR') ?? 'data')
  return {
    host,
    port,
    dataDir,
    backups: backups(read, dataDir),
    demo,
    demoStations: demoStations(read, demo),
    databaseUrl,
    postgresBinaries: postgresBinaries(read),
    databaseLimits: {
      connectMs: read.whole('DATABASE_CONNECT_SECONDS') * 1000,
      statementMs: read.whole('DATABASE_STATEMENT_SECONDS') * 1000,
    },
    keepAliveMs: read.whole('KEEP_ALIVE_SECONDS') * 1000,
    redisUrl: redisUrl(read),
    trustProxy,
    transportSecurity: transportSecurity(read, url),
    metricsToken: metricsToken(read),
    securityText: securityText(read, url),
    s3: s3(read),
    ...secretKey(read),
    smsGatewayUrl: smsGatewayUrl(read),
    speech: speech(read),
    mail: mail(read, url),
    app: {
      publicUrl: url,
      visitorUrl: isLocal ? null : url,
      socketUrl: read.url('SOCKET_URL', ['ws:', 'wss:'], 'wss://socket.example.com/socket') ?? socketOf(url),
      sitesPublic: read.toggle('SITES_PUBLIC'),
      mapsKey: read.text('GOOGLE_MAPS_KEY'),
      mapId: read.text('MAP_ID') ?? 'PROCON_MAP_ID',
      mapCentre: read.place('MAP_CENTRE', { latitude: 59.3293, longitude: 18.0686 }),
      tileUrl: tileUrl(read),
      geocoderUrl: read.url('GEOCODER_URL', WEB, 'https://geocoder.example.com/search') ?? null,
      defaultLanguage: 'se',
      readsPerMinute: read.whole('READS_PER_MINUTE'),
      writesPerMinute: read.whole('WRITES_PER_MINUTE'),
      mediaQuotaBytes: read.whole('MEDIA_QUOTA_MB') * megabyte || null,
      diskFreeBytes: read.whole('DISK_FREE_MB') * megabyte,
      statisticsKeepMonths: read.whole('STATISTICS_KEEP_MONTHS'),
      auditKeepMonths: read.whole('AUDIT_KEEP_MONTHS') || null,
      sessionIdleMs: read.whole('SESSION_IDLE_HOURS') * units.h,
      sessionLongestMs: read.whole('SESSION_DAYS') * units.d,
    },
  }
}
