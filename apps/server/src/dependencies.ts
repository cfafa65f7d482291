import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema'
import type { SetTimer } from './limits/concurrency-limiter'
import type { RateLimits, RateSettings } from './limits/rate-limits'
import type { Log } from './platform/log'
import type { Mailer } from './platform/mailer'
import type { SmsGateway } from './platform/sms-gateway'
import type { Random } from './random'
import type { Relay } from './relay/relay'
import type { Secrets } from './secrets'

export type Db = Kysely<Database>

export type Clock = { now(): Date }

export type Passwords = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** Where the bytes of media lie, addressed by their sha-256 in hexadecimal. */
export type Files = {
  /** Storing the same bytes again changes nothing. */
  put(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  open(sha256: string): Promise<StoredFile | undefined>
  /** A new file, whose bytes come piece by piece and lie aside until it is kept. */
  begin(): Promise<NewFile>
  /** What is not there is gone already. */
  remove(sha256: string): Promise<void>
  /** How many bytes the disk has left where files come in; absent where nobody can say. */
  free?(): Promise<number>
}

/** `write` and then `finish`, and after that the rest; `drop` at any time, also after `keep`. */
export type NewFile = {
  write(bytes: Uint8Array): Promise<void>
  finish(): Promise<{ sha256: string; size: number }>
  /** The bytes from `start` up to `end`, which is not included; fewer at the file's end. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
  /** Stores it for good, as `put` does. */
  keep(): Promise<void>
  /** Leaves nothing of it behind but what was kept. */
  drop(): Promise<void>
  /** Where native code finds its bytes, if they lie in a file of this machine. */
  path?: string
}

/** How a picture looks at a glance, or why nobody can say: `bomb` has more pixels than are decoded. */
export type Look = { width: number; height: number; thumbnail: Uint8Array<ArrayBuffer> | null } | 'bomb' | 'broken'

/** Decodes pictures; a bomb is told before it is decoded. `extension` is the one that a file is stored under. */
export type Pictures = { look(file: NewFile, extension: string): Promise<Look> }

/** One file of a form as it arrives: read it to its end before asking for the next. */
export type FormFile = { field: string; name: string; bytes: AsyncIterable<Uint8Array> }

/** The files of a multipart form, in their order; throws when it is none or is cut off. */
export type ReadForm = (request: Request) => AsyncIterable<FormFile>

export type StoredFile = {
  size: number
  /** The bytes from `start` to `end`, both included; all of them without a range. */
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>
}

/** One way to make bytes smaller that callers may take. */
export type Packer = {
  encoding: 'br' | 'gzip'
  pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

export type AppSettings = RateSettings & {
  /** The address that people and stations use, without a slash at its end. */
  publicUrl: string
  /** Where the socket is. */
  socketUrl: string
  /** False hides the malls from anyone who has not signed in. */
  sitesPublic: boolean
  mapsKey?: string | undefined
  mapId: string
  mapCentre: { latitude: number; longitude: number }
  tileUrl: string | null
  geocoderUrl: string | null
  defaultLanguage: LanguageCode
  /** How much the files of a mall may take up, unless the mall has its own; `null` for as much as there is. */
  mediaQuotaBytes: number | null
  /** What uploads leave free on the disk where they come in. */
  diskFreeBytes: number
  /** For how many months before this one the clicks of stations are kept; what was counted stays. */
  statisticsKeepMonths: number
}

/**
 * Finds out whether a website lets other pages frame it: the address that it is found at, after its own redirects, or
 * `null` where it refuses, does not answer or is none of the public web.
 */
export type FrameCheck = (address: string) => Promise<string | null>

/** Told of every request once it is answered. `call` is its name in the contract; other addresses have none. */
export type Metrics = { called(answered: { call: string | undefined; status: number; seconds: number }): void }

/** Everything that the app does not do itself: what is native, or differs between a server, a test and a story. */
export type Dependencies = {
  db: Db
  clock: Clock
  random: Random
  files: Files
  pictures: Pictures
  readForm: ReadForm
  passwords: Passwords
  /** The best first. */
  packers: readonly Packer[]
  secrets: Secrets
  /** Absent: no text messages are sent. */
  smsGateway?: SmsGateway | undefined
  /** Absent: no e-mail is sent. */
  mailer?: Mailer | undefined
  /** Absent: no website is framed. */
  frameCheck?: FrameCheck | undefined
  relay: Relay
  rateLimits: RateLimits
  setTimer: SetTimer
  log: Log
  /** Absent: nobody counts. */
  metrics?: Metrics | undefined
  settings: AppSettings
}
