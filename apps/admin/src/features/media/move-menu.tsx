import type { MediaKind } from '@kiosk-admin/api-client'
import { BulkBar, DropdownMenu } from '@kiosk-admin/ui'
import { FolderInput } from 'lucide-react'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { useKitLabels } from '../../shared/kit'
import { toastDone } from '../../shared/toasts/toasts'
import { mediaFileMessages } from './messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

type MoveMenuProps = { kind: MediaKind; ids: readonly string[]; onMoved: () => void }

/** Moves the selected files to a category of their kind, or to none. */
export function MoveMenu({ kind, ids, onMoved }: MoveMenuProps) {
  const t = useMessages(mediaFileMessages)
  const { media } = useKitLabels()
  const move = useMove(kind)
  const { data: categories = [] } = useMediaCategories()
  const places = [{ id: null, name: media.grid.unassigned }, ...categories.filter((category) => category.kind === kind)]
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <BulkBar.Action icon={<FolderInput {...icon} />}>{t('mediaFiles.move')}</BulkBar.Action>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="top">
        {places.map(({ id, name }) => (
          <DropdownMenu.Item
            key={id}
            icon={<FolderInput {...icon} />}
            onSelect={() => void move(ids, id).then(onMoved, toastFailure)}
          >
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Moves files and reports the new category. Rejects like its call. */
export function useMove(kind: MediaKind) {
  const t = useMessages(mediaFileMessages)
  const { media } = useKitLabels()
  const { move } = useMediaLibrary()
  const { data: categories } = useMediaCategories()
  return async (ids: readonly string[], categoryId: string | null) => {
    await move(kind, ids, categoryId)
    const name = categories?.find(({ id }) => id === categoryId)?.name ?? media.grid.unassigned
    toastDone('updated', t('mediaFiles.moved', { count: ids.length, name }))
  }
}
