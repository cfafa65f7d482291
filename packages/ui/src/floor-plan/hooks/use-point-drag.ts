import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type FloorPoint, onPicture } from '../floor-plan'

export interface UsePointDragProps {
  at: FloorPoint
  locked: boolean
  placeUnder: (event: { clientX: number; clientY: number }) => FloorPoint
  /** Where it may go. `free` turns snapping off: Shift is held. @default anywhere */
  adjust?: ((to: FloorPoint, free: boolean) => FloorPoint) | undefined
  onDrop: (to: FloorPoint) => void
  /** The position while dragging; otherwise undefined. */
  onDrag?: (to: FloorPoint | undefined) => void
}

/** A press moves at most this many pixels. */
const PRESS = 4

/** The pointer, its start and current position. */
type Grip = { pointer: number; x: number; y: number; aside: FloorPoint; moved: boolean; to?: FloorPoint }

/** Drags an item on the plan, and tells presses from drags. Escape cancels. */
export function usePointDrag({ at, locked, placeUnder, adjust, onDrop, onDrag }: UsePointDragProps) {
  const [to, setTo] = useState<FloorPoint>()
  const grip = useRef<Grip>(undefined)
  const dragged = useRef(false)
  const follow = (next: FloorPoint | undefined) => {
    setTo(next)
    onDrag?.(next)
  }
  const end = () => {
    grip.current = undefined
    follow(undefined)
  }
  const gripOf = (event: PointerEvent) => (grip.current?.pointer === event.pointerId ? grip.current : undefined)
  const letGo = (event: PointerEvent) => {
    if (gripOf(event)) end()
  }

  const latest = useRef(onDrag)
  latest.current = onDrag
  // cancel the drag if the item is removed or locked
  useEffect(() => {
    if (locked) return
    return () => {
      if (!grip.current) return
      grip.current = undefined
      setTo(undefined)
      latest.current?.(undefined)
    }
  }, [locked])

  return {
    at: (locked ? undefined : to) ?? at,
    dragging: to !== undefined && !locked,
    /** Whether the next click ends a drag; resets when read. */
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
    props: {
      onPointerDown: (event: PointerEvent) => {
        // the plan must not handle the press
        event.stopPropagation()
        if (event.button !== 0 || grip.current) return
        dragged.current = false
        // some browsers do not focus pressed buttons, and Escape needs the focus
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
        if (locked) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const under = placeUnder(event)
        // keep the offset from the centre, so that the item does not jump
        const aside = { x: at.x - under.x, y: at.y - under.y }
        grip.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, aside, moved: false }
      },
      onPointerMove: (event: PointerEvent) => {
        const now = gripOf(event)
        if (!now) return
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > PRESS) now.moved = true
        if (!now.moved) return
        const under = placeUnder(event)
        const to = onPicture({ x: under.x + now.aside.x, y: under.y + now.aside.y })
        now.to = adjust?.(to, event.shiftKey) ?? to
        follow(now.to)
      },
      onPointerUp: (event: PointerEvent) => {
        const now = gripOf(event)
        if (!now) return
        if (now.moved) dragged.current = true
        // the last move may not be rendered yet
        if (now.to) onDrop(now.to)
        end()
      },
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
    /** Whether the key belonged to the drag. */
    onKey: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape') {
        // touch drags end without a click, and keys cause clicks without a drag
        dragged.current = false
        return false
      }
      if (!grip.current) return false
      dragged.current = grip.current.moved
      end()
      return true
    },
  }
}
