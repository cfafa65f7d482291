import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type FloorPoint, onPicture } from './floor-plan'

export interface UsePointDragProps {
  at: FloorPoint
  locked: boolean
  placeUnder: (event: { clientX: number; clientY: number }) => FloorPoint
  onDrop: (to: FloorPoint) => void
  /** Where it is while it is dragged, for what hangs on it; undefined once it is not. */
  onDrag?: (to: FloorPoint | undefined) => void
}

/** A press moves so many pixels at most. */
const PRESS = 4

/** The pointer that holds it, where it was taken, and where it is now. */
type Grip = { pointer: number; x: number; y: number; aside: FloorPoint; moved: boolean; to?: FloorPoint }

/** Something on the plan that is dragged: where it is meanwhile, and whether a click ended a drag. Escape puts it back. */
export function usePointDrag({ at, locked, placeUnder, onDrop, onDrag }: UsePointDragProps) {
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
  const held = (event: PointerEvent) => (grip.current?.pointer === event.pointerId ? grip.current : undefined)
  const letGo = (event: PointerEvent) => {
    if (held(event)) end()
  }

  const latest = useRef(onDrag)
  latest.current = onDrag
  // what hangs on it must not wait for a point that is gone, or locked
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
    /** Whether the click that comes now belongs to a drag; asked once. */
    wasDragged: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
    props: {
      onPointerDown: (event: PointerEvent) => {
        // the plan below would take it for a press of its own
        event.stopPropagation()
        if (event.button !== 0 || grip.current) return
        dragged.current = false
        // not every browser gives a pressed button the focus, and Escape must come here
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
        if (locked) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const under = placeUnder(event)
        // held where it was taken, so that it does not jump
        const aside = { x: at.x - under.x, y: at.y - under.y }
        grip.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, aside, moved: false }
      },
      onPointerMove: (event: PointerEvent) => {
        const now = held(event)
        if (!now) return
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > PRESS) now.moved = true
        if (!now.moved) return
        const under = placeUnder(event)
        now.to = onPicture({ x: under.x + now.aside.x, y: under.y + now.aside.y })
        follow(now.to)
      },
      onPointerUp: (event: PointerEvent) => {
        const now = held(event)
        if (!now) return
        if (now.moved) dragged.current = true
        // by the grip: it may be let go before the last of its moves was drawn
        if (now.to) onDrop(now.to)
        end()
      },
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
    /** Whether the key was for the drag. */
    onKey: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape') {
        // fingers drag without a click at the end, and the click that a key makes is its own
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
