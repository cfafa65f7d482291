import { type MediaFile, type MediaKind, mediaExtensions } from '@kiosk-admin/api-client'
import { Button, ConfirmDialog, Dialog, Select } from '@kiosk-admin/ui'
import { type SendFile, Uploader } from '@kiosk-admin/ui/media'
import { useState } from 'react'
import { useFiles } from '../../data/media/use-files'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { useMessages } from '../../shared/i18n/i18n'
import { useKitLabels } from '../../shared/kit'
import { isPermanentUploadProblem, uploadProblem } from '../../shared/media/upload-errors'
import { useUnplayableVideo } from '../../shared/media/use-unplayable-video'
import { closeDialog, useDialog } from '../../shared/routing/dialog'
import { useLeaveGuard } from '../../shared/routing/use-leave-guard'
import { UPLOAD } from './kinds'
import { mediaFileMessages } from './messages'
import { StorageWarning } from './storage'

type UploadDialogProps = {
  kind: MediaKind
  /** New files get the category that the list is filtered by. */
  categoryId: string | null
}

/** The dialog `upload file`: several files with progress, and their category. */
export function UploadDialog(props: UploadDialogProps) {
  const { open } = useDialog(UPLOAD)
  return (
    <Dialog.Root open={open} onOpenChange={() => closeDialog()}>
      <Dialog.Content size="normal" aria-describedby={undefined}>
        <Uploads {...props} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Mounted with the dialog: closing it cancels pending uploads. */
function Uploads({ kind, categoryId }: UploadDialogProps) {
  const t = useMessages(mediaFileMessages)
  const { media } = useKitLabels()
  const { upload } = useMediaLibrary()
  const { data: files } = useFiles(kind, { alerts: false })
  const { data: categories = [] } = useMediaCategories()
  const [category, setCategory] = useState(categoryId)
  const [underWay, setUnderWay] = useState(0)
  const guard = useLeaveGuard(underWay > 0)

  const unplayableVideo = useUnplayableVideo()
  const send: SendFile<MediaFile> = async (file, sending) => {
    setUnderWay((count) => count + 1)
    try {
      return await upload(file, category, sending)
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('mediaFiles.upload')}</Dialog.Title>
        <p className="m-0 text-sm text-fg-muted">{t('mediaFiles.uploadText')}</p>
      </Dialog.Header>
      <Dialog.Body className="flex flex-col gap-4">
        <StorageWarning />
        <Select
          label={t('mediaFiles.uploadTo')}
          placeholder={media.grid.unassigned}
          value={category ?? ''}
          onValueChange={(id) => setCategory(id || null)}
          options={categories
            .filter((category) => category.kind === kind)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Uploader
          send={send}
          extensions={mediaExtensions[kind]}
          findDuplicate={async (hash) => files?.find(({ sha256 }) => sha256 === hash)}
          errorText={uploadProblem}
          isPermanent={isPermanentUploadProblem}
          warningText={unplayableVideo}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="quiet" onClick={() => closeDialog()}>
          {t('mediaFiles.close')}
        </Button>
      </Dialog.Footer>
      <ConfirmDialog
        open={guard.leaving}
        kind="proceed"
        action={t('mediaFiles.stop')}
        onOpenChange={guard.stay}
        onConfirm={guard.leave}
      >
        {t('mediaFiles.uploading')}
      </ConfirmDialog>
    </>
  )
}
