import { Lock, Search, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { useElapsed } from '../../internal/hooks/use-elapsed'
import { Button } from '../../primitives/button/button'
import { EmptyState } from '../../primitives/empty-state/empty-state'
import { ErrorState } from '../../primitives/error-state/error-state'
import { Note } from '../../primitives/note/note'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import type { ListProblem } from '../model/list-problem'
import { useDataTableContext } from './data-table-context'

/** Replacement for missing rows: loading, no access, error, nothing found, empty. */
export function DataTableState({ loading, error, onRetry, noAccess, empty }: ListProblem & { empty?: ReactNode }) {
  const { table, t } = useDataTableContext()
  if (noAccess) {
    return (
      <EmptyState icon={<Lock />} tone="nothing-found" title={t.noAccessTitle}>
        {noAccess}
      </EmptyState>
    )
  }
  if (table.list.count > 0) return null
  // still sorting the first rows
  if (loading || (table.working && !table.filtered)) return <LoadingRows />
  if (error && (table.source || table.total === 0)) {
    return (
      <ErrorState title={t.errorTitle} onRetry={onRetry}>
        {error === true ? t.errorHelp : error}
      </ErrorState>
    )
  }
  if (table.total > 0) {
    // the search result lags behind the input
    if (!table.filtered) return null
    return (
      // announced by the table's live region, like all results
      <EmptyState
        icon={<Search />}
        tone="nothing-found"
        title={t.nothingFound(table.search.trim())}
        action={<Button onClick={table.clearFilters}>{t.clear}</Button>}
      >
        {t.nothingFoundHelp}
      </EmptyState>
    )
  }
  return empty ?? <EmptyState icon={<Shapes />} title={t.emptyTitle} />
}

/** Note above an incomplete list. */
export function PartlyLoaded({ error, onRetry }: Pick<ListProblem, 'error' | 'onRetry'>) {
  const { t } = useDataTableContext()
  return (
    <Note
      tone="error"
      className="kui:mb-2"
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        )
      }
    >
      {error === true ? t.partlyLoaded : error}
    </Note>
  )
}

const BARS = ['62%', '48%', '70%', '55%', '44%', '66%']

/** Skeletons of rows. They take their space at once and appear after 200 ms, so that quick responses do not flicker. */
function LoadingRows() {
  const { t } = useDataTableContext()
  const visible = useElapsed(200)
  return (
    <div role="status" data-slot="data-table-loading" className="kui:pt-8.5">
      <span className="kui:sr-only">{t.loading}</span>
      {BARS.map((width) => (
        <div
          key={width}
          aria-hidden
          data-visible={visible || undefined}
          className="kui:flex kui:h-(--kui-table-row) kui:items-center kui:gap-3 kui:border-b kui:border-line-faint kui:px-3 kui:not-data-visible:invisible"
        >
          <Skeleton style={{ width: 24, height: 24, flex: 'none' }} />
          <span className="kui:w-1/2">
            <Skeleton style={{ width }} />
          </span>
          <span className="kui:ms-auto kui:w-24 kui:@max-[640px]/table:w-14">
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  )
}
