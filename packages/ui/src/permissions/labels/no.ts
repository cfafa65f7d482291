import { plural } from '../../internal/plural'
import type { PermissionsLabels } from './en'

export const no: PermissionsLabels = {
  area: 'Område',
  all: 'Alle områder',
  group: (group) => `Alt i ${group}`,
  columns: { read: 'Lese', write: 'Skrive', both: 'Begge' },
  none: 'Det finnes ingen områder ennå.',
  marks: { given: 'Ny', taken: 'Fjernet' },
  changes: (count) => `${count} ${plural('nb', { one: 'endring', other: 'endringer' })(count)} siden du åpnet gruppen`,
  given: { read: 'Kan nå lese', write: 'Kan nå skrive' },
  taken: { read: 'Kan ikke lenger lese', write: 'Kan ikke lenger skrive' },
  undo: 'Angre',
  undoOf: (area) => `Angre: ${area}`,
  undoAll: 'Angre alle',
}
