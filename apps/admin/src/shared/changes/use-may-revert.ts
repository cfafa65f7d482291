import { type Change, may } from '@kiosk-admin/api-client'
import { usePermissions } from '../../data/malls/use-mall'

/** Returns whether the user may set the record of a change back to what is published, and whether that changes it. */
export function useMayRevert(): (change: Change) => boolean {
  const { data: permissions } = usePermissions()
  return ({ area, draftVersion }) =>
    permissions !== undefined && draftVersion !== undefined && may(permissions, area ?? 'Mall', 'write')
}
