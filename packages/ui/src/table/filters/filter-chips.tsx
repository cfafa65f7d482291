import { Funnel, X } from 'lucide-react'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../internal/cx'
import { mergeRefs } from '../../internal/merge-refs'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import * as Popover from '../../primitives/popover/popover.parts'
import { useKioskUi } from '../../theme/context'
import { useDataTableContext } from '../grid/data-table-context'
import { FilterContent } from './filter-content'
import { filterText } from './filter-text'

const pictogram = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * Active filters as chips: a press edits one, the cross removes it. Columns with `filterBy` can be added from a menu,
 * which is the only way on phones, where there are no headers.
 */
export function DataTableFilters({ className, ref, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const { table, t } = useDataTableContext()
  const group = useRef<HTMLDivElement>(null)
  const mergedRef = useMemo(() => mergeRefs(group, ref), [ref])
  const columns = table.allColumns.filter(({ filterBy }) => filterBy)
  const isActive = (id: string) => (table.filters[id] ?? []).length > 0
  const active = columns.filter(({ id }) => isActive(id))

  /** Removes a filter and focuses the next chip, or the menu. */
  function remove(index: number, change: () => void) {
    flushSync(change)
    const stops = group.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
    const next = stops[Math.min(index, stops.length - 1)]
    next?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label={t.filters}
      className={cx('kui:flex kui:flex-wrap kui:items-center kui:gap-2', className)}
      {...rest}
      ref={mergedRef}
      data-slot="data-table-filters"
    >
      {active.map(({ id }, index) => (
        <FilterChip key={id} column={id} onRemove={() => remove(index, () => table.setFilter(id, []))} />
      ))}
      <AddFilter columns={columns.filter(({ id }) => !isActive(id)).map(({ id }) => id)} />
      {active.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => remove(0, () => table.setState({ filters: {} }))}>
          {t.clearFilters}
        </Button>
      )}
    </div>
  )
}

function FilterChip({ column, onRemove }: { column: string; onRemove: () => void }) {
  const { table, t } = useDataTableContext()
  const { locale } = useKioskUi()
  const [open, setOpen] = useState(false)
  const described = table.allColumns.find(({ id }) => id === column)
  if (!described) return null
  const filterValues = table.filters[column] ?? []
  return (
    <span
      data-slot="filter-chip"
      className="kui:inline-flex kui:h-(--k-control-sm) kui:max-w-full kui:items-center kui:rounded-md kui:bg-accent-soft kui:text-sm kui:text-fg"
    >
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          data-chip=""
          className="kui:flex kui:h-full kui:min-w-0 kui:items-center kui:gap-1 kui:rounded-s-md kui:ps-2.5 kui:pe-1.5 kui:hover:bg-hover kui:focus-visible:shadow-ring"
        >
          <span className="kui:text-fg-muted">{described.header}</span>
          <span className="kui:max-w-60 kui:truncate kui:font-medium kui:text-fg-strong">
            {filterText(described, filterValues, t, locale)}
          </span>
        </Popover.Trigger>
        <FilterContent column={column} onClose={() => setOpen(false)} />
      </Popover.Root>
      <button
        type="button"
        data-slot="filter-chip-remove"
        aria-label={t.removeFilter(described.header)}
        className="kui:grid kui:h-full kui:min-w-6 kui:place-items-center kui:rounded-e-md kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:pointer-coarse:min-w-11"
        onClick={onRemove}
      >
        <X {...pictogram} size={14} />
      </button>
    </span>
  )
}

/** Menu of unused filters; selecting one opens its popover here. */
function AddFilter({ columns }: { columns: readonly string[] }) {
  const { table, t } = useDataTableContext()
  const [column, setColumn] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  if (columns.length === 0 && column === undefined) return null
  const headerOf = (id: string) => table.allColumns.find((one) => one.id === id)?.header
  return (
    <Popover.Root open={column !== undefined} onOpenChange={(open) => open || setColumn(undefined)}>
      <DropdownMenu.Root>
        <Popover.Anchor asChild>
          <DropdownMenu.Trigger asChild>
            <Button ref={button} data-chip="" size="small" variant="quiet" icon={<Funnel {...pictogram} />}>
              {t.filter}
            </Button>
          </DropdownMenu.Trigger>
        </Popover.Anchor>
        <DropdownMenu.Content align="start" onCloseAutoFocus={(event) => column && event.preventDefault()}>
          {columns.map((id) => (
            <DropdownMenu.Item key={id} onSelect={() => setColumn(id)}>
              {headerOf(id)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {column !== undefined && (
        <FilterContent
          column={column}
          onClose={() => setColumn(undefined)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
        />
      )}
    </Popover.Root>
  )
}
