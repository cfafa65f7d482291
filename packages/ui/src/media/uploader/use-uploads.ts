import {
  type ChangeEvent,
  type ClipboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useFileDrop } from '../../internal/hooks/use-file-drop'
import { useKioskUi } from '../../theme/context'
import { extensionsOf } from '../media-file'
import { sha256Of } from './file-hash'
import { pastedFiles } from './pasted-files'
import { createUploadQueue, isUploading, type UploadQueueOptions } from './upload-queue'

export type UseUploadsProps<R> = UploadQueueOptions<R> & {
  /** Disabled. @default false */
  locked?: boolean | undefined
  /** Called with rejected and failed files whenever they change. */
  onNotUploadedChange?: ((files: readonly File[]) => void) | undefined
}

/** State of uploads. Unmounting cancels pending ones. */
export function useUploads<R>({ locked = false, onNotUploadedChange, ...options }: UseUploadsProps<R>) {
  const { now } = useKioskUi()
  const latest = useRef({ options, now })
  latest.current = { options, now }
  const [queue] = useState(() =>
    createUploadQueue<R>(() => latest.current.options, {
      hash: sha256Of,
      now: () => latest.current.now().getTime(),
    }),
  )
  useEffect(() => () => queue.cancelAll(), [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const notUploaded = uploads.filter(({ state }) => state === 'refused' || state === 'failed')
  const reportNotUploaded = useEffectEvent(() => onNotUploadedChange?.(notUploaded.map(({ file }) => file)))
  const ids = notUploaded.map(({ id }) => id).join()
  const announced = useRef('')
  useEffect(() => {
    if (announced.current !== ids) reportNotUploaded()
    announced.current = ids
  }, [ids])
  const take = (files: Iterable<File>) => {
    if (!locked) queue.add(files)
  }
  const drop = useFileDrop({ locked, onFiles: take })
  const { extensions = extensionsOf() } = options
  const counts = {
    all: uploads.length,
    done: uploads.filter(({ state }) => state === 'done').length,
    open: uploads.filter(isUploading).length,
    failed: uploads.filter(({ state }) => state === 'failed').length,
    refused: uploads.filter(({ state }) => state === 'refused').length,
    duplicate: uploads.filter(({ state }) => state === 'duplicate').length,
  }
  const { cancel, cancelAll, retry, sendAnyway, dismiss, clear } = queue
  return {
    uploads,
    counts,
    /** Whether uploads are pending, which leaving would cancel. */
    busy: counts.open > 0,
    dragging: drop.dragging,
    take,
    cancel,
    cancelAll,
    retry,
    sendAnyway,
    dismiss,
    clear,
    /** Props of the file input. */
    inputProps: {
      type: 'file' as const,
      multiple: true,
      accept: extensions.map((extension) => `.${extension}`).join(','),
      disabled: locked,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        take([...(currentTarget.files ?? [])])
        // the same file can be chosen again
        currentTarget.value = ''
      },
    },
    /** Props of the drop and paste target. */
    dropProps: {
      ...drop.dropProps,
      onPaste: (event: ClipboardEvent) => {
        const files = pastedFiles(event)
        if (locked || files.length === 0) return
        event.preventDefault()
        take(files)
      },
    },
  }
}

export type UploadsState<R> = ReturnType<typeof useUploads<R>>
