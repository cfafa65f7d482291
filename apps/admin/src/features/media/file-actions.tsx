import { type MediaFile, mediaExtensions } from '@kiosk-admin/api-client'
import { Button, Note, ProgressBar } from '@kiosk-admin/ui'
import { Crop, ExternalLink, Replace, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { kitLabels } from '../../shared/kit'
import { uploadProblem } from '../../shared/media/upload-errors'
import { LockedButton } from '../../shared/session/locked-button'
import { toastDone } from '../../shared/toasts/toasts'
import { mediaFileMessages } from './messages'

const CropDialog = lazy(async () => ({ default: (await loadCode(() => import('./crop-dialog'))).CropDialog }))

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A file before and after its content was replaced. */
export type ReplacedFile = { before: MediaFile; stored: MediaFile }

/** The last replacement, kept outside the form, which remounts with new content. */
export type Replacement = {
  replaced: ReplacedFile | undefined
  setReplaced: (replaced: ReplacedFile | undefined) => void
}

type FileActionsProps = {
  file: MediaFile
  mayWrite: boolean
  dirty: boolean
  replacement: Replacement
  onDelete: () => void
}

/** Actions on the file itself; the form holds its texts. */
export function FileActions({ file, mayWrite, dirty, replacement, onDelete }: FileActionsProps) {
  const t = useMessages(mediaFileMessages)
  const input = useRef<HTMLInputElement>(null)
  const { replaced } = replacement
  const { busy, problem, replaceWith, undo } = useReplacement(file, replacement)
  const [cropping, setCropping] = useState(false)
  const reason = !mayWrite ? t('mediaFiles.reader') : dirty ? t('mediaFiles.saveFirst') : undefined
  const croppable = file.kind === 'Image' && file.playable
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {reason ? (
          <LockedButton reason={reason}>{t('mediaFiles.replace')}</LockedButton>
        ) : (
          <Button icon={<Replace {...icon} />} busy={busy !== undefined} onClick={() => input.current?.click()}>
            {t('mediaFiles.replace')}
          </Button>
        )}
        {croppable &&
          (reason ? (
            <LockedButton reason={reason}>{t('mediaFiles.crop')}</LockedButton>
          ) : (
            <Button icon={<Crop {...icon} />} onClick={() => setCropping(true)}>
              {t('mediaFiles.crop')}
            </Button>
          ))}
        <Button asChild variant="quiet" icon={<ExternalLink {...icon} />}>
          <a href={file.url} target="_blank" rel="noreferrer">
            {t('mediaFiles.open')}
          </a>
        </Button>
        {mayWrite && (
          <Button variant="quiet" icon={<Trash2 {...icon} />} onClick={onDelete}>
            {t('mediaFiles.delete')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('mediaFiles.replace')}
        accept={mediaExtensions[file.kind].map((extension) => `.${extension}`).join(',')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // lets the user choose the same file again
          currentTarget.value = ''
          if (chosen) void replaceWith(chosen)
        }}
      />
      {busy && (
        <ProgressBar
          label={t('mediaFiles.replacing', { name: busy.name })}
          {...(busy.fraction === undefined ? {} : { value: busy.fraction * 100 })}
        />
      )}
      {replaced && (
        // a note, because a toast would lie outside the modal form
        <Note
          tone="info"
          role="status"
          action={
            <Button size="small" onClick={() => void undo()}>
              {kitLabels().primitives.undo}
            </Button>
          }
        >
          {t('mediaFiles.replaced', { name: replaced.stored.name })}
        </Note>
      )}
      {problem && (
        <Note tone="error" role="alert">
          {problem}
        </Note>
      )}
      {cropping && (
        <Suspense>
          <CropDialog file={file} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Replaces the content under the same id; unmounting cancels the upload. */
function useReplacement(file: MediaFile, { replaced, setReplaced }: Replacement) {
  const t = useMessages(mediaFileMessages)
  const { replaceFile, restoreContent } = useMediaLibrary()
  const [busy, setBusy] = useState<{ name: string; fraction?: number }>()
  const [problem, setProblem] = useState<string>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function undo() {
    if (!replaced) return
    const { before, stored } = replaced
    setReplaced(undefined)
    setBusy({ name: before.name })
    try {
      if (await restoreContent(before, stored)) toastDone('updated', t('mediaFiles.putBack', { name: before.name }))
      else setProblem(t('mediaFiles.notPutBack', { name: stored.name }))
    } catch (error) {
      setProblem(uploadProblem(error))
    }
    setBusy(undefined)
  }

  async function replaceWith(chosen: File) {
    const controller = new AbortController()
    current.current = controller
    setProblem(undefined)
    setReplaced(undefined)
    setBusy({ name: chosen.name })
    try {
      const onProgress = (fraction: number) => setBusy({ name: chosen.name, fraction })
      const stored = await replaceFile(file.id, chosen, { signal: controller.signal, onProgress })
      setReplaced({ before: file, stored })
    } catch (error) {
      setProblem(uploadProblem(error))
    }
    setBusy(undefined)
  }
  return { busy, problem, replaceWith, undo }
}
