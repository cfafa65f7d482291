import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { SlideFrame, SlideLayer } from '../../slideshow'
import type { SlideshowEditorState } from '../use-slideshow-editor'
import { type Guide, type Handle, moveFrame, resizeFrame, snapMove, snapResize } from './snapping'

/** Temporary frame of a layer during a drag. */
type Draft = { id: string; frame: SlideFrame; guides: readonly Guide[] }
type ActiveDrag = {
  pointer: number
  id: string
  handle: Handle | undefined
  frame: SlideFrame
  x: number
  y: number
  moved: boolean
}

/** Snapping distance in pixels. */
const NEAR = 6
/** Maximum movement of a click, in pixels. */
const STILL = 3
/** Movement of an arrow key, in fractions of the stage; the second with Shift. */
const STEP = 0.01
const STRIDE = 0.05

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * Moves and resizes layers by pointer, touch and arrow keys. The element of `stageRef` must be as large as the stage.
 */
export function useLayerDrag({ layers, locked, placeLayer, selectLayer }: SlideshowEditorState) {
  const stageRef = useRef<HTMLDivElement>(null)
  const active = useRef<ActiveDrag | undefined>(undefined)
  const [draft, setDraft] = useState<Draft>()
  // pointer events are more frequent than renderings
  const latest = useRef<Draft | undefined>(undefined)
  const setCurrentDraft = (next: Draft | undefined) => {
    latest.current = next
    setDraft(next)
  }
  const end = () => {
    active.current = undefined
    setCurrentDraft(undefined)
  }
  // one pointer at a time; a layer removed or locked during the drag is released
  const activeDrag = (event: PointerEvent) => {
    const now = active.current
    if (now?.pointer !== event.pointerId) return undefined
    if (!locked && layers.some(({ id }) => id === now.id)) return now
    end()
    return undefined
  }
  const release = (event: PointerEvent) => {
    if (activeDrag(event)) end()
  }
  const shown = !locked && layers.some(({ id }) => id === draft?.id) ? draft : undefined

  const pointerProps = (layer: SlideLayer, handle?: Handle) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      if (!event.isPrimary) return
      selectLayer(layer.id)
      if (locked) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { pointerId: pointer, clientX: x, clientY: y } = event
      active.current = { pointer, id: layer.id, handle, frame: layer.frame, x, y, moved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = activeDrag(event)
      const stage = stageRef.current?.getBoundingClientRect()
      if (!stage || !now) return
      const [x, y] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.moved && Math.hypot(x, y) < STILL) return
      now.moved = true
      const by = { x: x / stage.width, y: y / stage.height }
      // Alt disables snapping
      const near = event.altKey ? 0 : NEAR
      const reach = { x: near / stage.width, y: near / stage.height }
      const others = event.altKey ? [] : layers.filter(({ id }) => id !== now.id).map(({ frame }) => frame)
      const snapped = now.handle
        ? snapResize(now.frame, now.handle, by, others, reach)
        : snapMove(now.frame, by, others, reach)
      setCurrentDraft({ id: now.id, ...snapped })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!activeDrag(event)) return
      const to = latest.current
      if (to) placeLayer(to.id, to.frame)
      end()
    },
    onPointerCancel: release,
    onLostPointerCapture: release,
  })

  return {
    stageRef,
    draft: shown,
    pointerProps,
    /** The layers with their current frames, including the dragged one. */
    seen: layers.map((layer) => (layer.id === shown?.id ? { ...layer, frame: shown.frame } : layer)),
    /** Arrow keys move a layer, resize it with Ctrl, faster with Shift; returns whether the key was handled. */
    onArrow: (event: KeyboardEvent, layer: SlideLayer): boolean => {
      const direction = directions[event.key]
      if (!direction || event.altKey) return false
      const step = event.shiftKey ? STRIDE : STEP
      const by = { x: direction.x * step, y: direction.y * step }
      const sizes = event.ctrlKey || event.metaKey
      if (!locked)
        placeLayer(layer.id, sizes ? resizeFrame(layer.frame, 'se', by) : moveFrame(layer.frame, by), 'arrows')
      return true
    },
    /** Cancels the drag; returns whether there was one. */
    cancel: (): boolean => {
      const moving = latest.current !== undefined
      end()
      return moving
    },
  }
}

export type LayerDrag = ReturnType<typeof useLayerDrag>
