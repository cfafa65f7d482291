import { StatusBadge } from '@kiosk-admin/ui'
import type { Stored } from '../../../data/cache/kind'
import { useKioskState } from '../use-kiosk-state'

/** The status of a stored record, and where it stands on the kiosks when that is not as it should be. */
export function RecordBadges({ record }: { record: Stored }) {
  const state = useKioskState(record)
  return (
    <>
      <StatusBadge status={record.status} />
      {state && state !== 'published' && <StatusBadge status={state} />}
    </>
  )
}
