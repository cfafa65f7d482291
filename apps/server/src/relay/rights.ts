import { may, mayPreview, mayPublish, type Permissions } from '@kiosk-admin/api-client'
import type { ClientMessage } from '@kiosk-admin/kiosk-client'
import { includes } from '../db/people/rights'
import type { SocketCaller } from './relay'

export type StaffCaller = Extract<SocketCaller, { kind: 'staff' }>

/** Whether these permissions in a mall allow a message to its stations. Messages of stations are never allowed. */
export function maySend(permissions: Permissions, type: ClientMessage['type']): boolean {
  switch (type) {
    case 'sync':
      return mayPublish(permissions)
    case 'reload':
    case 'restart':
      return may(permissions, 'Mall', 'write')
    case 'ping':
      return may(permissions, 'Mall', 'read')
    default:
      return false
  }
}

/** Whether staff may see the presence of a mall's stations: those who manage the mall or its publications. */
export function maySeePresence({ malls }: StaffCaller, mallId: string): boolean {
  const permissions = malls.get(mallId)
  return permissions !== undefined && (may(permissions, 'Mall', 'read') || mayPreview(permissions))
}

/** Whether `now` lacks a mall or a permission of `before`. */
export const hasLostPermission = (before: StaffCaller, now: StaffCaller): boolean =>
  [...before.malls].some(([mallId, permissions]) => {
    const left = now.malls.get(mallId)
    return left === undefined || !includes(left, permissions)
  })
