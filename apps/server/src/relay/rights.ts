import { may, mayPreview, mayPublish, type Permissions } from '@kiosk-admin/api-client'
import type { ClientMessage } from '@kiosk-admin/kiosk-client'
import type { SocketCaller } from './relay'

export type StaffCaller = Extract<SocketCaller, { kind: 'staff' }>

/** Whether staff may send this message to a station. Messages of stations are never allowed. */
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

/** Whether staff may see the presence of stations; granted by managing the mall or its publications. */
export const maySeePresence = ({ areas }: StaffCaller): boolean => may(areas, 'Mall', 'read') || mayPreview(areas)

/** Whether `now` lacks a mall or a permission of `before`. */
export const hasLostPermission = (before: StaffCaller, now: StaffCaller): boolean =>
  before.mallIds.some((mallId) => !now.mallIds.includes(mallId)) ||
  (Object.keys(before.areas) as (keyof Permissions)[]).some((area) =>
    (['read', 'write'] as const).some((verb) => may(before.areas, area, verb) && !may(now.areas, area, verb)),
  )
