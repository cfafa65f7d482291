import type { ListedMediaFile, MediaKind } from '@kiosk-admin/api-client'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { loadCode } from '../i18n/load-code'

const LibraryPicker = lazy(async () => ({ default: (await loadCode(() => import('./library-picker'))).LibraryPicker }))

type PickFile = {
  /** Opens the media library. Resolves with the chosen file, or `undefined`. */
  pick: (kind: MediaKind) => Promise<ListedMediaFile | undefined>
  /** The dialog. Render it inside an open form, so that it stacks above it. */
  picker: ReactNode
}

/** Promise-based file picker. Its code loads when it first opens. */
export function usePickFile(): PickFile {
  const [request, setRequest] = useState<{ kind: MediaKind; open: boolean }>()
  const resolver = useRef<(file: ListedMediaFile | undefined) => void>(undefined)
  const close = (file: ListedMediaFile | undefined) => {
    setRequest((before) => before && { ...before, open: false })
    resolver.current?.(file)
    resolver.current = undefined
  }
  return {
    pick: (kind) =>
      new Promise((resolve) => {
        // cancels a previous call
        resolver.current?.(undefined)
        resolver.current = resolve
        setRequest({ kind, open: true })
      }),
    picker: request && (
      <Suspense>
        <LibraryPicker {...request} onClose={close} />
      </Suspense>
    ),
  }
}
