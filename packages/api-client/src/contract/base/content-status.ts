// The states of a draft: compared with the last publication, and for visitors.

import { id, instant, languageCode, repeated, status } from './fields'
import * as z from './zod'

export const contentStatus = z.enum(['unpublished', 'changed', 'published'])
/** State of a draft compared with the last publication. */
export type ContentStatus = z.output<typeof contentStatus>

/** Whether visitors see a record, and if not, the first reason that applies. */
export const visibilities = ['shown', 'draft', 'inactive', 'upcoming', 'ended', 'never', 'owner', 'stations'] as const
/**
 * Whether visitors see a record: it is `shown`, or not because it
 * - is a `draft`: not in the last publication,
 * - is `inactive`: not in the last publication and InActive,
 * - is `upcoming`: its first day, or the next time of a slideshow, has not come,
 * - has `ended`: its last day or time is over,
 * - is `never` shown: none of its weekdays lies between its dates,
 * - belongs to an `owner` that is not published, as an offer to its shop,
 * - is for other `stations`.
 */
export type VisibilityState = (typeof visibilities)[number]

export const visibilityState = z.enum(visibilities)

/** Whether visitors see a record. */
export const visibility = z.object({
  state: visibilityState,
  /** The instant from which they see an `upcoming` record. */
  from: z.optional(instant()),
  /** The instant until which they see a `shown` record, if it has an end. */
  until: z.optional(instant()),
})
/** Whether visitors see a record, and when that changes by itself. */
export type Visibility = { state: VisibilityState; from?: string | undefined; until?: string | undefined }

/** Filters that every list of content has. */
export const stateFilters = {
  /** Only these records. */
  record: z.optional(repeated(id())),
  status: z.optional(repeated(status)),
  contentStatus: z.optional(repeated(contentStatus)),
  visibility: z.optional(repeated(visibilityState)),
  /** Records with a text that one of these languages lacks. */
  untranslated: z.optional(repeated(languageCode)),
}
