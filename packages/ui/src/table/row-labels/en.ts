/** Labels of rows: trees, editing in cells, moving, and cells. */
export const en = {
  openRow: (row: string) => `Open ${row}`,
  closeRow: (row: string) => `Close ${row}`,

  cellOf: (column: string, row: string) => `${column}, ${row}`,
  saving: 'Saving',
  savedCell: (cell: string) => `Saved: ${cell}`,
  notSaved: 'Not saved. Check your connection and try again.',
  notSavedCell: (cell: string, reason: string) => `${cell}: ${reason}`,
  editAgain: (cell: string) => `Edit again: ${cell}`,

  order: 'Order',
  moveRow: (row: string) => `Move ${row}`,
  moveHelp:
    'Press Space to pick the row up, the arrow keys to move it, Space to drop it, Escape to cancel. Enter opens a menu.',
  rowUp: 'Move up',
  rowDown: 'Move down',
  rowFirst: 'Move to the top',
  rowLast: 'Move to the end',
  rowIn: (row: string) => `Move into ${row}`,
  rowOut: (row: string) => `Move out of ${row}`,
  lifted: (row: string, place: string) => `Picked up: ${row}. ${place}.`,
  dropped: (row: string, place: string) => `Dropped: ${row}. ${place}.`,
  taken: (row: string, place: string) => `Back where it was: ${row}. ${place}.`,
  refusedMove: (row: string) => `${row} can’t be moved here.`,
  rowGone: (row: string) => `Couldn’t move ${row}: it’s no longer in the list.`,
  movedNot: (row: string) => `Couldn’t move ${row}. Check your connection and try again.`,
  place: (place: string, count: string) => `Position ${place} of ${count}`,
  placeIn: (place: string, count: string, parent: string) => `Position ${place} of ${count} in ${parent}`,
  lockedBySort: 'Clear sorting to move rows.',
  lockedByFilter: 'Clear search and filters to move rows.',
  ownOrder: 'Show all rows in their own order',

  missingIn: (languages: string) => `No text in ${languages}`,
  moreLinks: (count: number) => `${count} more`,
  newTab: 'opens in a new tab',
  closedToday: 'Closed today',
  roundTheClock: 'Open around the clock',
  openNow: 'Open now',
  closedNow: 'Closed now',
}

export type RowLabels = typeof en
