import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../../internal/hooks/use-file-drop'
import { type LogoProblem, logoBytes, logoTypes, whyNotLogo } from './logo-file'

export type UseLogoUploadProps = {
  /** URL of the logo, if there is one. */
  src?: string | undefined
  /** Saves the selected picture; a rejection is shown as error. Update `src` when saved. */
  onUpload: (file: File) => Promise<unknown>
  onRemove?: (() => Promise<unknown>) | undefined
  /** File extensions. @default png, jpg, jpeg, svg, gif */
  types?: readonly string[] | undefined
  /** @default 40 MB */
  maxBytes?: number | undefined
  /** Read-only. @default false */
  locked?: boolean
}

export type LogoState = 'idle' | 'uploading' | 'removing'
export type LogoFailure = LogoProblem | 'upload' | 'remove'

/** State of a logo: selected by picker or drop, shown at once, with errors. Cancelling changes nothing. */
export function useLogoUpload({
  src,
  onUpload,
  onRemove,
  types = logoTypes,
  maxBytes = logoBytes,
  locked = false,
}: UseLogoUploadProps) {
  const [state, setState] = useState<LogoState>('idle')
  const [failure, setFailure] = useState<LogoFailure>()
  const [error, setError] = useState<unknown>()
  // The selected picture replaces the saved one until that has a URL.
  const [picked, setPicked] = useState<{ url: string; insteadOf: string | undefined }>()
  const picker = useRef<HTMLInputElement>(null)
  const busy = state !== 'idle'
  // only once: the previous URL may return, and is then the saved logo
  if (picked && picked.insteadOf !== src) setPicked(undefined)

  useEffect(() => () => URL.revokeObjectURL(picked?.url ?? ''), [picked])

  async function run(doing: Exclude<LogoState, 'idle'>, failing: LogoFailure, work: () => Promise<unknown>) {
    setState(doing)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (reason) {
      setPicked(undefined)
      setError(reason)
      setFailure(failing)
      return false
    } finally {
      setState('idle')
    }
  }

  async function take(file: File | undefined) {
    if (!file || busy || locked) return
    const problem = whyNotLogo(file, types, maxBytes)
    if (problem) {
      setFailure(problem)
      return
    }
    setPicked({ url: URL.createObjectURL(file), insteadOf: src })
    await run('uploading', 'upload', () => onUpload(file))
  }

  const drop = useFileDrop({ locked: busy || locked, onFiles: ([file]) => void take(file) })

  return {
    state,
    failure,
    /** The rejection of a failed upload or removal. */
    error,
    /** Forgets the failure. */
    dismiss: () => setFailure(undefined),
    dragging: drop.dragging,
    shown: picked?.url ?? src,
    /** Opens the file dialog. */
    pick() {
      if (!busy && !locked) picker.current?.click()
    },
    /** Whether the logo is removed. */
    async remove() {
      if (!onRemove || busy || locked) return false
      setPicked(undefined)
      return run('removing', 'remove', onRemove)
    },
    inputProps: {
      ref: picker,
      type: 'file' as const,
      accept: types.map((ending) => `.${ending}`).join(),
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const [file] = event.target.files ?? []
        void take(file)
        // so that the same file can be selected again
        event.target.value = ''
      },
    },
    dropProps: drop.dropProps,
  }
}
