import { plural } from '../../internal/plural'

export const en = {
  area: 'Area',
  all: 'All areas',
  /** What the boxes of a whole group are called. */
  group: (group: string) => `All of ${group}`,
  columns: { read: 'Read', write: 'Write', both: 'Both' },
  none: 'There are no areas yet.',
  /** Read after a box whose right is another than when the matrix was opened. */
  marks: { given: 'New', taken: 'Removed' },
  changes: (count: number) =>
    `${count} ${plural('en', { one: 'change', other: 'changes' })(count)} since you opened this`,
  given: { read: 'Can now read', write: 'Can now write', both: 'Can now read and write' },
  taken: { read: 'Can no longer read', write: 'Can no longer write', both: 'Can no longer read or write' },
  undo: 'Undo',
  undoOf: (area: string) => `Undo: ${area}`,
  undoAll: 'Undo all',
}

export type PermissionsLabels = typeof en
