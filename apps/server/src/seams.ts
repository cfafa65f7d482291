import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema'
import type { Log } from './platform/log'
import type { Relay } from './relay/relay'

export type Db = Kysely<Database>

export type Clock = { now(): Date }

export type Random = { bytes(length: number): Uint8Array<ArrayBuffer> }

export type Passwords = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** Where the bytes of media lie, addressed by their sha-256 in hexadecimal. */
export type Files = {
  /** Storing the same bytes again changes nothing. */
  put(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  open(sha256: string): Promise<StoredFile | undefined>
}

export type StoredFile = {
  size: number
  /** The bytes from `start` to `end`, both included; all of them without a range. */
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>
}

export type AppSettings = {
  /** The address that people and stations use, without a slash at its end. */
  publicUrl: string
  /** False hides the malls from anyone who has not signed in. */
  sitesPublic: boolean
  mapsKey?: string | undefined
  mapId: string
  mapCentre: { latitude: number; longitude: number }
  tileUrl: string | null
  geocoderUrl: string | null
  defaultLanguage: LanguageCode
}

/** Everything that the app does not do itself: what is native, or differs between a server, a test and a story. */
export type Seams = {
  db: Db
  clock: Clock
  random: Random
  files: Files
  passwords: Passwords
  relay: Relay
  log: Log
  settings: AppSettings
}
