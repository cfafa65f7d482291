// Zoom and pan of a floor plan, by pointer, touch and keyboard.

import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import type { FloorPoint } from '../floor-plan'
import {
  boundView,
  MAX_ZOOM,
  MIN_ZOOM,
  type PlanSize,
  type PlanView,
  panBy,
  pictureIn,
  placeAt,
  reveal,
  wholePlan,
  ZOOM_STEP,
  zoomAt,
} from '../model/plan-view'

export interface UsePlanViewProps {
  /** Aspect ratio of the picture; undefined until loaded. */
  ratio: number | undefined
  /** Called with the pressed position, which may be outside the picture; not after a drag. */
  onPress?: ((place: FloorPoint, event: { shiftKey: boolean }) => void) | undefined
  /** What a drag draws now. @default it pans */
  drawing?: (() => PlanDrawing | undefined) | undefined
}

type Drawn = (place: FloorPoint, event: { shiftKey: boolean }) => void

/** Handlers of a drag that draws; a second finger or a cancelled pointer ends it. */
export interface PlanDrawing {
  onStart: Drawn
  onMove: Drawn
  onEnd: Drawn
  onCancel: () => void
}

/** A press moves at most this many pixels. */
const PRESS = 4

/** A wheel notch in pixels zooms by a fifth; trackpad pinches are finer. */
const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent) =>
  Math.exp(-deltaY * (deltaMode === 0 ? 1 : 16) * (ctrlKey ? 0.01 : 0.002))

type Finger = { x: number; y: number; from: FloorPoint; moved: boolean; pans: boolean; draws: boolean }

/** The middle button pans while the first one draws. */
const MIDDLE = 1

