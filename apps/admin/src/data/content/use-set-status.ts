import type { ContentType, Status } from '@kiosk-admin/api-client'
import type { RowSource } from '@kiosk-admin/ui/table'
import type { RowOf } from '../cache/kind'
import type { Source } from '../cache/source'
import { useOptimistic } from '../cache/use-optimistic'

/** Sets records Active or InActive. Returns the stored records. */
export function useSetStatus<T extends ContentType>(type: T, source?: Source, shown?: RowSource<RowOf<ContentType>>) {
  const { api, mallId, optimistic, settle, stored } = useOptimistic(type, source, shown)
  return async (ids: string[], status: Status) => {
    const updated = await optimistic(
      (rows) => rows.map((row) => (ids.includes(row.id) ? { ...row, status } : row)),
      () => api.call(type.calls.status, { query: { mallId }, body: { ids, status } }),
    )
    await settle(ids)
    return stored(updated)
  }
}
