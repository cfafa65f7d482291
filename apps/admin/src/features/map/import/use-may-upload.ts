import { may } from '@kiosk-admin/api-client'
import { usePermissions } from '../../../data/malls/use-mall'

/** Whether the user may upload the picture of a floor. */
export function useMayUpload(): boolean {
  const { data } = usePermissions()
  return data !== undefined && may(data, 'MediaLibrary', 'write')
}
