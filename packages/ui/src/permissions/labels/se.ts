import { plural } from '../../internal/plural'
import type { PermissionsLabels } from './en'

export const se: PermissionsLabels = {
  area: 'Område',
  all: 'Alla områden',
  group: (group) => `Allt i ${group}`,
  columns: { read: 'Läsa', write: 'Skriva', both: 'Båda' },
  none: 'Det finns inga områden ännu.',
  marks: { given: 'Ny', taken: 'Borttagen' },
  changes: (count) =>
    `${count} ${plural('sv', { one: 'ändring', other: 'ändringar' })(count)} sedan du öppnade gruppen`,
  given: { read: 'Får nu läsa', write: 'Får nu skriva' },
  taken: { read: 'Får inte längre läsa', write: 'Får inte längre skriva' },
  undo: 'Ångra',
  undoOf: (area) => `Ångra: ${area}`,
  undoAll: 'Ångra alla',
}
