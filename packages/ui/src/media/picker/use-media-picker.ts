import { useRef, useState } from 'react'
import type { ImageValue } from '../image-field/image'
import type { MediaItem } from '../media-file'

/** An image for a field or a text. */
export type PickedImage = ImageValue & { alt: string }

/** Converts a file to an image, with its alternative text. */
export const imageOf = ({ url, id, name, alt = '' }: MediaItem): PickedImage => ({ url, id, name, alt })

/**
 * Opens a MediaPicker and resolves with the choice: `pickImage` fits `onBrowse` of ImageField and `onPickImage` of
 * RichTextEditor.
 */
export function useMediaPicker() {
  const [open, setOpen] = useState(false)
  const answer = useRef<(files: readonly MediaItem[]) => void>(undefined)
  const settle = (files: readonly MediaItem[]) => {
    setOpen(false)
    answer.current?.(files)
    answer.current = undefined
  }
  const pickFiles = () =>
    new Promise<readonly MediaItem[]>((resolve) => {
      // a previous request resolves empty
      answer.current?.([])
      answer.current = resolve
      setOpen(true)
    })
  return {
    /** Resolves with the choice; undefined when the dialog is closed. */
    pickFiles,
    pickImage: async (): Promise<PickedImage | undefined> => {
      const [file] = await pickFiles()
      return file && imageOf(file)
    },
    pickerProps: {
      open,
      onPick: settle,
      onOpenChange: (next: boolean) => {
        if (!next) settle([])
      },
    },
  }
}
