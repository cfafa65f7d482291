// Wraps dnd-kit for lists that are reordered by dragging.

import {
  DndContext,
  DragOverlay,
  PointerSensor,
  type PointerSensorOptions,
  type PointerSensorProps,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useReducer } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useHydrating } from './hooks/use-hydrating'

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

type SensorOptions = PointerSensorOptions & { beforeEnd: () => void }

/** Calls `beforeEnd` before the end of a drag. */
class DragSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    const { beforeEnd } = props.options as SensorOptions
    const onEnd = () => {
      beforeEnd()
      props.onEnd()
    }
    super({ ...props, onEnd })
  }
}

/** Drags by pointer and touch with dnd-kit, which also scrolls at the edges. The parts around it handle keys and announcements. */
export function DragFrame({ children, overlay, onStart, onMove, onEnd, onCancel }: DragFrameProps) {
  const [, render] = useReducer((renders: number) => renders + 1, 0)
  const options: SensorOptions = {
    activationConstraint: { distance: 4 },
    // Without this, a drop on a busy machine would lose moves: the frame must render them before the changes of `onMove`.
    beforeEnd() {
      flushSync(render)
      flushSync(render)
    },
  }
  const sensors = useSensors(useSensor(DragSensor, options))
  const hydrating = useHydrating()
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
      {!hydrating &&
        createPortal(
          <DragOverlay dropAnimation={null} zIndex={60}>
            {overlay}
          </DragOverlay>,
          document.body,
        )}
    </DndContext>
  )
}
