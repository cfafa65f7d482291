import { may, mayPreview, mayPublish, type Permissions } from '@kiosk-admin/api-client'
import type { ClientMessage } from '@kiosk-admin/kiosk-client'
import type { SocketCaller } from './relay'

export type StaffCaller = Extract<SocketCaller, { kind: 'staff' }>

/** Whether staff may ask this of a station. What only a station says, staff may never say. */
export function maySend({ areas }: StaffCaller, type: ClientMessage['type']): boolean {
  switch (type) {
    case 'sync':
      return mayPublish(areas)
    case 'reload':
    case 'restart':
      return may(areas, 'Mall', 'write')
    case 'ping':
      return may(areas, 'Mall', 'read')
    default:
      return false
  }
}

/** Whoever works on what is published sees where it arrives. */
export const mayHearPresence = ({ areas }: StaffCaller): boolean => may(areas, 'Mall', 'read') || mayPreview(areas)

/** Whether a check of the credential found less than before: a mall, or a right in an area. */
export const hasLost = (before: StaffCaller, now: StaffCaller): boolean =>
  before.mallIds.some((mallId) => !now.mallIds.includes(mallId)) ||
  (Object.keys(before.areas) as (keyof Permissions)[]).some((area) =>
    (['read', 'write'] as const).some((verb) => may(before.areas, area, verb) && !may(now.areas, area, verb)),
  )
