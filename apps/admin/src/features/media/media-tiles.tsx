import type { ListedMediaFile, MediaKind } from '@kiosk-admin/api-client'
import { Button, EmptyState } from '@kiosk-admin/ui'
import { type MediaActions, MediaGrid } from '@kiosk-admin/ui/media'
import { SearchX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { reasonOf } from '../../shared/failures/reasons'
import { useGridLabels } from '../../shared/media/use-grid-labels'
import { openDialog } from '../../shared/routing/dialog'
import { toastDone } from '../../shared/toasts/toasts'
import { FILE } from './kinds'
import { itemOf } from './media-items'
import { useMove } from './move-menu'

type MediaTilesProps = {
  kind: MediaKind
  /** The filtered files, in order. */
  files: readonly ListedMediaFile[]
  filtered: boolean
  onClear: () => void
  mayWrite: boolean
  loading: boolean
  failed: boolean
  onRetry: () => void
  empty: ReactNode
  selection: readonly string[]
  onSelection: (ids: readonly string[]) => void
  onUsage: (file: { id: string; name: string }) => void
  onRemove: (ids: readonly string[]) => void
}

/** The files as tiles: renamed in place, moved and deleted singly or together. */
export function MediaTiles({
  kind,
  files,
  filtered,
  onClear,
  mayWrite,
  selection,
  onSelection,
  ...rest
}: MediaTilesProps) {
  const { onUsage, onRemove, empty, loading, failed, onRetry } = rest
  const { rename } = useMediaLibrary()
  const move = useMove(kind)
  const { data: categories } = useMediaCategories()
  const textIn = useLocalisedText()
  const labels = useGridLabels(kind)
  const { grid } = labels
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language; mapping many files is expensive
  const items = useMemo(() => files.map((file) => itemOf(file, textIn(file.alt))), [files])
  const kinds = useMemo(() => [kind], [kind])
  /** The grid marks the failure; the toast explains it. */
  const report = (error: unknown): never => {
    toastFailure(error)
    throw error
  }
  const writing: MediaActions = {
    async rename({ id }, name) {
      const file = files.find((listed) => listed.id === id)
      if (!file) return
      await rename(file, name).catch(report)
      toastDone('updated', name)
    },
    move: (ids, categoryId) => move(ids, categoryId).catch(report),
    onRemove,
  }
  return (
    <MediaGrid
      files={items}
      categories={categories ?? []}
      kinds={kinds}
      toolbar={false}
      errorText={(error) => reasonOf(error) ?? failureText(error)}
      style={{ height: 'calc(100dvh - 18rem)' }}
      selection={mayWrite ? 'many' : 'none'}
      value={selection}
      onValueChange={onSelection}
      actions={{ onUsage, ...(mayWrite ? writing : {}) }}
      onOpen={({ id }) => openDialog(FILE, id)}
      loading={loading}
      labels={labels}
      failed={failed}
      onRetry={onRetry}
      empty={
        filtered ? (
          <EmptyState
            tone="nothing-found"
            icon={<SearchX strokeWidth={1.5} />}
            title={grid.nothing}
            action={<Button onClick={onClear}>{grid.clear}</Button>}
          >
            {grid.nothingText}
          </EmptyState>
        ) : (
          empty
        )
      }
    />
  )
}
