import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SearchField, type SearchFieldProps } from '../../fields/search-field/search-field'
import { cx } from '../../internal/cx'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { FilterOption } from '../model/column-filter'
import { useDataTableContext } from './data-table-context'

/** The row above the table: search, filters, and what else the page needs. */
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

/** Searches all columns of text. */
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
  /** The id of the column that is filtered. */
  column: string
  /** The values that may be wanted. @default those of the column's own `filterBy` */
  options?: readonly FilterOption[]
  /** @default the column's head */
  label?: string
}

/** Shows only rows that hold one of the chosen values (a menu of checkboxes). */
export function DataTableFilter({ column, label, className, ...props }: DataTableFilterProps) {
  const { table, t } = useDataTableContext()
  const described = table.allColumns.find(({ id }) => id === column)
  const own = described?.filterBy?.kind === 'choice' ? described.filterBy.options : NO_OPTIONS
  const { options = own, ...rest } = props
  const wanted = table.filters[column] ?? []
  const chosen = options.filter(({ value }) => wanted.includes(value)).map((option) => option.label)
  const toggle = (value: string, on: boolean) =>
    table.setFilter(column, on ? [...wanted, value] : wanted.filter((one) => one !== value))
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
            checked={wanted.includes(option.value)}
            onCheckedChange={(on) => toggle(option.value, on === true)}
            // Several may be chosen, so the menu stays.
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
          </DropdownMenu.CheckboxItem>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** How many of the rows are found, while some are not; the table itself announces it as search and filters change. */
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
      {/* how many there are in all stands beside the heading */}
      {table.found.length < table.total && t.shown(text(table.found.length), text(table.total))}
    </p>
  )
}
