import { plural } from '../../internal/plural'
import type { PermissionsLabels } from './en'

export const is: PermissionsLabels = {
  area: 'Svið',
  all: 'Öll svið',
  group: (group) => `Allt: ${group}`,
  columns: { read: 'Lesa', write: 'Skrifa', both: 'Bæði' },
  none: 'Engin svið eru til enn.',
  marks: { given: 'Nýtt', taken: 'Tekið af' },
  changes: (count) =>
    `${count} ${plural('is', { one: 'breyting', other: 'breytingar' })(count)} frá því að þú opnaðir hópinn`,
  given: { read: 'Má nú lesa', write: 'Má nú skrifa' },
  taken: { read: 'Má ekki lengur lesa', write: 'Má ekki lengur skrifa' },
  undo: 'Afturkalla',
  undoOf: (area) => `Afturkalla: ${area}`,
  undoAll: 'Afturkalla allt',
}
