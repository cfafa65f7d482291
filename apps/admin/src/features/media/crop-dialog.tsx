import type { MediaFile } from '@kiosk-admin/api-client'
import { Button, Dialog, Note } from '@kiosk-admin/ui'
import { CropEditor } from '@kiosk-admin/ui/media'
import { useState } from 'react'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMessages } from '../../shared/i18n/i18n'
import { uploadProblem } from '../../shared/media/upload-errors'
import { formMessages } from '../../shared/record/form-messages'
import { openDialog } from '../../shared/routing/dialog'
import { toastDone } from '../../shared/toasts/toasts'
import { type CropArea, cutName, cutPicture } from './cut-picture'
import { FILE } from './kinds'
import { mediaFileMessages } from './messages'

const whole: CropArea = { x: 0, y: 0, width: 1, height: 1 }
const shapes = [
  { label: '1:1', value: 1 },
  { label: '4:3', value: 4 / 3 },
  { label: '16:9', value: 16 / 9 },
  { label: '9:16', value: 9 / 16 },
]
const neverEnds = new AbortController().signal

/** Crops a picture into a new file, with the alternative text and category of the original. */
export function CropDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const t = useMessages(mediaFileMessages)
  const c = useMessages(formMessages)
  const { upload, save } = useMediaLibrary()
  const [area, setArea] = useState(whole)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function cut() {
    setBusy(true)
    setProblem(undefined)
    try {
      const as = cutName(file.name, (name) => t('mediaFiles.cropName', { name }))
      const part = await cutPicture(file.url, area, as)
      const stored = await upload(part, file.categoryId, { signal: neverEnds, onProgress: () => undefined })
      if (file.alt) {
        const { id, name, categoryId, version } = stored
        await save({ id, body: { name, categoryId, alt: file.alt, focalPoint: null }, version })
      }
      toastDone('created', stored.name)
      openDialog(FILE, stored.id)
      onClose()
    } catch (error) {
      setProblem(uploadProblem(error) ?? t('mediaFiles.cropFailed'))
      setBusy(false)
    }
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="normal">
        <Dialog.Header>
          <Dialog.Title>{t('mediaFiles.crop')}</Dialog.Title>
          <Dialog.Description>{t('mediaFiles.cropText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-3">
          <CropEditor src={file.url} value={area} onValueChange={setArea} aspects={shapes} />
          {problem && (
            <Note tone="error" role="alert">
              {problem}
            </Note>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" onClick={onClose}>
            {c('form.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={area.width > 0.999 && area.height > 0.999}
            onClick={() => void cut()}
          >
            {t('mediaFiles.cropSave')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
