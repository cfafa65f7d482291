import type { RowLabels } from './en'

export const is: RowLabels = {
  openRow: (row) => `Opna: ${row}`,
  closeRow: (row) => `Loka: ${row}`,

  cellOf: (column, row) => `${column}, ${row}`,
  saving: 'Vistar …',
  savedCell: (cell) => `Vistað: ${cell}`,
  notSaved: 'Breytingin var ekki vistuð. Athugaðu nettenginguna og reyndu aftur.',
  notSavedCell: (cell, reason) => `${cell}: ${reason}`,
  editAgain: (cell) => `Breyta aftur: ${cell}`,

  order: 'Röð',
  moveRow: (row) => `Færa: ${row}`,
  moveHelp:
    'Bilslá tekur línuna upp, örvarnar færa hana, bilslá sleppir henni og Escape hættir við. Enter opnar valmynd.',
  rowUp: 'Færa upp',
  rowDown: 'Færa niður',
  rowFirst: 'Færa efst',
  rowLast: 'Færa neðst',
  rowIn: (row) => `Færa inn í: ${row}`,
  rowOut: (row) => `Færa út úr: ${row}`,
  lifted: (row, place) => `Tekið upp: ${row}. ${place}.`,
  dropped: (row, place) => `Sleppt: ${row}. ${place}.`,
  taken: (row, place) => `Aftur á sínum stað: ${row}. ${place}.`,
  refusedMove: (row) => `${row}: ekki hægt að setja hér.`,
  rowGone: (row) => `${row}: ekki lengur á listanum og var því ekki fært.`,
  movedNot: (row) => `${row}: færslan tókst ekki. Athugaðu nettenginguna og reyndu aftur.`,
  place: (place, count) => `Sæti ${place} af ${count}`,
  placeIn: (place, count, parent) => `Sæti ${place} af ${count} í: ${parent}`,
  lockedBySort: 'Hreinsaðu röðunina til að færa línur.',
  lockedByFilter: 'Hreinsaðu leit og síur til að færa línur.',
  ownOrder: 'Sýna allar línur í eigin röð',

  missingIn: (languages) => `Texta vantar á: ${languages}`,
  moreLinks: (count) => `${count} í viðbót`,
  newTab: 'opnast í nýjum flipa',
  closedToday: 'Lokað í dag',
  roundTheClock: 'Allan sólarhringinn',
  openNow: 'Opið núna',
  closedNow: 'Lokað núna',
}
