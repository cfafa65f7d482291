import type { ContentStatus, Status } from '@kiosk-admin/api-client'

/** In the order that lists sort them: first what is not as it should be. */
export const kioskStates = ['unpublished', 'changed', 'comesOff', 'notShown', 'ended', 'published'] as const

/** Where a record stands on the kiosks, as staff read it. */
export type KioskState = (typeof kioskStates)[number]

export type KioskStateInput = {
  status: Status
  /** Against the last publication, as the server says it. */
  contentStatus: ContentStatus
  /** `YYYY-MM-DD`, after which it is published no more; null where there is none. */
  lastDay?: string | null | undefined
  /** The mall's calendar day. */
  today?: string
}

const hasEnded = ({ lastDay, today = '' }: KioskStateInput) => typeof lastDay === 'string' && lastDay < today

/** The one function behind every badge, filter, sort order, export and preview that says whether visitors see a record. */
export function kioskState(input: KioskStateInput): KioskState {
  const { status, contentStatus } = input
  if (status === 'Active' && !hasEnded(input)) return contentStatus
  // what the next publication leaves out is on the kiosks until then
  if (contentStatus !== 'unpublished') return 'comesOff'
  return status === 'Active' ? 'ended' : 'notShown'
}

/** Whether visitors can see some version of the record today. */
export const isOnKiosks = (input: KioskStateInput): boolean => input.contentStatus !== 'unpublished' && !hasEnded(input)

/** The last day of a record, by the dotted path that its kind names. */
export function lastDayOf(path: string | undefined, record: object): string | null {
  if (path === undefined) return null
  let value: unknown = record
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return typeof value === 'string' ? value : null
}
