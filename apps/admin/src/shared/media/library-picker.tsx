import { type ListedMediaFile, type MediaFile, type MediaKind, may, mediaExtensions } from '@kiosk-admin/api-client'
import { type MediaItem, MediaPicker, type SendFile, Uploader } from '@kiosk-admin/ui/media'
import { useMemo, useRef } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { useFiles } from '../../data/media/use-files'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMediaCategoryOptions } from '../../data/media/use-media-categories'
import { isPermanentUploadProblem, uploadProblem } from './upload-errors'

export type LibraryPickerProps = {
  kind: MediaKind
  open: boolean
  /** Told what was chosen, or nothing. */
  onAnswer: (file: ListedMediaFile | undefined) => void
  /** Told the names of files that were not taken, until each is dismissed. */
  onNotUploadedChange?: ((names: readonly string[]) => void) | undefined
}

/** The window onto the mall's media library; what browsers cannot show is not offered. */
export function LibraryPicker({ kind, open, onAnswer, onNotUploadedChange }: LibraryPickerProps) {
  const { data, error, loading, retry } = useFiles(kind, open)
  const { data: categories } = useMediaCategoryOptions(kind, open)
  const textIn = useLocalisedText()
  const { data: permissions } = usePermissions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow the interface; the files are what may be many
  const files = useMemo(
    () =>
      (data ?? [])
        .filter(({ playable }) => playable)
        // the newest first, also of those that came while the list was there; without dates it stays as it came
        .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
        .map(
          ({ id, kind, name, url, thumbnailUrl, alt, size, width, height, usedBy, categoryId }): MediaItem => ({
            ...{ id, kind, name, url, size, usedBy, categoryId, alt: textIn(alt) },
            thumbnailUrl: thumbnailUrl ?? undefined,
            width: width ?? undefined,
            height: height ?? undefined,
          }),
        ),
    [data],
  )
  return (
    <MediaPicker
      open={open}
      files={files}
      categories={categories ?? []}
      kinds={[kind]}
      loading={loading}
      upload={
        permissions &&
        may(permissions, 'MediaLibrary', 'write') && <UploadHere {...{ kind, onAnswer, onNotUploadedChange }} />
      }
      failed={error !== undefined}
      onRetry={retry}
      onPick={([picked]) => onAnswer(data?.find(({ id }) => id === picked?.id))}
      onOpenChange={(next) => !next && onAnswer(undefined)}
    />
  )
}

/** One file that is uploaded here is the one that was wanted; of several, staff choose. */
function UploadHere({ kind, onAnswer, onNotUploadedChange }: Omit<LibraryPickerProps, 'open'>) {
  const { upload } = useMediaLibrary()
  const { data: files } = useFiles(kind)
  const sent = useRef(0)
  const send: SendFile<MediaFile> = (file, sending) => {
    sent.current += 1
    return upload(file, null, sending)
  }
  return (
    <Uploader
      send={send}
      extensions={mediaExtensions[kind]}
      findDuplicate={async (hash) => files?.find(({ sha256 }) => sha256 === hash)}
      errorText={uploadProblem}
      isPermanent={isPermanentUploadProblem}
      onNotUploadedChange={(files) => onNotUploadedChange?.(files.map(({ name }) => name))}
      onUploaded={(file) => {
        if (sent.current === 1 && file.playable) onAnswer(file)
      }}
    />
  )
}
