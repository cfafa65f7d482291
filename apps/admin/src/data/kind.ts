import type {
  ContentStatus,
  ContentType,
  LanguageCode,
  ListedOf,
  Localised,
  RecordOf,
  Status,
} from '@kiosk-admin/api-client'

/** What every record has, whatever its kind. Inside a generic kind the compiler cannot see it, so it is said here. */
export type Stored = {
  id: string
  mallId: string
  version: number
  name: Localised
  status: Status
  createdAt: string
  updatedAt: string
  updatedBy: { id: string; name: string }
}

export type StoredOf<T extends ContentType> = RecordOf<T> & Stored
export type RowOf<T extends ContentType> = ListedOf<T> &
  Stored & {
    contentStatus: ContentStatus
    /** Of the texts that the list leaves out, by field: the languages that they are written in. */
    writtenIn?: { [field: string]: LanguageCode[] } | undefined
  }
