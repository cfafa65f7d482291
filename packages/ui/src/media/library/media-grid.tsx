import { Images, SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { EmptyState } from '../../primitives/empty-state/empty-state'
import { ErrorState } from '../../primitives/error-state/error-state'
import { Note } from '../../primitives/note/note'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { MediaItem } from '../media-file'
import { MediaGridBar } from './media-grid-bar'
import { MediaGridDialogs } from './media-grid-dialogs'
import { MediaGridTiles } from './media-grid-tiles'
import { MediaGridToolbar } from './media-grid-toolbar'
import { type MediaActions, useMediaActions } from './use-media-actions'
import { type UseMediaGridProps, useMediaGrid } from './use-media-grid'

export type MediaGridProps = UseMediaGridProps &
  Omit<ComponentProps<'section'>, 'children' | 'defaultValue'> & {
    /** Actions on files. Without write permission, pass `usage` only. @default none */
    actions?: MediaActions
    /** Called on Enter, double click, or Open in the menu. */
    onOpen?: (file: MediaItem) => void
    /** @default false */
    loading?: boolean
    /** Whether loading failed. @default false */
    failed?: boolean
    onRetry?: () => void
    /** Shown without any files. @default a hint about uploads */
    empty?: ReactNode
    /** Shows filters and search; `false` where the page has them. @default true */
    toolbar?: boolean
    /** Text for a rejected action, such as the server's reason. @default a general text */
    errorText?: (error: unknown) => string | undefined
    labels?: Partial<MediaLabels>
  }

const NO_ACTIONS: MediaActions = {}

/**
 * Files as tiles (ARIA grid, as a layout grid), virtualised. Arrow keys, Home, End and Page keys move; Space selects,
 * Shift a range, Ctrl+A all; Enter opens, F2 renames, Delete deletes, and the context-menu key opens a file's menu.
 */
export function MediaGrid({
  files,
  categories,
  kinds,
  selection,
  value,
  defaultValue,
  onValueChange,
  actions = NO_ACTIONS,
  onOpen,
  loading = false,
  failed = false,
  onRetry,
  empty,
  toolbar = true,
  errorText,
  labels,
  className,
  ...rest
}: MediaGridProps) {
  const t = useLabels('media', en, labels).grid
  const { locale } = useKioskUi()
  const grid = useMediaGrid({ files, categories, kinds, selection, value, defaultValue, onValueChange })
  const doing = useMediaActions(actions)
  const number = numberFormat(locale)
  const { result, problem } = doing
  const categoryName = (id: string | null) => grid.categories.find((one) => one.id === id)?.name ?? t.unassigned
  const announcement =
    result?.kind === 'renamed'
      ? t.renamed(result.name)
      : result?.kind === 'moved'
        ? t.moved(result.count, number.format(result.count), categoryName(result.categoryId))
        : result?.kind === 'removed'
          ? t.removed(result.count, number.format(result.count))
          : ''
  return (
    <section
      data-slot="media-grid"
      aria-label={t.title}
      aria-busy={loading || undefined}
      className={cx(
        'kui:@container/media kui:flex kui:h-[min(75dvh,52rem)] kui:min-h-80 kui:min-w-0 kui:flex-col kui:gap-3 kui:p-1',
        className,
      )}
      {...rest}
    >
      {toolbar && <MediaGridToolbar grid={grid} labels={labels} />}
      {problem && (
        <Note tone="error" role="alert">
          {errorText?.(doing.error) ?? t[problem]}
        </Note>
      )}
      <span role="status" className="kui:sr-only">
        {announcement || (loading ? t.loading : t.shown(grid.shown.length, number.format(grid.shown.length)))}
      </span>
      {grid.shown.length > 0 ? (
        <MediaGridTiles {...{ grid, doing, onOpen, labels }} />
      ) : failed ? (
        <ErrorState title={t.failed} {...(onRetry ? { onRetry } : {})} retrying={loading}>
          {t.failedText}
        </ErrorState>
      ) : loading ? (
        <Loading />
      ) : grid.filtered ? (
        <EmptyState
          tone="nothing-found"
          icon={<SearchX strokeWidth={1.5} />}
          title={t.nothing}
          action={
            <Button onClick={() => grid.setFilter({ kind: undefined, category: undefined, search: '' })}>
              {t.clear}
            </Button>
          }
        >
          {t.nothingText}
        </EmptyState>
      ) : (
        (empty ?? (
          <EmptyState icon={<Images strokeWidth={1.5} />} title={t.empty}>
            {t.emptyText}
          </EmptyState>
        ))
      )}
      <MediaGridBar {...{ grid, doing, labels }} />
      <MediaGridDialogs {...{ grid, doing, labels }} />
    </section>
  )
}

const Loading = () => (
  <div className="kui:grid kui:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] kui:gap-3">
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={index} className="kui:h-42 kui:rounded-lg" />
    ))}
  </div>
)
