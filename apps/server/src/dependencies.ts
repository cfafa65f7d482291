// Interfaces of the services that the app depends on.

import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Building } from '@kiosk-admin/wayfinding'
import type { Graph } from '@kiosk-admin/wayfinding/ways'
import type { Kysely } from 'kysely'
import type { Database, VideoFormat } from './db/schema'
import type { SetTimer } from './limits/concurrency-limiter'
import type { RateLimits, RateSettings } from './limits/rate-limits'
import type { Log } from './platform/log'
import type { Mailer } from './platform/services/mailer'
import type { SmsGateway } from './platform/services/sms-gateway'
import type { Speech } from './platform/services/speech'
import type { Random } from './random'
import type { Relay } from './relay/relay'
import type { ReachAnswer, ReachQuestion } from './rules/reach'
import type { Secrets } from './secrets'

export type Db = Kysely<Database>

export type Clock = { now(): Date }

export type Passwords = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** Storage of media files, addressed by their SHA-256 in hexadecimal. */
export type Files = {
  /** Idempotent for the same bytes. */
  put(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  open(sha256: string): Promise<StoredFile | undefined>
  /** Creates a file in temporary storage. */
  begin(): Promise<NewFile>
  /** Does nothing when the file does not exist. */
  remove(sha256: string): Promise<void>
  /** Free bytes on the disk that receives uploads; absent where it is unknown. */
  free?(): Promise<number>
}

/** Call `write`, then `finish`, then the other methods. `drop` can be called at any time, also after `keep`. */
export type NewFile = {
  write(bytes: Uint8Array): Promise<void>
  finish(): Promise<{ sha256: string; size: number }>
  /** The bytes from `start` to `end` (exclusive); fewer at the end of the file. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
  /** Moves the file to permanent storage, as `put` does. */
  keep(): Promise<void>
  /** Deletes the temporary file. */
  drop(): Promise<void>
  /** The path for native code, if the bytes are in a local file. */
  path?: string
}

/** Size and thumbnail of a picture. `bomb` has too many pixels, `heavy` takes too long or too much memory, `broken` cannot be decoded. */
export type PictureInfo =
  | { width: number; height: number; thumbnail: Uint8Array<ArrayBuffer> | null }
  | 'bomb'
  | 'heavy'
  | 'broken'

/** A stored extension, and the account whose files queue behind each other. */
export type Inspected = { extension: string; owner: string }

/** Inspects pictures; rejects those that cost too much before decoding. */
export type Pictures = { inspect(file: NewFile, inspected: Inspected): Promise<PictureInfo> }

export type FilmInfo = { width: number | null; height: number | null; duration: number | null; video: VideoFormat }

export type FilmSource = Pick<NewFile, 'read' | 'path'> & { size: number }

/** Reads what films hold; all is `null` for what is no film. */
export type Films = { inspect(film: FilmSource, owner: string): Promise<FilmInfo> }

/** A file of a streamed form. Read its bytes to the end before the next file. */
export type FormFile = { field: string; name: string; bytes: AsyncIterable<Uint8Array> }

/** Iterates over the files of a multipart form; throws when it is invalid or cut off. */
export type ReadForm = (request: Request) => AsyncIterable<FormFile>

export type StoredFile = {
  size: number
  /** The bytes from `start` to `end` (inclusive), or all without a range. */
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>
}

/** A compression for `Content-Encoding`. */
export type Packer = {
  encoding: 'br' | 'gzip'
  pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

export type AppSettings = RateSettings & {
  /** The public origin, without a trailing slash. */
  publicUrl: string
  /** The public origin if visitors' phones can open it; `null` if only this machine can. */
  visitorUrl: string | null
  /** The URL of the WebSocket. */
  socketUrl: string
  /** False hides the list of malls from anonymous callers. */
  sitesPublic: boolean
  mapsKey?: string | undefined
  mapId: string
  mapCentre: { latitude: number; longitude: number }
  tileUrl: string | null
  geocoderUrl: string | null
  defaultLanguage: LanguageCode
  /** The default media quota of a mall; `null` for no limit. */
  mediaQuotaBytes: number | null
  /** The disk space that uploads leave free. */
  diskFreeBytes: number
  /** How long a session lasts without a call, and in all. */
  sessionIdleMs: number
  sessionLongestMs: number
  /** Number of months for which the audit is kept; `null` forever. */
  auditKeepMonths: number | null
  /** Number of past months for which single clicks are stored; totals are stored forever. */
  statisticsKeepMonths: number
}

/**
 * Checks whether a website allows framing. Returns its URL after redirects, or `null` when it forbids framing, does not
 * answer or is not public.
 */
export type FrameCheck = (address: string) => Promise<string | null>

/** Makes the graph of a building, which takes up to seconds. */
export type MakeGraph = (building: Building) => Promise<Graph>

/** Finds what visitors of a building do not find to. */
export type FindReach = (question: ReachQuestion) => Promise<ReachAnswer>

export type Metrics = {
  /** Called after each request. `call` is the name of the call in the contract; other paths have none. */
  called(answered: { call: string | undefined; status: number; seconds: number }): void
  /** Called for each exception that a page reports. */
  pageFailed(app: 'admin' | 'kiosk'): void
}

/** External services of the app, which differ between server, tests and stories. */
export type Dependencies = {
  db: Db
  clock: Clock
  random: Random
  files: Files
  pictures: Pictures
  films: Films
  readForm: ReadForm
  passwords: Passwords
  /** In order of preference. */
  packers: readonly Packer[]
  secrets: Secrets
  /** Absent when text messages are disabled. */
  smsGateway?: SmsGateway | undefined
  /** Absent when e-mail is disabled. */
  mailer?: Mailer | undefined
  /** Absent when only the stations' own voices read aloud. */
  speech?: Speech | undefined
  findReach: FindReach
  makeGraph: MakeGraph
  /** Absent when websites are not framed. */
  frameCheck?: FrameCheck | undefined
  relay: Relay
  rateLimits: RateLimits
  setTimer: SetTimer
  log: Log
  /** Absent when metrics are disabled. */
  metrics?: Metrics | undefined
  settings: AppSettings
}
