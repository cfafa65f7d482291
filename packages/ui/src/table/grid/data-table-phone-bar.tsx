import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useDataTableContext } from './data-table-context'

/** Below this width rows have two lines; equals `@max-[640px]/table` in the classes. */
const PHONE = 640

/** Select all and a sort menu, for tables too narrow for a header. */
export function DataTablePhoneBar() {
  const { table, t } = useDataTableContext()
  const [narrow, setNarrow] = useState(false)
  // measured instead of hidden by CSS, so that wide tables do not render an invisible menu
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setNarrow((entry?.contentRect.width ?? 0) < PHONE))
    observer.observe(element)
    setNarrow(element.clientWidth < PHONE)
    return () => observer.disconnect()
  }, [])
  const sortable = table.columns.some((column) => column.sort !== false)
  return (
    <div ref={ref}>
      {narrow && (table.selectable || sortable) && (
        <div
          data-slot="data-table-phone-bar"
          className="kui:flex kui:min-h-(--k-control) kui:items-center kui:gap-3 kui:border-b kui:border-line kui:pb-1.5 kui:pointer-coarse:min-h-11"
        >
          {table.selectable && (
            <Checkbox
              label={t.selectAll}
              checked={table.allSelected === 'mixed' ? 'indeterminate' : table.allSelected}
              onCheckedChange={table.toggleAll}
            />
          )}
          {sortable && <SortMenu />}
        </div>
      )}
    </div>
  )
}

const pictogram = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

function SortMenu() {
  const { table, t } = useDataTableContext()
  const [rule] = table.sort
  const sorted = table.columns.find(({ id }) => id === rule?.id)
  const Direction = rule ? (rule.desc ? ArrowDown : ArrowUp) : ArrowUpDown
  const sortBy = (id: string, desc: boolean) => table.setState({ sort: [{ id, desc }] })
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" size="small" icon={<Direction {...pictogram} />} className="kui:ms-auto kui:min-w-0">
          <span className="kui:truncate">{sorted ? `${t.sortRows}: ${sorted.header}` : t.sortRows}</span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup value={rule?.id ?? ''} onValueChange={(id) => sortBy(id, rule?.desc ?? false)}>
          {table.columns
            .filter((column) => column.sort !== false)
            .map(({ id, header }) => (
              <DropdownMenu.RadioItem key={id} value={id}>
                {header}
              </DropdownMenu.RadioItem>
            ))}
        </DropdownMenu.RadioGroup>
        {rule && (
          <>
            <DropdownMenu.Separator />
            <DropdownMenu.RadioGroup
              value={rule.desc ? 'descending' : 'ascending'}
              onValueChange={(direction) => sortBy(rule.id, direction === 'descending')}
            >
              <DropdownMenu.RadioItem value="ascending">{t.sortAscending}</DropdownMenu.RadioItem>
              <DropdownMenu.RadioItem value="descending">{t.sortDescending}</DropdownMenu.RadioItem>
            </DropdownMenu.RadioGroup>
          </>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
