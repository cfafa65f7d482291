import type { RowLabels } from './en'

export const se: RowLabels = {
  openRow: (row) => `Öppna ${row}`,
  closeRow: (row) => `Stäng ${row}`,

  cellOf: (column, row) => `${column}, ${row}`,
  saving: 'Sparar',
  savedCell: (cell) => `Sparat: ${cell}`,
  notSaved: 'Ändringen sparades inte. Kontrollera anslutningen och försök igen.',
  notSavedCell: (cell, reason) => `${cell}: ${reason}`,
  editAgain: (cell) => `Redigera igen: ${cell}`,

  order: 'Ordning',
  moveRow: (row) => `Flytta ${row}`,
  moveHelp:
    'Mellanslag lyfter raden, pilarna flyttar den, mellanslag släpper den och Escape ångrar. Enter öppnar en meny.',
  rowUp: 'Flytta upp',
  rowDown: 'Flytta ned',
  rowFirst: 'Flytta överst',
  rowLast: 'Flytta nederst',
  rowIn: (row) => `Flytta in i ${row}`,
  rowOut: (row) => `Flytta ut ur ${row}`,
  lifted: (row, place) => `Lyft: ${row}. ${place}.`,
  dropped: (row, place) => `Släppt: ${row}. ${place}.`,
  taken: (row, place) => `Tillbaka: ${row}. ${place}.`,
  refusedMove: (row) => `${row} kan inte läggas här.`,
  rowGone: (row) => `${row} finns inte längre i listan och flyttades därför inte.`,
  movedNot: (row) => `${row} flyttades inte. Kontrollera anslutningen och försök igen.`,
  place: (place, count) => `Plats ${place} av ${count}`,
  placeIn: (place, count, parent) => `Plats ${place} av ${count} i ${parent}`,
  lockedBySort: 'Rensa sorteringen för att flytta rader.',
  lockedByFilter: 'Rensa sökning och filter för att flytta rader.',
  ownOrder: 'Visa alla rader i egen ordning',

  missingIn: (languages) => `Text saknas på ${languages}`,
  moreLinks: (count) => `${count} till`,
  newTab: 'öppnas i en ny flik',
  closedToday: 'Stängt i dag',
  roundTheClock: 'Dygnet runt',
  openNow: 'Öppet nu',
  closedNow: 'Stängt nu',
}
