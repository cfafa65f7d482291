import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useDataTableContext } from './data-table-context'

/** What a wide table has in its header: select all, and sorting. */
export function PhoneBarTools({ sortable }: { sortable: boolean }) {
  const { table, t } = useDataTableContext()
  return (
    <>
      {table.selectable && (
        <Checkbox
          label={t.selectAll}
          value={table.allSelected === 'mixed' ? 'indeterminate' : table.allSelected}
          onValueChange={table.toggleAll}
        />
      )}
      {sortable && <SortMenu />}
    </>
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
