import type { RecordOf } from '@kiosk-admin/api-client'

/** The groups of a user: the one for all malls, and those of single malls. */
export function groupIdsOf({ groupId, mallGroups = [] }: RecordOf<'user'>): string[] {
  const ids = mallGroups.map((one) => one.groupId)
  return [...new Set(groupId === null ? ids : [groupId, ...ids])]
}
