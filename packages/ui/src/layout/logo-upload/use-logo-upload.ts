import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../../internal/hooks/use-file-drop'
import { type LogoProblem, logoBytes, logoTypes, whyNotLogo } from './logo-file'

export type UseLogoUploadProps = {
  /** The logo's address; none when there is no logo. */
  src?: string | undefined
  /** Saves the picture that was picked; what it rejects with becomes an error. Give `src` anew when it is saved. */
  onUpload: (file: File) => Promise<unknown>
  onRemove?: (() => Promise<unknown>) | undefined
  /** Endings of names. @default png, jpg, jpeg, svg, gif */
  types?: readonly string[] | undefined
  /** @default 40 MB */
  maxBytes?: number | undefined
  /** Nothing can be picked or dropped. @default false */
  locked?: boolean
}

export type LogoState = 'idle' | 'uploading' | 'removing'
export type LogoFailure = LogoProblem | 'upload' | 'remove'

/** Takes a picture by picker or drop, shows it at once, and says what went wrong. No picture chosen: nothing happens. */
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
  // The picture that was picked stands for the saved one until that has an address of its own.
  const [picked, setPicked] = useState<{ url: string; insteadOf: string | undefined }>()
  const picker = useRef<HTMLInputElement>(null)
  const busy = state !== 'idle'
  // once only: the address of before may come back, and then means what it says
  if (picked && picked.insteadOf !== src) setPicked(undefined)

  useEffect(() => () => URL.revokeObjectURL(picked?.url ?? ''), [picked])

  async function run(doing: Exclude<LogoState, 'idle'>, failing: LogoFailure, work: () => Promise<unknown>) {
    setState(doing)
    setFailure(undefined)
    const done = await work().then(
      () => true,
      () => false,
    )
    setState('idle')
    if (!done) {
      setPicked(undefined)
      setFailure(failing)
    }
    return done
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
    dragging: drop.dragging,
    shown: picked?.url ?? src,
    /** Opens the browser's picker. */
    pick() {
      if (!busy && !locked) picker.current?.click()
    },
    /** True when the logo is gone. */
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
        // or the same picture could not be picked again after an error
        event.target.value = ''
      },
    },
    dropProps: drop.dropProps,
  }
}