/** State of a zoomable picture: zoom by wheel, pinch, keys and buttons, pan by dragging and keys. */
export function usePlanView({ ratio = 1, onPress, drawing }: UsePlanViewProps) {
  const [view, setView] = useState(wholePlan)
  const [size, setSize] = useState<PlanSize>({ width: 0, height: 0 })
  const fingers = useRef(new Map<number, Finger>())
  const dragged = useRef(false)
  const element = useRef<HTMLElement>(null)
  // gestures outpace renders, so each continues from the last state
  const latest = useRef({ view, size, ratio })
  // a new picture may have another ratio
  const bound = (seen: PlanView) => (size.width > 0 ? boundView(seen, size, ratio) : seen)
  latest.current = { view: bound(latest.current.view), size, ratio }
  const shown = bound(view)

  const change = useCallback((to: (view: PlanView, size: PlanSize, ratio: number) => PlanView) => {
    const { current } = latest
    if (current.size.width === 0) return false
    const next = to(current.view, current.size, current.ratio)
    const { zoom, centre } = current.view
    if (next.zoom === zoom && next.centre.x === centre.x && next.centre.y === centre.y) return false
    current.view = next
    setView(next)
    return true
  }, [])

  const inWindow = useCallback(({ clientX, clientY }: { clientX: number; clientY: number }): FloorPoint => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left, y: clientY - top }
  }, [])

  const windowRef = useCallback(
    (node: HTMLElement | null) => {
      element.current = node
      if (!node) return undefined
      const { current: held } = fingers
      const measure = () => {
        const next = { width: node.clientWidth, height: node.clientHeight }
        latest.current.size = next
        setSize(next)
        change((view, size, ratio) => panBy(view, size, ratio, { x: 0, y: 0 }))
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(node)
      const onWheel = (event: WheelEvent) => {
        const at = inWindow(event)
        // at minimum zoom the page scrolls
        if (change((view, size, ratio) => zoomAt(view, size, ratio, view.zoom * wheelFactor(event), at)))
          event.preventDefault()
        else if (event.ctrlKey || event.deltaY < 0) event.preventDefault()
      }
      node.addEventListener('wheel', onWheel, { passive: false })
      return () => {
        observer.disconnect()
        node.removeEventListener('wheel', onWheel)
        // a pointerup elsewhere is not received, and would be half of the next pinch
        held.clear()
      }
    },
    [change, inWindow],
  )

  const middle = () => ({ x: size.width / 2, y: size.height / 2 })
  const zoomTo = (zoom: (before: number) => number) =>
    change((view, size, ratio) => zoomAt(view, size, ratio, zoom(view.zoom), middle()))

  const inPicture = (at: FloorPoint) => placeAt(latest.current.view, size, ratio, at)
  const stopDrawing = (finger: Finger) => {
    if (finger.draws) drawing?.()?.onCancel()
    // what one finger began to draw, two fingers zoom
    finger.draws = false
    finger.pans = true
  }

  const follow = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId)
    if (!finger) return
    const at = inWindow(event)
    const drawn = finger.pans ? undefined : drawing?.()
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (Math.hypot(at.x - finger.from.x, at.y - finger.from.y) > PRESS) finger.moved = true
    if (other) {
      finger.moved = true
      other.moved = true
      for (const one of [finger, other]) stopDrawing(one)
      const apart = Math.hypot(finger.x - other.x, finger.y - other.y)
      const factor = apart > 0 ? Math.hypot(at.x - other.x, at.y - other.y) / apart : 1
      const between = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
      const by = { x: (at.x - finger.x) / 2, y: (at.y - finger.y) / 2 }
      change((view, size, ratio) => zoomAt(panBy(view, size, ratio, by), size, ratio, view.zoom * factor, between))
    } else if (finger.moved && drawn) {
      if (!finger.draws) drawn.onStart(inPicture(finger.from), event)
      finger.draws = true
      drawn.onMove(inPicture(at), event)
    } else if (finger.moved && !finger.draws) {
      change((view, size, ratio) => panBy(view, size, ratio, { x: at.x - finger.x, y: at.y - finger.y }))
    }
    finger.x = at.x
    finger.y = at.y
  }

  const letGo = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId)
    if (finger) stopDrawing(finger)
    fingers.current.delete(event.pointerId)
  }

  return {
    view: shown,
    size,
    /** Rectangle of the picture in the viewport, in pixels. */
    picture: pictureIn(shown, size, ratio),
    canZoomIn: shown.zoom < MAX_ZOOM,
    canZoomOut: shown.zoom > MIN_ZOOM,
    zoomIn: () => zoomTo((zoom) => zoom * ZOOM_STEP),
    zoomOut: () => zoomTo((zoom) => zoom / ZOOM_STEP),
    showWhole: () => change(() => wholePlan),
    /** Pans by fractions of the viewport: `{ x: 0.2, y: 0 }` shows more of the right. */
    look: (by: FloorPoint) =>
      change((view, size, ratio) => panBy(view, size, ratio, { x: -by.x * size.width, y: -by.y * size.height })),
    /** Pans to show a position. */
    reveal: (place: FloorPoint) => {
      change((view, size, ratio) => reveal(view, size, ratio, place))
    },
    /** The position in the picture under a pointer. */
    placeUnder: (event: { clientX: number; clientY: number }): FloorPoint => inPicture(inWindow(event)),
    windowRef,
    /** Props of the viewport; items on it stop their own presses. */
    windowProps: {
      onPointerDown: (event: PointerEvent) => {
        if ((event.button !== 0 && event.button !== MIDDLE) || fingers.current.size > 1) return
        const at = inWindow(event)
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = false
        const pans = event.button === MIDDLE
        fingers.current.set(event.pointerId, { ...at, from: at, moved: false, pans, draws: false })
      },
      // the browser scrolls by the middle button
      onMouseDown: (event: MouseEvent) => {
        if (event.button === MIDDLE) event.preventDefault()
      },
      onPointerMove: follow,
      onPointerUp: (event: PointerEvent) => {
        const finger = fingers.current.get(event.pointerId)
        fingers.current.delete(event.pointerId)
        if (finger?.moved) dragged.current = true
        if (finger?.draws) drawing?.()?.onEnd(inPicture(inWindow(event)), event)
      },
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
      // not on pointerup: an opened element would lose the focus to the emulated mouse events
      onClick: (event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        if (!dragged.current) onPress?.(inPicture(inWindow(event)), event)
      },
    },
  }
}

export type PlanViewState = ReturnType<typeof usePlanView>
