import type { Change } from '@kiosk-admin/api-client'
import { addressOf } from '../../shared/routing/record-address'
import { useChanges } from './use-publication'

type Located = Pick<Change, 'resource' | 'id' | 'recordType' | 'recordKind'>

/** Identifies the record of a change towards its screen. */
export const recordNameOf = ({ resource, id, recordType, recordKind }: Located) => ({
  resource,
  id,
  type: recordType,
  kind: recordKind,
})

/** The number of changes that a screen lists. Each change belongs to one screen, so none counts twice. */
export function countAt(changes: readonly Located[], path: string): number {
  const screen = path.toLowerCase()
  return changes.filter((change) => addressOf(recordNameOf(change))?.screen.toLowerCase() === screen).length
}

/** The number of unpublished changes: in total, and by screen. */
export function usePending() {
  const changes = useChanges().data?.changes ?? []
  return { total: changes.length, countAt: (path: string) => countAt(changes, path) }
}
