// The state of a record on the kiosks: published, changed, ended …

import type { ContentStatus, KioskState, Status } from '@kiosk-admin/api-client'

export type KioskStateInput = {
  status: Status
  /** Compared with the last publication, computed by the server. */
  contentStatus: ContentStatus
  /** `YYYY-MM-DD`, the last day on the kiosks; null if unlimited. */
  lastDay?: string | null | undefined
  /** Current date in the mall's time zone. */
  today?: string
}

const hasEnded = ({ lastDay, today = '' }: KioskStateInput) => typeof lastDay === 'string' && lastDay < today

/** Computes the state that badges, filters, sorting, export and previews show. */
export function kioskState(input: KioskStateInput): KioskState {
  const { status, contentStatus } = input
  if (status === 'Active' && !hasEnded(input)) return contentStatus
  // it stays on the kiosks until the next publication
  if (contentStatus !== 'unpublished') return 'comesOff'
  return status === 'Active' ? 'ended' : 'notShown'
}

/** Returns whether visitors see a version of the record today. */
export const isOnKiosks = (input: KioskStateInput): boolean => input.contentStatus !== 'unpublished' && !hasEnded(input)

/** Returns the last day of a record, from the dotted path that its content type names. */
export function lastDayOf(path: string | undefined, record: object): string | null {
  if (path === undefined) return null
  let value: unknown = record
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return typeof value === 'string' ? value : null
}
