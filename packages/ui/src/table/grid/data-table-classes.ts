import { cx } from '../../internal/cx'
import type { PinnedAt } from '../columns/column-tracks'
import type { DataTableColumn } from '../model/data-table-column'

/** Grid tracks of a row: fewer on tablets, two lines on phones. */
export const rowGrid = cx(
  'kui:grid kui:grid-cols-(--kui-table-columns) kui:items-center kui:tabular-nums kui:@max-[960px]/table:grid-cols-(--kui-table-columns-narrow)',
  'kui:@max-[640px]/table:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] kui:@max-[640px]/table:grid-rows-[1fr_1fr] kui:@max-[640px]/table:[grid-template-areas:"lead_select_title_end_actions"_"lead_select_second_end_actions"]',
)

/** Classes of a cell. `chosen`: the user pinned or resized the column, so it is not hidden on tablets. */
export const cellPlace = <Row>({ wide, align }: DataTableColumn<Row>, chosen: boolean) =>
  cx(wide && !chosen && 'kui:@max-[960px]/table:hidden', align === 'end' && 'kui:justify-end kui:text-end')

/** Classes of pinned cells, which cover the scrolling ones and therefore repeat the row's background. */
export const pinned = cx(
  'kui:data-pinned:sticky kui:data-pinned:z-1 kui:data-pinned:bg-surface kui:data-pinned:bg-[linear-gradient(var(--kui-row-tint,transparent),var(--kui-row-tint,transparent))] kui:@max-[640px]/table:data-pinned:static',
  'kui:data-[pin-edge=start]:border-e kui:data-[pin-edge=end]:border-s kui:data-pin-edge:border-line kui:@max-[640px]/table:data-pin-edge:border-0',
)

/** Background of the row as a variable, for pinned cells. */
export const rowTint =
  'kui:hover:[--kui-row-tint:var(--k-hover)] kui:data-selected:[--kui-row-tint:var(--k-accent-soft)] kui:after:z-1'

export const pinnedProps = (at: PinnedAt | undefined) =>
  at && {
    'data-pinned': at.side,
    'data-pin-edge': at.edge ? at.side : undefined,
    style: at.side === 'start' ? { insetInlineStart: at.offset } : { insetInlineEnd: at.offset },
  }

/** Minimum width of a row, once columns are resized or pinned. */
export const rowLeast =
  'kui:min-w-(--kui-table-least,0px) kui:@max-[960px]/table:min-w-(--kui-table-least-narrow,0px) kui:@max-[640px]/table:min-w-0'

/** Position of a cell in a phone's two-line row. One class per cell, as hundreds are visible. */
export const phonePlaces = {
  hidden: 'kui:@max-[640px]/table:hidden',
  title:
    'kui:@max-[640px]/table:flex kui:@max-[640px]/table:items-end kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:[grid-area:title]',
  second: cx(
    'kui:@max-[640px]/table:flex kui:@max-[640px]/table:items-start kui:@max-[640px]/table:justify-start kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:text-fg-muted kui:@max-[640px]/table:[grid-area:second]',
    // aligned with the name, not its image, at any depth
    'kui:@max-[640px]/table:group-data-tree/row:ms-(--kui-tree-indent) kui:@max-[640px]/table:group-has-[[data-title-media]]/row:ps-11',
  ),
  end: 'kui:@max-[640px]/table:flex kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:ps-3 kui:@max-[640px]/table:[grid-area:end]',
} as const

/** The header before a value in a phone's row; elsewhere the table has a head. */
export const phoneLabel = 'kui:hidden kui:me-1.5 kui:shrink-0 kui:text-fg-subtle kui:@max-[640px]/table:inline'
