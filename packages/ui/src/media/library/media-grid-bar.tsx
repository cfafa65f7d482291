import { FolderInput, Trash2 } from 'lucide-react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { MoveItems } from './media-grid-menu'
import type { MediaActionsState } from './use-media-actions'
import type { MediaGridState } from './use-media-grid'

type MediaGridBarProps = {
  grid: MediaGridState
  doing: MediaActionsState
  labels: Partial<MediaLabels> | undefined
}

/** Actions for the selected files. */
export function MediaGridBar({ grid, doing, labels }: MediaGridBarProps) {
  const t = useLabels('media', en, labels).grid
  const { actions } = doing
  const ids = [...grid.selected]
  if (ids.length === 0 || (!actions.move && !doing.canRemove)) return null
  const kinds = new Set(ids.map((id) => grid.byId.get(id)?.kind))
  return (
    <BulkBar.Root count={ids.length} onClose={grid.clearSelection}>
      {actions.move && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <BulkBar.Action icon={<FolderInput />}>{t.move}</BulkBar.Action>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content side="top">
            <MoveItems
              // categories of a kind accept its files only
              categories={grid.categories.filter(({ kind }) => !kind || (kinds.size === 1 && kinds.has(kind)))}
              onMove={(categoryId) => doing.move(ids, categoryId)}
              labels={labels}
            />
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      {doing.canRemove && (
        <BulkBar.Action icon={<Trash2 />} onClick={() => doing.askRemove(ids)}>
          {t.remove}
        </BulkBar.Action>
      )}
    </BulkBar.Root>
  )
}
