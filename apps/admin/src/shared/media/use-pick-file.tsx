import type { ListedMediaFile, MediaKind } from '@kiosk-admin/api-client'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'

const LibraryPicker = lazy(async () => ({ default: (await import('./library-picker')).LibraryPicker }))

type PickFile = {
  /** Opens the media library, and answers with what was chosen, or nothing. */
  pick: (kind: MediaKind) => Promise<ListedMediaFile | undefined>
  /** The window; it stands where the caller draws it, so that it lies above a form that is open. */
  picker: ReactNode
}

/** Lets staff choose a file. The window's code is loaded when it opens first. */
export function usePickFile(): PickFile {
  const [asked, setAsked] = useState<{ kind: MediaKind; open: boolean }>()
  const answer = useRef<(file: ListedMediaFile | undefined) => void>(undefined)
  const settle = (file: ListedMediaFile | undefined) => {
    setAsked((before) => before && { ...before, open: false })
    answer.current?.(file)
    answer.current = undefined
  }
  return {
    pick: (kind) =>
      new Promise((resolve) => {
        // whoever asked before gets nothing
        answer.current?.(undefined)
        answer.current = resolve
        setAsked({ kind, open: true })
      }),
    picker: asked && (
      <Suspense>
        <LibraryPicker {...asked} onAnswer={settle} />
      </Suspense>
    ),
  }
}
