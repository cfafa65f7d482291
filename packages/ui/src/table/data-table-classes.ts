import { cx } from '../internal/cx'
import type { DataTableColumn } from './data-table-column'

/** The tracks of a row: those of the columns, fewer on tablets, two lines on phones. */
export const rowGrid = cx(
  'kui:grid kui:grid-cols-(--kui-table-columns) kui:items-center kui:tabular-nums kui:@max-[960px]/table:grid-cols-(--kui-table-columns-narrow)',
  'kui:@max-[640px]/table:grid-cols-[auto_minmax(0,1fr)_auto_auto] kui:@max-[640px]/table:grid-rows-[1fr_1fr] kui:@max-[640px]/table:[grid-template-areas:"select_title_end_actions"_"select_second_end_actions"]',
)

export const cellPlace = <Row>({ wide, align }: DataTableColumn<Row>) =>
  cx(wide && 'kui:@max-[960px]/table:hidden', align === 'end' && 'kui:justify-end kui:text-end')

/** Where `data-phone` puts a cell within a phone's row of two lines. */
export const phonePlace = cx(
  'kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:data-[phone=hidden]:hidden',
  'kui:@max-[640px]/table:data-[phone=title]:flex kui:@max-[640px]/table:data-[phone=title]:[grid-area:title] kui:@max-[640px]/table:data-[phone=title]:items-end',
  'kui:@max-[640px]/table:data-[phone=second]:flex kui:@max-[640px]/table:data-[phone=second]:[grid-area:second] kui:@max-[640px]/table:data-[phone=second]:items-start kui:@max-[640px]/table:data-[phone=second]:text-fg-muted',
  // Under the name, not under its picture.
  'kui:@max-[640px]/table:group-has-[[data-title-media]]/row:data-[phone=second]:ps-11',
  'kui:@max-[640px]/table:data-[phone=end]:flex kui:@max-[640px]/table:data-[phone=end]:[grid-area:end] kui:@max-[640px]/table:data-[phone=end]:ps-3',
)
