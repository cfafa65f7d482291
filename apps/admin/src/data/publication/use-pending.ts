import type { Change } from '@kiosk-admin/api-client'
import { addressOf } from '../../shared/record-address'
import { useChanges } from './use-publication'

type Located = Pick<Change, 'resource' | 'id' | 'recordType' | 'recordKind'>

/** What names the record of a change to its screen. */
export const recordNameOf = ({ resource, id, recordType, recordKind }: Located) => ({
  resource,
  id,
  type: recordType,
  kind: recordKind,
})

/** How many of these changes a screen lists. Each change belongs to the one screen of its record, so that none counts twice. */
export function countAt(changes: readonly Located[], path: string): number {
  const screen = path.toLowerCase()
  return changes.filter((change) => addressOf(recordNameOf(change))?.screen.toLowerCase() === screen).length
}

/** How much waits for Publish: in all, and on each screen. */
export function usePending() {
  const changes = useChanges().data?.changes ?? []
  return { total: changes.length, at: (path: string) => countAt(changes, path) }
}
