import { no as rows } from '../row-labels/no'
import { no as tools } from '../tool-labels/no'
import type { TableLabels } from './en'

export const no: TableLabels = {
  ...rows,
  ...tools,
  actions: 'Handlinger',
  moreActions: (row) => `Flere handlinger for ${row}`,
  selectAll: 'Merk alle',
  selectRow: (row) => `Merk ${row}`,
  searchIn: (list) => `Søk i ${list.toLocaleLowerCase('nb')}`,
  all: 'Alle',
  clear: 'Fjern søk og filtre',
  loading: 'Laster inn',
  emptyTitle: 'Ingenting her ennå',
  nothingFound: (search) => (search ? `Ingen treff på «${search}»` : 'Ingen treff med disse filtrene'),
  nothingFoundHelp: 'Kontroller stavemåten, eller søk uten filtre.',
  errorTitle: 'Listen kunne ikke lastes inn',
  errorHelp: 'Kontroller tilkoblingen, og prøv igjen.',
  partlyLoaded: 'Deler av listen kunne ikke lastes inn.',
  retry: 'Prøv igjen',
  rowNotLoaded: 'Raden kunne ikke lastes inn.',
  notSelected: 'Ikke alle radene kunne merkes.',
  noAccessTitle: 'Du har ikke tilgang til denne listen',
  shown: (shown, total) => (shown === total ? total : `${shown} av ${total}`),
  pending: 'Ikke på kioskene ennå',
}
