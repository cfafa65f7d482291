import { resolve } from 'node:path'
import type { S3Settings } from './platform/s3-files'
import { shortestKey } from './platform/secret-key'
import { StartError } from './platform/start-error'
import type { AppSettings } from './seams'

/** Everything that the environment says about one server process. */
export type Settings = {
  port: number
  host: string
  dataDir: string
  /** A mall of invented content, with sign-ins that everybody knows. */
  demo: boolean
  /** Absent: the server runs its own PostgreSQL. */
  databaseUrl: string | undefined
  /** Over what several server processes tell each other what happened; absent: over the database. */
  redisUrl: string | undefined
  /** Whether the address of a caller is the one that a proxy wrote into X-Forwarded-For. */
  trustProxy: boolean
  /** With what passwords for other services are encrypted at rest; absent: with a key in `dataDir`. */
  secretKey: string | undefined
  secretKeyFile: string | undefined
  /** Where text messages are posted to; absent: nowhere. */
  smsGatewayUrl: string | undefined
  /** Where media lie; absent: in `dataDir`. */
  s3: S3Settings | undefined
  /** Who may read /metrics from elsewhere; absent: this machine alone. */
  metricsToken: string | undefined
  app: AppSettings
}

type Environment = Readonly<Record<string, string | undefined>>

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host)

const inUrl = (host: string) => {
  if (host === '0.0.0.0' || host === '::' || isLoopback(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const wrong = (name: string, value: string, wanted: string) =>
  new StartError(`${name} is ${JSON.stringify(value)}: set it to ${wanted}, or leave it out.`)

/** Reads one variable at a time; what is empty counts as left out. */
function reader(env: Environment) {
  const text = (name: string) => env[name]?.trim() || undefined
  return {
    text,
    toggle(name: string, fallback: boolean): boolean {
      const value = text(name)
      if (value === undefined) return fallback
      if (value !== 'on' && value !== 'off') throw wrong(name, value, 'on or off')
      return value === 'on'
    },
    whole(name: string, fallback: number, most: number): number {
      const value = text(name)
      if (value === undefined) return fallback
      const number = Number(value)
      if (!/^\d+$/.test(value) || number < 1 || number > most) throw wrong(name, value, `a number from 1 to ${most}`)
      return number
    },
    url(name: string, protocols: string[], example: string): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      // The address itself is not repeated in the sentence: it may hold a password.
      const failure = new StartError(`${name} is not such an address: set it to one like ${example}, or leave it out.`)
      if (!URL.canParse(value)) throw failure
      if (!protocols.includes(new URL(value).protocol)) throw failure
      return value
    },
    place(name: string, fallback: AppSettings['mapCentre']): AppSettings['mapCentre'] {
      const value = text(name)
      if (value === undefined) return fallback
      const [latitude = Number.NaN, longitude = Number.NaN, ...more] = value.split(',').map(Number)
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || more.length > 0) {
        throw wrong(name, value, 'latitude,longitude, like 59.3293,18.0686')
      }
      return { latitude, longitude }
    },
  }
}

const WEB = ['http:', 'https:']

const socketOf = (publicUrl: string) => `${publicUrl.replace(/^http/, 'ws')}/socket`

/** `https://KEY:SECRET@host/bucket?region=eu-north-1`: all that is needed in one setting, as of a database. */
function s3(read: ReturnType<typeof reader>): S3Settings | undefined {
  const example = 'https://KEY:SECRET@s3.eu-north-1.amazonaws.com/bucket?region=eu-north-1'
  const given = read.url('S3_URL', WEB, example)
  if (given === undefined) return undefined
  const { origin, pathname, username, password, searchParams } = new URL(given)
  const path = pathname.replace(/\/+$/, '')
  // the address itself is not repeated in the sentence: it holds a secret
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
    throw wrong('PUBLIC_URL', given, `an address without a path, like ${origin}`)
  }
  return origin
}

function secretKey(read: ReturnType<typeof reader>): Pick<Settings, 'secretKey' | 'secretKeyFile'> {
  const [secretKey, secretKeyFile] = [read.text('SECRET_KEY'), read.text('SECRET_KEY_FILE')]
  if (secretKey !== undefined && secretKeyFile !== undefined) {
    throw new StartError('SECRET_KEY and SECRET_KEY_FILE are both set: leave one of them out.')
  }
  // the key itself is not repeated in the sentence
  if (secretKey !== undefined && secretKey.length < shortestKey) {
    throw new StartError(`SECRET_KEY is too short: set it to ${shortestKey} letters at least, or leave it out.`)
  }
  return { secretKey, secretKeyFile }
}

function smsGatewayUrl(read: ReturnType<typeof reader>): string | undefined {
  const given = read.url('SMS_GATEWAY_URL', WEB, 'https://sms.example.com/send')
  if (given !== undefined && (new URL(given).username || new URL(given).password)) {
    throw new StartError('SMS_GATEWAY_URL holds a user or a password: those are set for each mall, leave them out.')
  }
  return given
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
    throw wrong('TILE_URL', given, `one like ${example}`)
  return given
}

function metricsToken(read: ReturnType<typeof reader>): string | undefined {
  const token = read.text('METRICS_TOKEN')
  // it is not repeated in the sentence: it is a secret
  if (token !== undefined && token.length < 16) {
    throw new StartError('METRICS_TOKEN is too short: set it to at least 16 letters, or leave it out.')
  }
  return token
}

/** The settings in an environment; a value that cannot be meant stops the start with a sentence that says what to set. */
export function parseSettings(env: Environment): Settings {
  const read = reader(env)
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.whole('PORT', 8080, 65_535)
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@host/database')
  const url = publicUrl(read, host, port)
  // Everybody knows the demo's passwords, so only what nobody else can reach is a demo unasked: a server on loopback may
  // still stand behind a proxy, which PUBLIC_URL tells, or be given a database that matters.
  const alone = isLoopback(host) && isLoopback(new URL(url).hostname) && databaseUrl === undefined
  return {
    host,
    port,
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    demo: read.toggle('DEMO', alone),
    databaseUrl,
    redisUrl: redisUrl(read),
    trustProxy: read.toggle('TRUST_PROXY', false),
    metricsToken: metricsToken(read),
    s3: s3(read),
    ...secretKey(read),
    smsGatewayUrl: smsGatewayUrl(read),
    app: {
      publicUrl: url,
      socketUrl: read.url('SOCKET_URL', ['ws:', 'wss:'], 'wss://socket.example.com/socket') ?? socketOf(url),
      sitesPublic: read.toggle('SITES_PUBLIC', true),
      mapsKey: read.text('GOOGLE_MAPS_KEY'),
      mapId: read.text('MAP_ID') ?? 'PROCON_MAP_ID',
      mapCentre: read.place('MAP_CENTRE', { latitude: 59.3293, longitude: 18.0686 }),
      tileUrl: tileUrl(read),
      geocoderUrl: read.url('GEOCODER_URL', WEB, 'https://geocoder.example.com/search') ?? null,
      defaultLanguage: 'se',
      statisticsKeepMonths: read.whole('STATISTICS_KEEP_MONTHS', 13, 120),
    },
  }
}
