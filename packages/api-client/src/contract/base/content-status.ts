// The states of a draft: compared with the last publication, and on the kiosks.

import { id, languageCode, repeated, status } from './fields'
import * as z from './zod'

export const contentStatus = z.enum(['unpublished', 'changed', 'published'])
/** State of a draft compared with the last publication. */
export type ContentStatus = z.output<typeof contentStatus>

/** States of a draft on the kiosks, in their order: exceptions first. */
export const kioskStates = ['unpublished', 'changed', 'comesOff', 'notShown', 'ended', 'published'] as const
/**
 * State of a draft on the kiosks. An Active record in its period has its content status; another one either `comesOff` with
 * the next publication or is not published: `ended` after its last day, `notShown` if it is InActive.
 */
export type KioskState = (typeof kioskStates)[number]

/** Filters that every list of content has. */
export const stateFilters = {
  /** Only these records. */
  record: z.optional(repeated(id())),
  status: z.optional(repeated(status)),
  kioskState: z.optional(repeated(z.enum(kioskStates))),
  /** Records with a text that one of these languages lacks. */
  untranslated: z.optional(repeated(languageCode)),
}
