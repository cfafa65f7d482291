import { type ChangeEvent, useRef, useState } from 'react'
import { useFileDrop } from '../../internal/hooks/use-file-drop'
import { type FileRules, type RefusedFile, sortFiles } from './accept'

export type UseFileButtonProps = FileRules & {
  /** Called with the accepted files. */
  onFiles: (files: readonly File[]) => void
  /** Called with the refused files and their reasons. */
  onRefused?: ((refused: readonly RefusedFile[]) => void) | undefined
  /** @default false */
  locked?: boolean | undefined
}

/** State of a button that takes files: chosen in the browser's dialog or dropped, and checked. */
export function useFileButton({
  accept = [],
  maxBytes,
  multiple,
  onFiles,
  onRefused,
  locked = false,
}: UseFileButtonProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const input = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]) => {
    if (files.length === 0 || locked) return
    const sorted = sortFiles(files, { accept, maxBytes, multiple })
    setRefused(sorted.refused)
    if (sorted.refused.length > 0) onRefused?.(sorted.refused)
    if (sorted.accepted.length > 0) onFiles(sorted.accepted)
  }
  const { dragging, dropProps } = useFileDrop({ locked, onFiles: take })
  return {
    /** Files of the last choice that were refused. */
    refused,
    dragging,
    dropProps,
    /** Opens the browser's dialog. */
    open: () => input.current?.click(),
    /** Props of the hidden file input. */
    inputProps: {
      ref: input,
      type: 'file' as const,
      accept: accept.join(),
      multiple,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        take([...(event.target.files ?? [])])
        // so that the same file can be chosen again
        event.target.value = ''
      },
    },
  }
}
