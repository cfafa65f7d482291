import { StatusBadge } from '@kiosk-admin/ui'
import type { Stored } from '../../../data/cache/kind'
import { useKioskState } from '../use-kiosk-state'

/** Status badge of a stored record, with its kiosk state if that is an exception. */
export function RecordBadges({ record }: { record: Stored }) {
  const state = useKioskState(record)
  return (
    <>
      <StatusBadge status={record.status} />
      {state && state !== 'published' && <StatusBadge status={state} />}
    </>
  )
}
