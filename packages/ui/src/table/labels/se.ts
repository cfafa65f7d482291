import { se as rows } from '../row-labels/se'
import { se as tools } from '../tool-labels/se'
import type { TableLabels } from './en'

export const se: TableLabels = {
  ...rows,
  ...tools,
  actions: 'Åtgärder',
  moreActions: (row) => `Fler åtgärder för ${row}`,
  selectAll: 'Markera alla',
  selectRow: (row) => `Markera ${row}`,
  searchIn: (list) => `Sök ${list.toLocaleLowerCase('sv')}`,
  all: 'Alla',
  clear: 'Rensa sökning och filter',
  loading: 'Laddar',
  emptyTitle: 'Inget här ännu',
  nothingFound: (search) => (search ? `Inga träffar på ”${search}”` : 'Inga träffar med de här filtren'),
  nothingFoundHelp: 'Kontrollera stavningen eller sök utan filter.',
  errorTitle: 'Listan kunde inte laddas',
  errorHelp: 'Kontrollera anslutningen och försök igen.',
  partlyLoaded: 'En del av listan kunde inte laddas.',
  retry: 'Försök igen',
  rowNotLoaded: 'Raden kunde inte laddas.',
  notSelected: 'Alla rader kunde inte markeras.',
  noAccessTitle: 'Du har inte behörighet att se listan',
  shown: (shown, total) => (shown === total ? total : `${shown} av ${total}`),
  pending: 'Inte på kioskerna ännu',
}
