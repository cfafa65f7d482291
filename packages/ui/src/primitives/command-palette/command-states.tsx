import { Search, SearchX } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { PrimitivesLabels } from '#labels/primitives'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { Note } from '../note/note'
import type { useCommandSearch } from './use-command-search'

/** For buttons in the palette: cmdk handles every Enter as selection. */
export const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation()
}

type CommandStatesProps = {
  search: string
  count: number
  loaded: Pick<ReturnType<typeof useCommandSearch>, 'loading' | 'failed'>
  onRetry: () => void
  t: PrimitivesLabels
}

/**
 * The message below or instead of the list: empty search, no results, error. Outside the listbox, which may contain
 * options only.
 */
export function CommandStates({ search, count, loaded: { loading, failed }, onRetry, t }: CommandStatesProps) {
  const nothing = count === 0 && !loading && !failed
  return (
    <>
      <p role="status" className="kui:sr-only">
        {loading
          ? t.command.loading
          : search === ''
            ? ''
            : count === 0
              ? t.command.nothing(search)
              : t.command.count(count)}
      </p>
      {nothing && search === '' && (
        <EmptyState
          className="kui:m-auto"
          icon={<Search strokeWidth={1.5} />}
          tone="nothing-found"
          title={t.command.hint}
        />
      )}
      {nothing && search !== '' && (
        <EmptyState
          className="kui:m-auto"
          icon={<SearchX strokeWidth={1.5} />}
          tone="nothing-found"
          title={t.command.nothing(search)}
        >
          {t.command.nothingHint}
        </EmptyState>
      )}
      {count === 0 && loading && (
        <p aria-hidden="true" className="kui:m-auto kui:text-fg-muted">
          {t.command.loading}
        </p>
      )}
      {failed && (
        <Note
          tone="error"
          className="kui:m-1.5"
          action={
            <Button size="small" onKeyDown={keepEnter} onClick={onRetry}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.command.failed}
        </Note>
      )}
    </>
  )
}
