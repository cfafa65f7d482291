import type { LanguageCode, Localised, Publication, StationEvent, Status } from '@kiosk-admin/api-client'
import type { ColumnType, Generated } from 'kysely'

/** Who wrote, as it was then: a name in the history stays readable after its user is gone. */
export type Author = { id: string; name: string }

/** Filled by the database itself, never written. */
type Derived<T> = ColumnType<T, never, never>

type Versioned = {
  version: Generated<number>
  created_at: Date
  updated_at: Date
  updated_by: Author
}

/** Null where it is not known any more. */
type CreatedBy = ColumnType<Author | null, Author | null | undefined>

type Deletable = { deleted_at: Date | null }

export type MallTable = Versioned & {
  id: string
  name: string
  time_zone: string
  languages: LanguageCode[]
  icon_id: string | null
  event_url: string | null
  event_category_id: string | null
  location: { latitude: number; longitude: number } | null
  brand_color: string | null
  /** In bytes; null for what the server's setting says. */
  media_quota: ColumnType<number | null, number | null | undefined>
  created_by: CreatedBy
  /** The version of the set of users who reach it. */
  users_version: Generated<number>
  /** Who changed that set last; null where it is not known. */
  users_updated_by: Generated<Author | null>
}

export type ContentTable = Versioned &
  Deletable & {
    mall_id: string
    id: string
    /** The kind's name in the contract: `offer`. */
    type: string
    /** The kind's own fields, checked by the contract on the way in. */
    data: Record<string, unknown>
    status: Derived<Status>
    created_by: Author
    /** The record's names and all of its texts, folded to be searched: a line each. */
    search_name: Derived<string>
    search_text: Derived<string>
  }

/** One id in a record's data that names another record; it keeps what is used from being deleted. */
export type ReferenceTable = { mall_id: string; from_id: string; path: string; to_id: string }

/** Null for what was made before it was kept, or by no user. */
type MadeBy = { created_by: Generated<Author | null> }

export type UserGroupTable = Versioned &
  Deletable &
  MadeBy & { id: string; name: string; areas: { area: string; read: boolean; write: boolean }[] }

export type UserAccountTable = Versioned &
  Deletable &
  MadeBy & {
    id: string
    username: string
    email: string
    password_hash: string
    group_id: string
    status: Status
    last_sign_in_at: Date | null
  }

/** With what a user chooses a password, once. */
export type PasswordLinkTable = {
  user_id: string
  /** From a colleague, or by e-mail for whoever forgot theirs. */
  purpose: 'invitation' | 'reset'
  /** SHA-256 of the token, which itself is kept nowhere. */
  token_hash: string
  expires_at: Date
}

export type UserMallTable = { user_id: string; mall_id: string }

export type SessionTable = {
  /** SHA-256 of the token, which itself is kept nowhere. */
  token_hash: string
  user_id: string
  created_at: Date
  used_at: Date
}

/** Failed sign-ins, counted by one of the keys of `sign-in.ts`. */
export type SignInTryTable = {
  key: string
  /** The username in small letters; null for the count of an address alone. */
  account: string | null
  failures: number
  last_at: Date
  /** `last_at` before the last try; null when that was the first. */
  before_at: Date | null
  blocked_until: Date
}

export type StationTable = Versioned &
  Deletable & {
    mall_id: string
    id: string
    code: string
    name: string
    latitude: number
    longitude: number
    area_id: string | null
    floor_id: string | null
    created_by: CreatedBy
    /** SHA-256 of its key; null while it has none. */
    key_hash: string | null
  }

/** What happened to a station; the newest are kept. */
export type StationEventTable = {
  /** In the order of writing. */
  id: Derived<string>
  station_id: string
  at: Date
  kind: StationEvent['kind']
  publication: number | null
  reason: StationEvent['reason']
  by: Author | null
  /** The id of the frame that asked it of the station. */
  frame_id: string | null
  answered_at: ColumnType<Date | null, never, Date>
}

export type MediaTable = Versioned &
  Deletable & {
    mall_id: string
    id: string
    kind: 'Document' | 'Image' | 'Video' | 'Font'
    name: string
    mime: string
    extension: string
    size: number
    sha256: string
    width: number | null
    height: number | null
    /** In seconds. */
    duration: number | null
    alt: Localised
    focal_point: { x: number; y: number } | null
    category_id: string | null
    thumbnail_url: string | null
    url: Derived<string>
  }

