import { may } from '@kiosk-admin/api-client'
import type { OpeningHours } from '@kiosk-admin/ui/headless'
import { useInfoPage } from '../../../data/content/use-info-page'
import { usePermissions } from '../../../data/malls/use-mall'

/** The mall's opening hours; `undefined` without the permission to read them. */
export function useMallHours(): { hours: OpeningHours | undefined; loading: boolean } {
  const { data: permissions, loading } = usePermissions()
  const page = useInfoPage(permissions !== undefined && may(permissions, 'Information', 'read'))
  return { hours: page.data?.openingHours, loading: loading || page.loading }
}
