import type { TableLabels } from '#labels/table'
import { DatePicker } from '../../fields/date-picker/date-picker'
import { isDay } from '../../theme/days'
import { type FilterRange, rangeToText } from '../model/filter-range'

export interface FilterDatesProps {
  range: FilterRange
  onRangeChange: (text: string) => void
  t: TableLabels
}

/** Filter by a date range, inclusive. A separate module, because it loads the calendar. */
export function FilterDates({ range, onRangeChange, t }: FilterDatesProps) {
  // incomplete dates have no effect
  const set = (end: Partial<FilterRange>) => {
    const [day] = Object.values(end)
    if (day === '' || (day !== undefined && isDay(day))) onRangeChange(rangeToText({ ...range, ...end }))
  }
  return (
    <>
      <DatePicker label={t.from} value={range.from} onValueChange={(from) => set({ from })} />
      <DatePicker label={t.to} value={range.to} onValueChange={(to) => set({ to })} />
    </>
  )
}
