import type { FoundKind } from '@kiosk-admin/api-client/kiosk'

/** A visitor's search: the record that was chosen, or the text that found nothing. */
export type Search = { found: { kind: FoundKind; id: string } } | { text: string }

/** A search with the ids that the station gives it: the server counts each id once, and a text once a visit. */
export type SearchEvent = Search & {
  id: string
  visit: string
  /** ISO 8601 in UTC, by the station's clock. */
  at: string
}

/** Whether a search may leave the station: a text that is long, or has a digit or an @, may be personal. */
export const mayBeSent = (search: Search): boolean => !('text' in search) || /^[^\p{Nd}@]{1,60}$/u.test(search.text)
