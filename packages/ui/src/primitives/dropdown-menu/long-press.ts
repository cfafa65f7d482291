/** Milliseconds until a held finger opens the menu. iOS reports no context menu by itself. */
const LONG_PRESS = 700

/** Waits for a long press of a finger or pen, which moving or lifting cancels. */
export function createLongPress(onLongPress: (at: { x: number; y: number }) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    start({ pointerType, clientX, clientY }: { pointerType: string; clientX: number; clientY: number }) {
      cancel()
      if (pointerType !== 'mouse') timer = setTimeout(() => onLongPress({ x: clientX, y: clientY }), LONG_PRESS)
    },
    cancel,
  }
}
