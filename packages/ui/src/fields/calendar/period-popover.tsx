import { en } from '#labels/fields/calendar'
import { useLabels } from '../../internal/hooks/use-labels'
import { FieldPopover, type useFieldPopover } from '../field/field-popover'
import { PeriodGrid, type PeriodGridProps } from './period-grid'

type PeriodPopoverProps = Omit<PeriodGridProps, 'previous' | 'next'> & {
  state: ReturnType<typeof useFieldPopover>
  kind: 'month' | 'year'
  locked: boolean
}

/** The button of a month or year field, and its window with the grid to choose from. */
export function PeriodPopover({ state, kind, locked, onValueChange, ...grid }: PeriodPopoverProps) {
  const t = useLabels('fields-calendar', en)
  const { choose, ...pages } = {
    month: { choose: t.chooseMonth, previous: t.previousYear, next: t.nextYear },
    year: { choose: t.chooseYear, previous: t.earlierYears, next: t.laterYears },
  }[kind]
  return (
    <FieldPopover state={state} slot={`${kind}-picker-button`} openLabel={choose} label={choose} locked={locked}>
      <PeriodGrid
        {...grid}
        {...pages}
        onValueChange={(period) => {
          onValueChange(period)
          state.setOpen(false)
        }}
      />
    </FieldPopover>
  )
}
