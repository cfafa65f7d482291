import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { same } from '../../internal/same'
import { Button, type ButtonProps } from '../../primitives/button/button'
import * as Popover from '../../primitives/popover/popover.parts'
import { useDataTableContext } from '../grid/data-table-context'
import { PLAIN_LAYOUT } from '../model/table-state'
import { orderColumns } from './column-layout'
import { useColumnLayout } from './use-column-layout'

const pictogram = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A button with a popover that shows, hides and reorders columns. */
export function DataTableColumns(props: Omit<ButtonProps, 'children'>) {
  const { table, t } = useDataTableContext()
  const layout = useColumnLayout()
  const title = useId()
  const columns = orderColumns(table.allColumns, table.layout)
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={<Columns3 {...pictogram} />} {...props} data-slot="data-table-columns">
          {t.columns}
        </Button>
      </Popover.Trigger>
      <Popover.Content align="end" aria-labelledby={title} className="kui:w-72">
        <div className="kui:flex kui:min-h-(--k-control-sm) kui:items-center kui:justify-between kui:pb-1.5">
          <h2 id={title} data-slot="popover-title" className="kui:text-sm kui:font-medium kui:text-fg-strong">
            {t.columns}
          </h2>
          {!same(table.layout, PLAIN_LAYOUT) && (
            <Button size="small" variant="quiet" onClick={layout.reset}>
              {t.standardColumns}
            </Button>
          )}
        </div>
        <ul data-slot="column-list" className="kui:max-h-80 kui:overflow-y-auto">
          {columns.map(({ id, header }) => (
            <li
              key={id}
              data-slot="column-list-item"
              className="kui:flex kui:h-(--k-nav-row) kui:items-center kui:gap-1 kui:ps-0.5"
            >
              <span className="kui:min-w-0 kui:flex-1">
                <Checkbox
                  label={header}
                  value={table.rowHeader?.id === id || !table.layout.hidden.includes(id)}
                  // the row header cannot be hidden
                  disabled={table.rowHeader?.id === id}
                  onValueChange={(on) => layout.show(id, on)}
                />
              </span>
              <Mover label={t.moveUp(header)} can={layout.canMove(id, -1)} onMove={() => layout.move(id, -1)}>
                <ChevronUp {...pictogram} />
              </Mover>
              <Mover label={t.moveDown(header)} can={layout.canMove(id, 1)} onMove={() => layout.move(id, 1)}>
                <ChevronDown {...pictogram} />
              </Mover>
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  )
}

type MoverProps = Pick<ButtonProps, 'children'> & { label: string; can: boolean; onMove: () => void }

/** Locked instead of disabled at the ends, so that the focus is kept. */
function Mover({ label, can, onMove, children }: MoverProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={label}
      title={label}
      aria-disabled={!can}
      icon={children}
      className="kui:w-(--k-control-sm) kui:px-0"
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        const button = event.currentTarget
        flushSync(onMove)
        // moving an element in the document loses its focus
        button.focus()
      }}
    />
  )
}
