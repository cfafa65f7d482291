import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SearchField, type SearchFieldProps } from '../../fields/search-field/search-field'
import { cx } from '../../internal/cx'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { type FilterOption, labelledOptions } from '../model/column-filter'
import { useDataTableContext } from './data-table-context'

/** Toolbar above the table for search, filters and actions. */
export function DataTableToolbar({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="data-table-toolbar"
      className={cx('kui:@container/toolbar kui:mb-2.5 kui:flex kui:flex-wrap kui:items-center kui:gap-2', className)}
      {...rest}
    />
  )
}

export type DataTableSearchProps = Omit<SearchFieldProps, 'aria-label' | 'value' | 'defaultValue' | 'onValueChange'>

/** Searches all text columns. */
export function DataTableSearch({ className, ...rest }: DataTableSearchProps) {
  const { table, label, t } = useDataTableContext()
  return (
    <SearchField
      aria-label={t.searchIn(label)}
      value={table.search}
      onValueChange={table.setSearch}
      className={cx('kui:max-w-65 kui:@max-[480px]/toolbar:max-w-none', className)}
      {...rest}
    />
  )
}

const NO_OPTIONS: readonly FilterOption[] = []

export interface DataTableFilterProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Id of the filtered column. */
  column: string
  /** Selectable values. @default those of the column's `filterBy` */
  options?: readonly FilterOption[]
  /** @default the column header */
  label?: string
}

/** Filters rows by values of a column (a menu of checkboxes). */
export function DataTableFilter({ column, label, className, ...props }: DataTableFilterProps) {
  const { table, t } = useDataTableContext()
  const described = table.allColumns.find(({ id }) => id === column)
  const own = described?.filterBy?.kind === 'choice' ? described.filterBy.options : NO_OPTIONS
  const { options: given = own, ...rest } = props
  const options = labelledOptions(given)
  const filterValues = table.filters[column] ?? []
  const chosen = options.filter(({ value }) => filterValues.includes(value)).map((option) => option.label)
  const toggle = (value: string, on: boolean) =>
    table.setFilter(column, on ? [...filterValues, value] : filterValues.filter((one) => one !== value))
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        className={cx(
          'kui:inline-flex kui:h-(--k-control) kui:items-center kui:gap-1.5 kui:rounded-md kui:border kui:border-line kui:ps-2.5 kui:pe-2 kui:text-sm kui:text-fg-muted',
          'kui:transition-colors kui:duration-(--k-dur-1) kui:hover:bg-hover kui:focus-visible:shadow-ring kui:data-[state=open]:bg-pressed',
          className,
        )}
        {...rest}
        data-slot="data-table-filter"
      >
        {label ?? described?.header}
        <span className="kui:max-w-40 kui:truncate kui:font-medium kui:text-fg-strong">
          {chosen.length > 0 ? chosen.join(', ') : t.all}
        </span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        {options.map((option) => (
          <DropdownMenu.CheckboxItem
            key={option.value}
            checked={filterValues.includes(option.value)}
            onCheckedChange={(on) => toggle(option.value, on === true)}
            // stays open for several choices
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
          </DropdownMenu.CheckboxItem>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Number of found rows, while some are hidden; the table announces it on changes of search and filters. */
export function DataTableCount({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  const { table, t } = useDataTableContext()
  const { locale } = useKioskUi()
  const text = (count: number) => numberFormat(locale).format(count)
  return (
    <p
      data-slot="data-table-count"
      className={cx('kui:px-3 kui:pt-2.5 kui:text-sm kui:text-fg-muted kui:tabular-nums', className)}
      {...rest}
    >
      {/* the total is beside the page heading */}
      {table.foundCount < table.total && t.shown(text(table.foundCount), text(table.total))}
    </p>
  )
}
