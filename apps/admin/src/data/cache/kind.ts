import type {
  Answer,
  ContentStatus,
  ContentType,
  LanguageCode,
  Localised,
  Status,
  Visibility,
} from '@kiosk-admin/api-client'

/** The fields that records of every kind have, for generic code. */
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

export type StoredOf<T extends ContentType> = Answer<T['calls']['get']> & Stored
export type RowOf<T extends ContentType> = Answer<T['calls']['list']>[number] &
  Stored & {
    contentStatus: ContentStatus
    visibility: Visibility
    /** The languages of texts that the list leaves out, by field. */
    writtenIn?: { [field: string]: LanguageCode[] } | undefined
  }