export type MediaCategoryTable = Versioned &
  Deletable & {
    mall_id: string
    id: string
    created_by: Author
    kind: MediaTable['kind']
    name: string
  }

/** Bytes that are coming, and count towards the mall's quota meanwhile. */
export type MediaUploadTable = {
  id: string
  mall_id: string
  user_id: string
  name: string
  size: number
  /** How much of the quota it holds: less than its size where it replaces a file. */
  room: number
  received: Generated<number>
  /** The hashes of what has come, in order; empty where a form brings it. */
  parts: Generated<string[]>
  /** What it has become. */
  media_id: string | null
  expires_at: Date
}

/** A file whose bytes are kept: of a library, of the trash or of a publication. */
export type StoredFileTable = {
  sha256: string
  /** Under which it was kept, so that nothing is served as what it is not. */
  extensions: string[]
  /** When someone last kept it: what is new is never taken for unused. */
  kept_at: Date
}

export type PublicationTable = {
  id: string
  mall_id: string
  number: number
  published_at: Date
  published_by: Author
  note: string | null
  counts: Publication['counts']
  rolled_back_to: number | null
}

export type SnapshotMedia = { url: string; mime: string; width: number | null; height: number | null }

/** A record in a publication, with the files that it references. */
export type PublishedRecordTable = {
  publication_id: string
  record_id: string
  type: string
  data: Record<string, unknown>
  media: Record<string, SnapshotMedia>
}

/** A file that a publication shows. */
export type PublishedFileTable = { publication_id: string; sha256: string }

export type AuditTable = {
  /** In the order of writing. */
  id: Derived<string>
  mall_id: string | null
  at: Date
  by: Author
  area: string
  action: string
  resource: string
  record_id: string
  record_name: unknown
  changes: { path: string; before: unknown; after: unknown }[]
}

export type PreviewLinkTable = {
  id: string
  token_hash: string
  mall_id: string
  user_id: string
  created_at: Date
  expires_at: Date
}

/** How a mall sends text messages. */
export type SmsSettingsTable = Versioned & {
  mall_id: string
  from_id: string | null
  sms_id: string | null
  /** As `Secrets` seal it; null while there is none. */
  password_sealed: string | null
}

export type StatisticEventTable = {
  id: string
  mall_id: string
  station_id: string
  type: number
  view: string
  ref: string | null
  at: Date
}

/** The clicks that are known, by the day on which they came. */
export type StatisticSeenTable = { id: string; received: string }

/** Clicks of one hour, in the mall's own time. */
export type StatisticHourTable = {
  mall_id: string
  day: string
  hour: number
  station_id: string
  type: number
  view: string
  count: number
}
export type StatisticDayTable = Omit<StatisticHourTable, 'hour'>
/** The same for what was clicked on. */
export type StatisticRefHourTable = StatisticHourTable & { ref: string }
export type StatisticRefDayTable = Omit<StatisticRefHourTable, 'hour'>

/** The keys of a mall's menus that are counted by themselves. */
export type StatisticMenuKeyTable = { mall_id: string; key: string }

/** A token bucket that several servers share; `lent` is what was given out last. */
export type RateBucketTable = { key: string; level: number; lent: number; filled_at: Date }

export type MetaTable = { key: string; value: unknown }

export type Database = {
  mall: MallTable
  content: ContentTable
  reference: ReferenceTable
  user_group: UserGroupTable
  user_account: UserAccountTable
  user_mall: UserMallTable
  session: SessionTable
  rate_bucket: RateBucketTable
  statistic_menu_key: StatisticMenuKeyTable
  sign_in_try: SignInTryTable
  station: StationTable
  station_event: StationEventTable
  media: MediaTable
  media_category: MediaCategoryTable
  media_upload: MediaUploadTable
  stored_file: StoredFileTable
  publication: PublicationTable
  published_record: PublishedRecordTable
  published_file: PublishedFileTable
  audit: AuditTable
  preview_link: PreviewLinkTable
  sms_settings: SmsSettingsTable
  statistic_event: StatisticEventTable
  statistic_seen: StatisticSeenTable
  statistic_hour: StatisticHourTable
  statistic_day: StatisticDayTable
  statistic_ref_day: StatisticRefDayTable
  statistic_ref_hour: StatisticRefHourTable
  meta: MetaTable
  password_link: PasswordLinkTable
}
