import { type PointerEvent, useRef } from 'react'

/** Pixels of a swipe, and of a move that is no press any more. */
const SWIPE = 50
const MOVE = 10

/** Calls `onSwipe` when a finger or pointer has swiped the element to a side. */
export function useSwipe(side: 'left' | 'right', onSwipe: () => void) {
  const start = useRef<number>(undefined)
  const distance = ({ clientX }: PointerEvent) =>
    start.current === undefined ? 0 : (clientX - start.current) * (side === 'right' ? 1 : -1)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.button === 0 ? event.clientX : undefined
    },
    onPointerMove: (event: PointerEvent) => {
      // the element gets the rest of it, and no button the press
      if (distance(event) > MOVE) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent) => {
      const swiped = distance(event) >= SWIPE
      start.current = undefined
      if (swiped) onSwipe()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
