import { plural } from '../internal/plural'

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

export const se: PermissionsLabels = {
  area: 'Område',
  all: 'Alla områden',
  group: (group) => `Allt i ${group}`,
  columns: { read: 'Läsa', write: 'Skriva', both: 'Båda' },
  none: 'Det finns inga områden ännu.',
  marks: { given: 'Ny', taken: 'Borttagen' },
  changes: (count) =>
    `${count} ${plural('sv', { one: 'ändring', other: 'ändringar' })(count)} sedan du öppnade gruppen`,
  given: { read: 'Får nu läsa', write: 'Får nu skriva', both: 'Får nu läsa och skriva' },
  taken: {
    read: 'Får inte längre läsa',
    write: 'Får inte längre skriva',
    both: 'Får inte längre läsa eller skriva',
  },
  undo: 'Ångra',
  undoOf: (area) => `Ångra: ${area}`,
  undoAll: 'Ångra alla',
}

export const no: PermissionsLabels = {
  area: 'Område',
  all: 'Alle områder',
  group: (group) => `Alt i ${group}`,
  columns: { read: 'Lese', write: 'Skrive', both: 'Begge' },
  none: 'Det finnes ingen områder ennå.',
  marks: { given: 'Ny', taken: 'Fjernet' },
  changes: (count) => `${count} ${plural('nb', { one: 'endring', other: 'endringer' })(count)} siden du åpnet gruppen`,
  given: { read: 'Kan nå lese', write: 'Kan nå skrive', both: 'Kan nå lese og skrive' },
  taken: {
    read: 'Kan ikke lenger lese',
    write: 'Kan ikke lenger skrive',
    both: 'Kan ikke lenger lese eller skrive',
  },
  undo: 'Angre',
  undoOf: (area) => `Angre: ${area}`,
  undoAll: 'Angre alle',
}

export const is: PermissionsLabels = {
  area: 'Svið',
  all: 'Öll svið',
  group: (group) => `Allt í ${group}`,
  columns: { read: 'Lesa', write: 'Skrifa', both: 'Bæði' },
  none: 'Engin svið eru til enn.',
  marks: { given: 'Nýtt', taken: 'Tekið af' },
  changes: (count) =>
    `${count} ${plural('is', { one: 'breyting', other: 'breytingar' })(count)} frá því að þú opnaðir hópinn`,
  given: { read: 'Má nú lesa', write: 'Má nú skrifa', both: 'Má nú lesa og skrifa' },
  taken: {
    read: 'Má ekki lengur lesa',
    write: 'Má ekki lengur skrifa',
    both: 'Má hvorki lesa né skrifa lengur',
  },
  undo: 'Afturkalla',
  undoOf: (area) => `Afturkalla: ${area}`,
  undoAll: 'Afturkalla allt',
}
