import { useEffect } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { TextField } from '../../fields/text-field/text-field'
import { cx } from '../../internal/cx'
import { lazy } from '../../internal/lazy'
import { Button } from '../../primitives/button/button'
import type { PopoverContentProps } from '../../primitives/popover/popover'
import * as Popover from '../../primitives/popover/popover.parts'
import { Spinner } from '../../primitives/spinner/spinner'
import { useDataTableContext } from '../grid/data-table-context'
import { type FilterOption, labelledOptions } from '../model/column-filter'
import { textToRange } from '../model/filter-range'
import type { FilterDatesProps } from './filter-dates'
import type { FilterNumbersProps } from './filter-numbers'

const dates = lazy(() => import('./filter-dates'))
const numbers = lazy(() => import('./filter-numbers'))

interface FilterContentProps extends PopoverContentProps {
  column: string
  onClose: () => void
}

/** Popover for the filter of a column; rows follow immediately. Enter and Escape close it. */
export function FilterContent({ column, onClose, className, ...rest }: FilterContentProps) {
  const { table, t } = useDataTableContext()
  const described = table.allColumns.find(({ id }) => id === column)
  if (!described) return null
  const filtered = (table.filters[column] ?? []).length > 0
  return (
    <Popover.Content
      align="start"
      aria-label={t.filterBy(described.header)}
      className={cx('kui:w-64', className)}
      {...rest}
    >
      <form
        noValidate
        className="kui:flex kui:flex-col kui:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          // the table may be inside a form
          event.stopPropagation()
          onClose()
        }}
      >
        <FilterFields column={column} />
        <div className="kui:flex kui:justify-between kui:gap-2">
          <Button variant="quiet" size="small" aria-disabled={!filtered} onClick={() => table.setFilter(column, [])}>
            {t.clearFilter}
          </Button>
          <Button type="submit" size="small">
            {t.done}
          </Button>
        </div>
      </form>
    </Popover.Content>
  )
}

function FilterFields({ column }: { column: string }) {
  const { table, t } = useDataTableContext()
  const described = table.allColumns.find(({ id }) => id === column)
  const filterValues = table.filters[column] ?? []
  const set = (value: string) => table.setFilter(column, value === '' ? [] : [value])
  switch (described?.filterBy?.kind) {
    case 'text':
      return (
        <TextField
          label={t.contains}
          autoComplete="off"
          value={filterValues[0] ?? ''}
          onValueChange={(text) => set(text.trim() === '' ? '' : text)}
        />
      )
    case 'choice':
      return (
        <Choices
          name={described.header}
          options={described.filterBy.options}
          filterValues={filterValues}
          onChange={(next) => table.setFilter(column, next)}
        />
      )
    case 'number':
      return <Numbers range={textToRange(filterValues[0])} onRangeChange={set} t={t} />
    case 'date':
      return <Dates range={textToRange(filterValues[0])} onRangeChange={set} t={t} />
    default:
      return null
  }
}

function Dates(props: FilterDatesProps) {
  const module = dates.use()
  useEffect(() => dates.load(), [])
  return module ? <module.FilterDates {...props} /> : <Spinner />
}

function Numbers(props: FilterNumbersProps) {
  const module = numbers.use()
  useEffect(() => numbers.load(), [])
  return module ? <module.FilterNumbers {...props} /> : <Spinner />
}

interface ChoicesProps {
  name: string
  options: readonly FilterOption[]
  filterValues: readonly string[]
  onChange: (filterValues: readonly string[]) => void
}

function Choices({ name, options, filterValues, onChange }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be the name alone
    <div
      role="group"
      aria-label={name}
      className="kui:flex kui:max-h-64 kui:flex-col kui:gap-2.5 kui:pointer-coarse:gap-0 kui:overflow-y-auto kui:p-0.5"
    >
      {labelledOptions(options).map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          value={filterValues.includes(value)}
          onValueChange={(on) => onChange(on ? [...filterValues, value] : filterValues.filter((one) => one !== value))}
        />
      ))}
    </div>
  )
}
