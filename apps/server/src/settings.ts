import { resolve } from 'node:path'
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
  /** Whether the address of a caller is the one that a proxy wrote into X-Forwarded-For. */
  trustProxy: boolean
  app: AppSettings
}

type Environment = Readonly<Record<string, string | undefined>>

/** Planned, and refused until they do something: a setting that is silently ignored is worse than none. */
const NOT_YET = {
  REDIS_URL: 'events between servers travel through PostgreSQL',
  S3_URL: 'media are kept in DATA_DIR',
  SMS_GATEWAY_URL: 'no text messages are sent',
  STATISTICS_KEEP_MONTHS: 'no statistics are kept',
  METRICS_TOKEN: 'there are no metrics',
  SOCKET_URL: 'the socket is at /socket of PUBLIC_URL',
  SECRET_KEY: 'nothing is signed',
  SECRET_KEY_FILE: 'nothing is signed',
}

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
    port(name: string, fallback: number): number {
      const value = text(name)
      if (value === undefined) return fallback
      const port = Number(value)
      if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw wrong(name, value, 'a number from 1 to 65535')
      return port
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

function publicUrl(read: ReturnType<typeof reader>, host: string, port: number): string {
  const given = read.url('PUBLIC_URL', WEB, 'https://kiosk.example.com')
  if (given === undefined) return `http://${inUrl(host)}:${port}`
  const { origin, pathname, search, hash } = new URL(given)
  if (pathname !== '/' || search || hash) {
    throw wrong('PUBLIC_URL', given, `an address without a path, like ${origin}`)
  }
  return origin
}

function tileUrl(read: ReturnType<typeof reader>): string | null {
  const example = 'https://tile.example.com/{z}/{x}/{y}.png'
  const given = read.url('TILE_URL', WEB, example)
  if (given === undefined) return null
  if (!['{z}', '{x}', '{y}'].every((part) => given.includes(part)))
    throw wrong('TILE_URL', given, `one like ${example}`)
  return given
}

/** The settings in an environment; a value that cannot be meant stops the start with a sentence that says what to set. */
export function parseSettings(env: Environment): Settings {
  const read = reader(env)
  for (const [name, instead] of Object.entries(NOT_YET)) {
    if (read.text(name))
      throw new StartError(`${name} is set, but this version does not have it yet (${instead}): leave it out.`)
  }
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.port('PORT', 8080)
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
    trustProxy: read.toggle('TRUST_PROXY', false),
    app: {
      publicUrl: url,
      sitesPublic: read.toggle('SITES_PUBLIC', true),
      mapsKey: read.text('GOOGLE_MAPS_KEY'),
      mapId: read.text('MAP_ID') ?? 'PROCON_MAP_ID',
      mapCentre: read.place('MAP_CENTRE', { latitude: 59.3293, longitude: 18.0686 }),
      tileUrl: tileUrl(read),
      geocoderUrl: read.url('GEOCODER_URL', WEB, 'https://geocoder.example.com/search') ?? null,
      defaultLanguage: 'se',
    },
  }
}
