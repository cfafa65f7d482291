import { en as rows } from '../row-labels/en'
import { en as tools } from '../tool-labels/en'

export const en = {
  ...rows,
  ...tools,
  actions: 'Actions',
  moreActions: (row: string) => `More actions for ${row}`,
  selectAll: 'Select all',
  selectRow: (row: string) => `Select ${row}`,
  searchIn: (list: string) => `Search ${list.toLocaleLowerCase('en')}`,
  all: 'All',
  clear: 'Clear search and filters',
  loading: 'Loading',
  emptyTitle: 'Nothing here yet',
  nothingFound: (search: string) => (search ? `Nothing matches “${search}”` : 'Nothing matches these filters'),
  nothingFoundHelp: 'Check the spelling, or clear the filters.',
  errorTitle: 'Couldn’t load the list',
  errorHelp: 'Check your connection and try again.',
  partlyLoaded: 'Couldn’t load all of the list.',
  retry: 'Try again',
  rowNotLoaded: 'Couldn’t load this row.',
  notSelected: 'Couldn’t select all of the rows.',
  noAccessTitle: 'You don’t have access to this list',
  shown: (shown: string, total: string) => (shown === total ? total : `${shown} of ${total}`),
  pending: 'Not on the kiosks yet',
}

export type TableLabels = typeof en
