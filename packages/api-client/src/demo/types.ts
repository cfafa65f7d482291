import type { Area } from '../contract/base/areas'
import type { LanguageCode, MediaKind } from '../contract/base/fields'
import type * as contentTypes from '../contract/content-types'
import type { BodyOf } from '../contract/index'
import type * as singleRecords from '../contract/single-records'

/** The editable fields of a record, with its id. */
export type DemoRecord<K extends keyof typeof contentTypes> = BodyOf<K> & { id: string }

type RecordsByKind = { [K in keyof typeof contentTypes]: DemoRecord<K>[] }

/** The kinds with records in both malls. */
type DemoKind = 'category' | 'event' | 'floor' | 'garage' | 'item' | 'offer' | 'place' | 'service' | 'slideshow'

/** Records by kind; they reference each other and the `pictures` of their mall by id. */
export type DemoRecords = Pick<RecordsByKind, DemoKind> & Partial<RecordsByKind>

/** Single records by kind; missing ones have never been saved. */
export type DemoSingles = { [K in keyof typeof singleRecords]?: BodyOf<K> }

export type DemoStation = {
  id: string
  code: string
  name: string
  latitude: number
  longitude: number
  areaId: string | null
  /** One of `records.floor`. @default null */
  floorId?: string
  /** Place on the floor's picture. @default null */
  position?: { x: number; y: number }
  /** Direction in which the screen faces, on the floor's picture. @default null */
  bearing?: number
}

/** A file for the mall's media: `name` is its file name, `svg` its text, `categoryId` one of `mediaCategories`. */
export type DemoPicture = {
  id: string
  name: string
  svg: string
  width: number
  height: number
  categoryId?: string
}

export type DemoMediaCategory = { id: string; kind: MediaKind; name: string }

export type DemoMall = {
  id: string
  name: string
  timeZone: string
  languages: LanguageCode[]
  /** One of `pictures`. */
  iconId: string | null
  eventUrl: string | null
  /** One of `records.category`. */
  eventCategoryId: string | null
  location: { latitude: number; longitude: number } | null
  brandColor: string | null
  records: DemoRecords
  singles?: DemoSingles
  stations: DemoStation[]
  /** How it sends text messages, without a password. @default not set */
  sms?: { fromId: string; smsId: string }
  mediaCategories?: DemoMediaCategory[]
  pictures: DemoPicture[]
}

/** Areas that a group has no right in are left out. */
export type DemoGroup = { id: string; name: string; areas: { area: Area; read: boolean; write: boolean }[] }

/** Everyone signs in with `demoPassword`. */
export type DemoUser = { id: string; username: string; email: string; groupId: string; mallIds: string[] }

export type DemoData = { malls: DemoMall[]; groups: DemoGroup[]; users: DemoUser[] }
