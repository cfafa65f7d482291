export type ChangeKind = 'added' | 'changed' | 'removed'

/** A record that differs between the draft and the last publication. */
export interface ContentChange {
  id: string
  kind: ChangeKind
  name: string
  /** Type of the record: Event, Shop. */
  type: string
  /** Names of the changed fields. */
  fields?: readonly string[]
  /** The changed fields with their values, shown on request. */
  values?: readonly FieldChange[]
  /** Why a removed record is left out: Deleted, Ended. */
  reason?: string | undefined
  /** Names of those who changed it, the last one first. */
  authors?: readonly string[]
  /** Time of the last change. */
  at?: Date | undefined
  /** Whether it can be set back to what is published. @default false */
  revertible?: boolean
}

/** A changed field, with its values as text. */
export interface FieldChange {
  /** Identifies the field in its record. */
  path: string
  name: string
  before: string
  after: string
}

/** Changes of one author that the user may not see, and that are published all the same. */
export interface HiddenChanges {
  /** Name of the area. */
  area: string
  by?: string | undefined
  count: number
}

export const countHidden = (hidden: readonly HiddenChanges[] = []): number =>
  hidden.reduce((sum, { count }) => sum + count, 0)

const KINDS: readonly ChangeKind[] = ['added', 'changed', 'removed']

export function countChanges(changes: readonly ContentChange[]): Record<ChangeKind, number> {
  const counts = { added: 0, changed: 0, removed: 0 }
  for (const { kind } of changes) counts[kind] += 1
  return counts
}

/** Sorts changes: added, changed, removed; stable within a kind. */
export function sortChanges(changes: readonly ContentChange[]): ContentChange[] {
  return KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind))
}

/** "Shop: opening hours, picture", "Offer: ended" */
export function describeChange({ type, kind, reason, fields = [] }: ContentChange): string {
  const details = [...(reason ? [reason] : []), ...(kind === 'added' ? [] : fields)]
  return details.length > 0 ? `${type}: ${details.join(', ')}` : type
}
