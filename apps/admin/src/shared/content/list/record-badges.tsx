import { StatusBadge } from '@kiosk-admin/ui'
import type { Stored } from '../../../data/cache/kind'
import { useContentState } from '../use-content-state'

/** Status badge of a stored record, with its kiosk state if that is an exception. */
export function RecordBadges({ record }: { record: Stored }) {
  const state = useContentState(record)
  return (
    <>
      <StatusBadge status={record.status} />
      {state && state.contentStatus !== 'published' && record.status === 'Active' && (
        <StatusBadge status={state.contentStatus} />
      )}
    </>
  )
}
