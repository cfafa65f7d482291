import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ArrowUp,
  ArrowUpDown,
  ChevronsLeftRight,
  ChevronsRightLeft,
  EllipsisVertical,
  EyeOff,
  Funnel,
  PinOff,
  RotateCcw,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { cx } from '../../internal/cx'
import { mergeRefs } from '../../internal/merge-refs'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import * as Popover from '../../primitives/popover/popover.parts'
import { FilterContent } from '../filters/filter-content'
import { useDataTableContext } from '../grid/data-table-context'
import { useGridStop, useHeadItem } from '../grid/grid-stop'
import { WIDTH_STEP } from './column-layout'
import { ColumnResizer } from './column-resizer'
import { cellOf, isRtl, widthOf } from './head-cell'
import { useColumnDrag } from './use-column-drag'
import { useColumnLayout } from './use-column-layout'

export interface DataTableColumnMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Id of the column. */
  column: string
}

const pictogram = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * Menu in a column header (ARIA menu button): sort, filter, pin, move, resize, hide. It also enables dragging of the
 * header and its edge. On the header, Alt with the arrow keys moves the column, Alt+Shift with the arrow keys resizes
 * it.
 */
export function DataTableColumnMenu({ column, className, ref, ...rest }: DataTableColumnMenuProps) {
  const { table, t } = useDataTableContext()
  const [filtering, setFiltering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMemo(() => mergeRefs(button, ref), [ref])
  // set by menu items that move the focus elsewhere than to the menu's button
  const keepFocus = useRef(false)
  const described = table.allColumns.find(({ id }) => id === column)
  const stop = useGridStop(useHeadItem())
  useColumnDrag(column, button)
  if (!described) return null
  const filtered = (table.filters[column] ?? []).length > 0
  return (
    <>
      <Popover.Root open={filtering} onOpenChange={setFiltering}>
        <DropdownMenu.Root>
          <Popover.Anchor asChild>
            <DropdownMenu.Trigger asChild>
              <button
                type="button"
                aria-label={t.columnOptions(described.header)}
                data-filtered={filtered || undefined}
                className={cx(
                  'kui:relative kui:ms-auto kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-subtle kui:opacity-0 kui:group-data-[align=end]/head:ms-0',
                  'kui:before:absolute kui:before:content-[""] kui:pointer-coarse:me-3 kui:pointer-coarse:before:-inset-y-2.5 kui:pointer-coarse:before:-start-1.75 kui:pointer-coarse:before:-end-2.5', // for a finger, beside those of sorting and of the edge
                  'kui:group-hover/head:opacity-100 kui:group-focus-within/head:opacity-100 kui:hover:bg-hover kui:focus-visible:shadow-ring kui:data-filtered:text-accent-text kui:data-filtered:opacity-100 kui:data-[state=open]:bg-pressed kui:data-[state=open]:opacity-100 kui:pointer-coarse:opacity-100',
                  className,
                )}
                {...stop}
                {...rest}
                ref={mergedRef}
                data-slot="data-table-column-menu"
              >
                {filtered ? <Funnel {...pictogram} size={14} /> : <EllipsisVertical {...pictogram} size={14} />}
              </button>
            </DropdownMenu.Trigger>
          </Popover.Anchor>
          <DropdownMenu.Content
            align="end"
            onCloseAutoFocus={(event) => {
              if (keepFocus.current) event.preventDefault()
              keepFocus.current = false
            }}
          >
            <SortItems column={column} />
            {described.filterBy && (
              <Item
                icon={<Funnel {...pictogram} />}
                onSelect={() => {
                  keepFocus.current = true
                  setFiltering(true)
                }}
              >
                {t.filterBy(described.header)}
              </Item>
            )}
            <PlaceItems column={column} button={() => button.current} />
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        {filtering && described.filterBy && (
          <FilterContent
            column={column}
            align="end"
            onClose={() => setFiltering(false)}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              button.current?.focus()
            }}
          />
        )}
      </Popover.Root>
      <ColumnResizer column={column} />
    </>
  )
}

