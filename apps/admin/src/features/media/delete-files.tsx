import { calls, type ListedMediaFile, type MediaKind } from '@kiosk-admin/api-client'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMessages } from '../../shared/i18n/i18n'
import { DeleteConfirm } from './delete-confirm'
import { mediaFileMessages } from './messages'

type DeleteFilesProps = {
  kind: MediaKind
  files: readonly ListedMediaFile[] | undefined
  onClose: () => void
  onDeleted?: (ids: readonly string[]) => void
}

/** Confirms moving files to the trash. */
export function DeleteFiles({ kind, files, ...rest }: DeleteFilesProps) {
  const t = useMessages(mediaFileMessages)
  const { remove, restore } = useMediaLibrary()
  const [first, ...others] = files ?? []
  const used = (files ?? []).filter(({ usedBy = 0 }) => usedBy > 0).length
  return (
    <DeleteConfirm
      records={files}
      remove={(records) => remove(kind, records)}
      restore={restore}
      countText={(count) => t('mediaFiles.count', { count })}
      usage={calls.mediaUsages}
      {...rest}
    >
      {first &&
        (others.length === 0
          ? t('mediaFiles.deleteOne', { name: first.name })
          : t('mediaFiles.deleteMany', { count: others.length + 1 }))}
      {others.length > 0 && used > 0 && ` ${t('mediaFiles.deleteUsed', { count: used })}`}
    </DeleteConfirm>
  )
}
