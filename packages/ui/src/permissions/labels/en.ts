import { plural } from '../../internal/plural'

export const en = {
  area: 'Area',
  all: 'All areas',
  /** Names of a group's checkboxes. */
  group: (group: string) => `All of ${group}`,
  columns: { read: 'Read', write: 'Write', both: 'Both' },
  none: 'There are no areas yet.',
  /** Announced after a changed checkbox. */
  marks: { given: 'New', taken: 'Removed' },
  changes: (count: number) =>
    `${count} ${plural('en', { one: 'change', other: 'changes' })(count)} since you opened this`,
  given: { read: 'Can now read', write: 'Can now write' },
  taken: { read: 'Can no longer read', write: 'Can no longer write' },
  undo: 'Undo',
  undoOf: (area: string) => `Undo: ${area}`,
  undoAll: 'Undo all',
}

export type PermissionsLabels = typeof en
