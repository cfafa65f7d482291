import { DndContext, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface DragFrameProps {
  children: ReactNode
  /** Shown at the pointer while dragging. */
  overlay: ReactNode
  onStart: (id: string, handle: Element) => void
  /** Pixels since the start, with scrolling. */
  onMove: (delta: { x: number; y: number }) => void
  onEnd: () => void
  onCancel: () => void
}

const ignore = () => undefined
const announcements = { onDragStart: ignore, onDragOver: ignore, onDragEnd: ignore, onDragCancel: ignore }

/** Drags by pointer and touch with dnd-kit, which also scrolls at the edges. The parts around it handle keys and announcements. */
export function DragFrame({ children, overlay, onStart, onMove, onEnd, onCancel }: DragFrameProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active, activatorEvent }) => {
        if (activatorEvent.target instanceof Element) onStart(String(active.id), activatorEvent.target)
      }}
      onDragMove={({ delta }) => onMove(delta)}
      onDragEnd={onEnd}
      onDragCancel={onCancel}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={60}>
          {overlay}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  )
}
