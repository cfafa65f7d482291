import type { TableLabels } from '#labels/table'
import { formatDate } from '../../fields/date-field/date-text'
import { numberFormat } from '../../theme/intl'
import { labelledOptions } from '../model/column-filter'
import type { ColumnModel } from '../model/columns'
import { textToRange } from '../model/filter-range'

/** Text of a column's filter: "Active, InActive", "1 Nov 2026 – 21 Nov 2026", "from 3". */
export function filterText<Row>(
  { filterBy }: ColumnModel<Row>,
  filterValues: readonly string[],
  t: TableLabels,
  locale: string,
): string {
  switch (filterBy?.kind) {
    case 'date':
      return rangeText(filterValues[0], (day) => formatDate(day, locale), t)
    case 'number':
      return rangeText(filterValues[0], (number) => numberFormat(locale).format(Number(number)), t)
    case 'choice': {
      const options = labelledOptions(filterBy.options)
      return filterValues.map((one) => options.find(({ value }) => value === one)?.label ?? one).join(', ')
    }
    default:
      return filterValues.map((one) => t.quoted(one)).join(', ')
  }
}

function rangeText(text: string | undefined, write: (end: string) => string, t: TableLabels): string {
  const { from, to } = textToRange(text)
  if (from && to) return from === to ? write(from) : t.range(write(from), write(to))
  return from ? t.rangeFrom(write(from)) : to ? t.rangeTo(write(to)) : ''
}
