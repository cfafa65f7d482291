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

/** The number of changes on each screen, cached by list of changes: a list may have thousands, and every menu entry asks. */
const counted = new WeakMap<readonly Located[], ReadonlyMap<string, number>>()

function countByScreen(changes: readonly Located[]): ReadonlyMap<string, number> {
  const known = counted.get(changes)
  if (known) return known
  const counts = new Map<string, number>()
  for (const change of changes) {
    const screen = addressOf(recordNameOf(change))?.screen.toLowerCase()
    if (screen) counts.set(screen, (counts.get(screen) ?? 0) + 1)
  }
  counted.set(changes, counts)
  return counts
}

/** The number of changes that a screen lists. Each change belongs to one screen, so none counts twice. */
export const countAt = (changes: readonly Located[], path: string): number =>
  countByScreen(changes).get(path.toLowerCase()) ?? 0

/** The number of changes, with those in areas that the user may not read. */
export const countAll = ({ changes, hidden }: { changes: readonly unknown[]; hidden: readonly { count: number }[] }) =>
  hidden.reduce((sum, { count }) => sum + count, changes.length)

/** The number of unpublished changes: in total, and by screen. */
export function usePending() {
  const { data } = useChanges()
  const changes = data?.changes ?? []
  return { total: data ? countAll(data) : 0, countAt: (path: string) => countAt(changes, path) }
}
