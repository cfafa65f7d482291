// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are positioned individually, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid manages focus of cells and controls, see useGridFocus
import { Button } from '../../primitives/button/button'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import type { MissingRowProps } from '../source/source'
import { useDataTableContext } from './data-table-context'
import { CellFocusProvider, useGridStop } from './grid-stop'

/** Placeholder of a missing row, with a retry button after a failure. */
export function DataTableMissingRow({ index, top, active }: MissingRowProps) {
  const { table, t } = useDataTableContext()
  const failed = table.sourceState?.list.errorAt(index) !== undefined
  return (
    <div
      role="row"
      data-slot="data-table-missing-row"
      data-row-index={index}
      aria-rowindex={index + 2}
      aria-busy={!failed}
      className="kui:absolute kui:inset-x-0 kui:top-0 kui:h-(--kui-table-row) kui:border-b kui:border-line-faint kui:scroll-mt-[calc(var(--kui-sticky-top,0px)+2.125rem)] kui:scroll-mb-20 kui:text-sm"
      style={{ transform: `translateY(${top})` }}
    >
      <CellFocusProvider value={{ active, item: 0 }}>
        <div
          role="gridcell"
          data-column-id={table.rowHeader?.id}
          tabIndex={failed ? undefined : active ? 0 : -1}
          className="kui:flex kui:h-full kui:items-center kui:gap-3 kui:px-3 kui:text-fg-muted kui:outline-none kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]"
        >
          {failed ? (
            <>
              {t.rowNotLoaded}
              <Retry />
            </>
          ) : (
            <>
              <span className="kui:sr-only">{t.loading}</span>
              <Skeleton style={{ width: `${LENGTHS[index % LENGTHS.length]}%` }} />
            </>
          )}
        </div>
      </CellFocusProvider>
    </div>
  )
}

/** Error message of a failed selection. */
export const NotSelected = () => useDataTableContext().t.notSelected

/** Percent of the row's width. */
const LENGTHS = [42, 34, 48, 38, 30, 45]

function Retry() {
  const { table, t } = useDataTableContext()
  return (
    <Button size="small" onClick={table.source?.retry} {...useGridStop()}>
      {t.retry}
    </Button>
  )
}
