import { type ListedMediaFile, type MediaFile, type MediaKind, may, mediaExtensions } from '@kiosk-admin/api-client'
import { type MediaItem, MediaPicker, type SendFile, Uploader } from '@kiosk-admin/ui/media'
import { useMemo, useRef } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { useFiles } from '../../data/media/use-files'
import { useMediaLibrary } from '../../data/media/use-media'
import { useMediaCategoryOptions } from '../../data/media/use-media-categories'
import { isPermanentUploadProblem, uploadProblem } from './upload-errors'
import { useGridLabels } from './use-grid-labels'
import { useUnplayableVideo } from './use-unplayable-video'

export type LibraryPickerProps = {
  kind: MediaKind
  open: boolean
  /** Called with the chosen file, or with nothing when cancelled. */
  onClose: (file: ListedMediaFile | undefined) => void
  /** Called with the names of rejected files, until they are dismissed. */
  onNotUploadedChange?: ((names: readonly string[]) => void) | undefined
}

/** Dialog that picks a file from the media library. Leaves out pictures that browsers cannot show; refuses such videos by name. */
export function LibraryPicker({ kind, open, onClose, onNotUploadedChange }: LibraryPickerProps) {
  const { data, error, loading, retry } = useFiles(kind, { enabled: open, alerts: false })
  const { data: categories } = useMediaCategoryOptions(kind, open)
  const textIn = useLocalisedText()
  const { data: permissions } = usePermissions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language; mapping many files is expensive
  const files = useMemo(
    () =>
      (data ?? [])
        .filter(({ kind, playable }) => playable || kind === 'Video')
        // newest first, including uploads during the dialog; the sort is stable without dates
        .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
        .map(
          ({
            id,
            kind,
            name,
            url,
            thumbnailUrl,
            alt,
            size,
            width,
            height,
            usedBy,
            categoryId,
            playable,
            video,
          }): MediaItem => ({
            ...{ id, kind, name, url, size, usedBy, categoryId, playable, alt: textIn(alt) },
            codec: video?.codec ?? undefined,
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
        may(permissions, 'MediaLibrary', 'write') && <UploadButton {...{ kind, onClose, onNotUploadedChange }} />
      }
      labels={useGridLabels(kind)}
      failed={error !== undefined}
      onRetry={retry}
      onPick={([picked]) => onClose(data?.find(({ id }) => id === picked?.id))}
      onOpenChange={(next) => !next && onClose(undefined)}
    />
  )
}

/** Upload button. Picks a single uploaded file immediately; several are left to choose from. */
function UploadButton({ kind, onClose, onNotUploadedChange }: Omit<LibraryPickerProps, 'open'>) {
  const { upload } = useMediaLibrary()
  const { data: files } = useFiles(kind, { alerts: false })
  const unplayableVideo = useUnplayableVideo()
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
      warningText={unplayableVideo}
      onNotUploadedChange={(files) => onNotUploadedChange?.(files.map(({ name }) => name))}
      onUploaded={(file) => {
        if (sent.current === 1 && file.playable) onClose(file)
      }}
    />
  )
}
