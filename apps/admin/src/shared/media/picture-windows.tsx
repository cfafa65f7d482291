// Dialogs that choose and enlarge the picture of a form.

import type { ListedMediaFile } from '@kiosk-admin/api-client'
import { Dialog } from '@kiosk-admin/ui'
import { MediaPreview } from '@kiosk-admin/ui/media'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { closeStep } from '../routing/dialog'
import { LibraryPicker } from './library-picker'

type PictureWindowsProps = {
  /** Whether the dialog that chooses a picture is open. */
  adding: boolean
  showing: boolean
  file: ListedMediaFile | undefined
  onPick: (id: string) => void
  onNotUploadedChange: (names: readonly string[]) => void
}

/** Dialogs that choose and enlarge the picture of a form. */
export function PictureWindows({ adding, showing, file, onPick, onNotUploadedChange }: PictureWindowsProps) {
  const textIn = useLocalisedText()
  return (
    <>
      <LibraryPicker
        kind="Image"
        open={adding}
        onNotUploadedChange={onNotUploadedChange}
        onClose={(picked) => {
          if (picked) onPick(picked.id)
          closeStep()
        }}
      />
      <Dialog.Root open={showing && file !== undefined} onOpenChange={closeStep}>
        <Dialog.Content size="large" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{file?.name}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body className="pb-5">
            {file && (
              <MediaPreview
                file={{ id: file.id, kind: file.kind, name: file.name, url: file.url, size: file.size }}
                alt={textIn(file.alt) || file.name}
                className="[&_img]:max-h-[75vh]"
              />
            )}
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}
