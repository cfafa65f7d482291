import { is as rows } from '../row-labels/is'
import { is as tools } from '../tool-labels/is'
import type { TableLabels } from './en'

export const is: TableLabels = {
  ...rows,
  ...tools,
  actions: 'Aðgerðir',
  moreActions: (row) => `Fleiri aðgerðir: ${row}`,
  selectAll: 'Velja allt',
  selectRow: (row) => `Velja: ${row}`,
  searchIn: () => 'Leita í listanum',
  all: 'Allt',
  clear: 'Hreinsa leit og síur',
  loading: 'Sæki gögn',
  emptyTitle: 'Ekkert hér enn',
  nothingFound: (search) => (search ? `Ekkert fannst fyrir „${search}“` : 'Ekkert fannst með þessum síum'),
  nothingFoundHelp: 'Athugaðu stafsetninguna eða leitaðu án sía.',
  errorTitle: 'Ekki tókst að sækja listann',
  errorHelp: 'Athugaðu nettenginguna og reyndu aftur.',
  partlyLoaded: 'Ekki tókst að sækja hluta listans.',
  retry: 'Reyna aftur',
  rowNotLoaded: 'Ekki tókst að sækja línuna.',
  notSelected: 'Ekki tókst að velja allar línurnar.',
  noAccessTitle: 'Þú hefur ekki aðgang að þessum lista',
  shown: (shown, total) => (shown === total ? total : `${shown} af ${total}`),
  pending: 'Ekki á skjáunum enn',
}
