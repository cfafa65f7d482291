import { useRef, useState } from 'react'
import type { ImageValue } from '../image-field/image'
import type { MediaItem } from '../media-file'

/** A picture for a field or a text. */
export type PickedImage = ImageValue & { alt: string }

/** A chosen file as a picture; what it shows is told in words where the library has them. */
export const imageOf = ({ url, id, name, alt = '' }: MediaItem): PickedImage => ({ url, id, name, alt })

/** Opens a MediaPicker and waits for its answer: `pickImage` fits `onBrowse` of an ImageField and `onPickImage` of a RichTextEditor. */
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
      // whoever asked before gets nothing
      answer.current?.([])
      answer.current = resolve
      setOpen(true)
    })
  return {
    /** Answers with what was chosen; nothing when the dialog was closed. */
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
