import type { LanguageCode, Localised, Publication, StationEvent, Status } from '@kiosk-admin/api-client'
import type { ColumnType, Generated } from 'kysely'
import type { AuditChainTable, AuditKeyTable, AuditPersonalTable, AuditTable } from './audit/tables'
import type {
  SearchFoundTable,
  SearchMissedTable,
  StatisticDayTable,
  StatisticEventTable,
  StatisticHourTable,
  StatisticMenuKeyTable,
  StatisticRefDayTable,
  StatisticRefHourTable,
  StatisticSeenTable,
} from './statistics/tables'

/** The author of a change. The name is copied, so that the history stays readable after the user is deleted. */
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
  font_id: ColumnType<string | null, string | null | undefined>
  /** In bytes; null for the default of the settings. */
  media_quota: ColumnType<number | null, number | null | undefined>
  created_by: CreatedBy
  deleted_at: Generated<Date | null>
  /** Version of the set of users with access. */
  users_version: Generated<number>
  /** Author of the last change of that set; null when unknown. */
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
    /** The short fields of `data`, which lists sort and filter by. */
    list_fields: Derived<Record<string, unknown>>
  }

/** A reference from a record's data to another record; used records cannot be deleted. */
export type ReferenceTable = { mall_id: string; from_id: string; path: string; to_id: string }

/** Null for records that no user created, or created before this column existed. */
type MadeBy = { created_by: Generated<Author | null> }

export type UserGroupTable = Versioned &
  Deletable &
  MadeBy & {
    id: string
    name: string
    areas: { area: string; read: boolean; write: boolean }[]
    /** The mall that the group belongs to; null for a group of the house. */
    mall_id: Generated<string | null>
  }

export type UserAccountTable = Versioned &
  Deletable &
  MadeBy & {
    id: string
    username: string
    email: string
    password_hash: string
    /** The group of the house. */
    group_id: string | null
    status: Status
    last_sign_in_at: Date | null
  }

/** A single-use link with which a user chooses a password. */
export type PasswordLinkTable = {
  user_id: string
  /** Created by a colleague, or requested by e-mail. */
  purpose: 'invitation' | 'reset'
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: string
  expires_at: Date
}

/** A user who reaches a mall. */
export type UserMallTable = {
  user_id: string
  mall_id: string
  /** The group in this mall; null for the user's group of the house. */
  group_id: Generated<string | null>
}

export type SessionTable = {
  /** SHA-256 of the token; the token itself is not stored. */
  token_hash: string
  user_id: string
  /** The mall of sign-in; null when it is unknown. */
  mall_id: Generated<string | null>
  created_at: Date
  used_at: Date
  /** When the password was last confirmed in it. */
  confirmed_at: Date | null
  /** Records of sensitive actions without a confirmed password since `unconfirmed_since`. */
  unconfirmed: Generated<string[]>
  unconfirmed_since: Generated<Date | null>
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
    /** Place on the floor's picture. */
    position: { x: number; y: number } | null
    /** Direction in which the screen faces, in degrees. */
    bearing: number | null
    /** Languages that it reads aloud; null until it has said so. */
    voices: LanguageCode[] | null
    created_by: CreatedBy
    /** SHA-256 of its key; null while it has none. */
    key_hash: string | null
  }

/** A connector, door, walkway or amenity that is or was out of order. */
export type MapStateTable = {
  mall_id: string
  target: string
  closed: boolean
  /** When it opens again; null while that is unknown. */
  until: Date | null
  /** The version of the mall's state that the row's last change made. */
  version: number
}

/** An event of a station; only the newest are stored. */
export type StationEventTable = {
  /** In the order of writing. */
  id: Derived<string>
  station_id: string
  at: Date
  kind: StationEvent['kind']
  publication: number | null
  reason: StationEvent['reason']
  by: Author | null
  /** Id of the frame that requested it from the station. */
  frame_id: string | null
  answered_at: ColumnType<Date | null, never, Date>
}

/** The format of the first video track of a film; `null` where it is unknown. */
export type VideoFormat = { codec: string | null; profile: string | null; pixelFormat: string | null }

/** `metadata`: a track of the film has places or other data of sensors, which cannot be removed. */
export type StoredFormat = VideoFormat & { metadata: boolean }

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
    /** Of films; null for those from before it was read. */
    video: StoredFormat | null
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

/** An upload in progress; it counts towards the mall's quota. */
export type MediaUploadTable = {
  id: string
  mall_id: string
  user_id: string
  name: string
  size: number
  /** Reserved bytes: less than the size when it replaces a file. */
  room: number
  received: Generated<number>
  /** Hashes of the received parts, in order; empty for uploads by form. */
  parts: Generated<string[]>
  /** The media record created from it. */
  media_id: string | null
  expires_at: Date
}

/** A stored file, referenced by a library, the trash or a publication. */
export type StoredFileTable = {
  sha256: string
  /** Extensions under which it was stored; it is served with no other content type. */
  extensions: string[]
  /** Time of the last upload of these bytes; new files are never deleted as unused. */
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

export type PreviewLinkTable = {
  id: string
  token_hash: string
  mall_id: string
  user_id: string
  created_at: Date
  expires_at: Date
  /** The networks that opened it. */
  opened_by: Generated<string[]>
}

/** How a mall sends text messages. */
export type SmsSettingsTable = Versioned & {
  mall_id: string
  from_id: string | null
  sms_id: string | null
  /** As `Secrets` seal it; null while there is none. */
  password_sealed: string | null
}

/** A token bucket shared by several servers; `lent` is the last batch that was handed out. */
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
  map_state: MapStateTable
  media: MediaTable
  media_category: MediaCategoryTable
  media_upload: MediaUploadTable
  stored_file: StoredFileTable
  publication: PublicationTable
  published_record: PublishedRecordTable
  published_file: PublishedFileTable
  audit: AuditTable
  audit_personal: AuditPersonalTable
  audit_key: AuditKeyTable
  audit_chain: AuditChainTable
  preview_link: PreviewLinkTable
  sms_settings: SmsSettingsTable
  statistic_event: StatisticEventTable
  statistic_seen: StatisticSeenTable
  statistic_hour: StatisticHourTable
  statistic_day: StatisticDayTable
  statistic_ref_day: StatisticRefDayTable
  statistic_ref_hour: StatisticRefHourTable
  search_found: SearchFoundTable
  search_missed: SearchMissedTable
  meta: MetaTable
  password_link: PasswordLinkTable
}
