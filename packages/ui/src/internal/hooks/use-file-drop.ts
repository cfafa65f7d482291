import { type DragEvent, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Makes an element accept dropped files. While locked it rejects them, and prevents the browser from opening them. */
export function useFileDrop({ locked, onFiles }: { locked: boolean; onFiles: (files: readonly File[]) => void }) {
  const [dragging, setDragging] = useState(false)
  return {
    /** Whether files are dragged over the element. */
    dragging,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return
        event.preventDefault()
        if (locked) event.dataTransfer.dropEffect = 'none'
        else setDragging(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false)
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setDragging(false)
        if (!locked) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