/** Sorts by this column only, or in addition to others. */
function SortItems({ column }: { column: string }) {
  const { table, t } = useDataTableContext()
  if (table.allColumns.find(({ id }) => id === column)?.sort === false) return null
  const rule = table.sort.find(({ id }) => id === column)
  const others = table.sort.filter(({ id }) => id !== column)
  const sortBy = (desc: boolean, after: typeof others = []) =>
    table.setState({ sort: [...after, { id: column, desc }] })
  return (
    <>
      <Item icon={<ArrowUp {...pictogram} />} onSelect={() => sortBy(false)}>
        {t.sortAscending}
      </Item>
      <Item icon={<ArrowDown {...pictogram} />} onSelect={() => sortBy(true)}>
        {t.sortDescending}
      </Item>
      {others.length > 0 && (
        <>
          <Item icon={<ArrowUp {...pictogram} />} onSelect={() => sortBy(false, others)}>
            {t.thenAscending}
          </Item>
          <Item icon={<ArrowDown {...pictogram} />} onSelect={() => sortBy(true, others)}>
            {t.thenDescending}
          </Item>
        </>
      )}
      {rule && (
        <Item icon={<ArrowUpDown {...pictogram} />} onSelect={() => table.setState({ sort: others })}>
          {t.unsort}
        </Item>
      )}
      <DropdownMenu.Separator />
    </>
  )
}

/** Position and width of the column. Actions that are often repeated keep the menu open. */
function PlaceItems({ column, button }: { column: string; button: () => HTMLElement | null }) {
  const { table, t } = useDataTableContext()
  const layout = useColumnLayout()
  const cell = () => cellOf(button())
  const rtl = isRtl(button())
  const side = table.layout.pinned[column]
  const [left, right] = rtl ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const resizeBy = (by: number) => layout.resize(column, (table.layout.widths[column] ?? widthOf(cell())) + by)
  return (
    <>
      {side === undefined ? (
        <>
          <Item
            icon={<ArrowLeftToLine {...pictogram} />}
            onSelect={() => layout.pin(column, left, widthOf(cell()), rtl)}
          >
            {t.pinLeft}
          </Item>
          <Item
            icon={<ArrowRightToLine {...pictogram} />}
            onSelect={() => layout.pin(column, right, widthOf(cell()), rtl)}
          >
            {t.pinRight}
          </Item>
        </>
      ) : (
        <Item icon={<PinOff {...pictogram} />} onSelect={() => layout.pin(column, undefined)}>
          {t.unpin}
        </Item>
      )}
      {(['left', 'right'] as const).map((direction) => {
        const by = (direction === 'left') === rtl ? 1 : -1
        return (
          <Item
            key={direction}
            stay
            icon={direction === 'left' ? <ArrowLeft {...pictogram} /> : <ArrowRight {...pictogram} />}
            shortcut={direction === 'left' ? 'Alt+←' : 'Alt+→'}
            disabled={!layout.canMove(column, by)}
            onSelect={() => layout.move(column, by)}
          >
            {direction === 'left' ? t.moveLeft : t.moveRight}
          </Item>
        )
      })}
      <DropdownMenu.Separator />
      <Item
        stay
        icon={<ChevronsLeftRight {...pictogram} />}
        shortcut="Alt+Shift+→"
        onSelect={() => resizeBy(WIDTH_STEP)}
      >
        {t.wider}
      </Item>
      <Item
        stay
        icon={<ChevronsRightLeft {...pictogram} />}
        shortcut="Alt+Shift+←"
        onSelect={() => resizeBy(-WIDTH_STEP)}
      >
        {t.narrower}
      </Item>
      {table.layout.widths[column] !== undefined && (
        <Item icon={<RotateCcw {...pictogram} />} onSelect={() => layout.resize(column, undefined)}>
          {t.standardWidth}
        </Item>
      )}
      {table.rowHeader?.id !== column && (
        <>
          <DropdownMenu.Separator />
          <Item icon={<EyeOff {...pictogram} />} onSelect={() => layout.show(column, false)}>
            {t.hideColumn}
          </Item>
        </>
      )}
    </>
  )
}

type ItemProps = Omit<DropdownMenuItemProps, 'onSelect'> & {
  /** Keeps the menu open. */
  stay?: boolean
  onSelect: () => void
  children: ReactNode
}

type DropdownMenuItemProps = ComponentProps<typeof DropdownMenu.Item>

const Item = ({ stay = false, onSelect, ...rest }: ItemProps) => (
  <DropdownMenu.Item
    onSelect={(event) => {
      if (stay) event.preventDefault()
      onSelect()
    }}
    {...rest}
  />
)
