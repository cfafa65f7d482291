import { cx } from '../../internal/cx'
import type { PinnedAt } from '../columns/column-tracks'
import type { DataTableColumn } from '../model/data-table-column'

/** The tracks of a row: those of the columns, fewer on tablets, two lines on phones. */
export const rowGrid = cx(
  'kui:grid kui:grid-cols-(--kui-table-columns) kui:items-center kui:tabular-nums kui:@max-[960px]/table:grid-cols-(--kui-table-columns-narrow)',
  'kui:@max-[640px]/table:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] kui:@max-[640px]/table:grid-rows-[1fr_1fr] kui:@max-[640px]/table:[grid-template-areas:"lead_select_title_end_actions"_"lead_select_second_end_actions"]',
)

/** `chosen`: staff pinned the column or set its width, so it is not left out for want of room. */
export const cellPlace = <Row>({ wide, align }: DataTableColumn<Row>, chosen: boolean) =>
  cx(wide && !chosen && 'kui:@max-[960px]/table:hidden', align === 'end' && 'kui:justify-end kui:text-end')

/** Cells that stay while the others scroll. They cover those, so they are painted as their row is, whatever its state. */
export const pinned = cx(
  'kui:data-pinned:sticky kui:data-pinned:z-1 kui:data-pinned:bg-surface kui:data-pinned:bg-[linear-gradient(var(--kui-row-tint,transparent),var(--kui-row-tint,transparent))] kui:@max-[640px]/table:data-pinned:static',
  'kui:data-[pin-edge=start]:border-e kui:data-[pin-edge=end]:border-s kui:data-pin-edge:border-line kui:@max-[640px]/table:data-pin-edge:border-0',
)

/** What the row lays under its cells, named so that pinned cells can lay it under theirs. */
export const rowTint =
  'kui:hover:[--kui-row-tint:var(--k-hover)] kui:data-selected:[--kui-row-tint:var(--k-accent-soft)] kui:after:z-1'

export const pinnedProps = (at: PinnedAt | undefined) =>
  at && {
    'data-pinned': at.side,
    'data-pin-edge': at.edge ? at.side : undefined,
    style: at.side === 'start' ? { insetInlineStart: at.offset } : { insetInlineEnd: at.offset },
  }

/** A row is as wide as its columns need, once staff set widths or pin columns. */
export const rowLeast =
  'kui:min-w-(--kui-table-least,0px) kui:@max-[960px]/table:min-w-(--kui-table-least-narrow,0px) kui:@max-[640px]/table:min-w-0'

/** Where a cell stands in a phone's row of two lines. One class each, not all in every cell: there are hundreds in sight. */
export const phonePlaces = {
  hidden: 'kui:@max-[640px]/table:hidden',
  title:
    'kui:@max-[640px]/table:flex kui:@max-[640px]/table:items-end kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:[grid-area:title]',
  second: cx(
    'kui:@max-[640px]/table:flex kui:@max-[640px]/table:items-start kui:@max-[640px]/table:justify-start kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:text-fg-muted kui:@max-[640px]/table:[grid-area:second]',
    // Under the name, not under its picture, however deep it stands.
    'kui:@max-[640px]/table:group-data-tree/row:ms-(--kui-tree-indent) kui:@max-[640px]/table:group-has-[[data-title-media]]/row:ps-11',
  ),
  end: 'kui:@max-[640px]/table:flex kui:@max-[640px]/table:px-0 kui:@max-[640px]/table:ps-3 kui:@max-[640px]/table:[grid-area:end]',
} as const
