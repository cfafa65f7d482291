import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { SlideFrame, SlideLayer } from '../../slideshow'
import type { SlideshowEditorState } from '../use-slideshow-editor'
import { type Guide, type Handle, moveFrame, resizeFrame, snapMove, snapResize } from './snapping'

/** How a layer looks while it is moved, before it is put down. */
type Draft = { id: string; frame: SlideFrame; guides: readonly Guide[] }
type Hold = {
  pointer: number
  id: string
  handle: Handle | undefined
  frame: SlideFrame
  x: number
  y: number
  moved: boolean
}

/** Nearer than this, in pixels, things snap. */
const NEAR = 6
/** A press that moves no further than this is a press. */
const STILL = 3
/** What one arrow moves, in fractions of the stage; and with Shift. */
const STEP = 0.01
const STRIDE = 0.05

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves and sizes the layers on a stage by pointer, finger and arrows. The element of `stageRef` is as large as the stage. */
export function useLayerDrag({ layers, locked, placeLayer, selectLayer }: SlideshowEditorState) {
  const stageRef = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold | undefined>(undefined)
  const [draft, setDraft] = useState<Draft>()
  // pointers move more often than React draws
  const latest = useRef<Draft | undefined>(undefined)
  const put = (next: Draft | undefined) => {
    latest.current = next
    setDraft(next)
  }
  const end = () => {
    hold.current = undefined
    put(undefined)
  }
  // one finger at a time; a layer that is gone or locked meanwhile is held by nobody
  const held = (event: PointerEvent) => {
    const now = hold.current
    if (now?.pointer !== event.pointerId) return undefined
    if (!locked && layers.some(({ id }) => id === now.id)) return now
    end()
    return undefined
  }
  const letGo = (event: PointerEvent) => {
    if (held(event)) end()
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
      hold.current = { pointer, id: layer.id, handle, frame: layer.frame, x, y, moved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held(event)
      const stage = stageRef.current?.getBoundingClientRect()
      if (!stage || !now) return
      const [x, y] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.moved && Math.hypot(x, y) < STILL) return
      now.moved = true
      const by = { x: x / stage.width, y: y / stage.height }
      // with Alt it goes where the pointer is
      const near = event.altKey ? 0 : NEAR
      const reach = { x: near / stage.width, y: near / stage.height }
      const others = event.altKey ? [] : layers.filter(({ id }) => id !== now.id).map(({ frame }) => frame)
      const snapped = now.handle
        ? snapResize(now.frame, now.handle, by, others, reach)
        : snapMove(now.frame, by, others, reach)
      put({ id: now.id, ...snapped })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!held(event)) return
      const to = latest.current
      if (to) placeLayer(to.id, to.frame)
      end()
    },
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  })

  return {
    stageRef,
    draft: shown,
    pointerProps,
    /** The layers as they look now, also the one that is being moved. */
    seen: layers.map((layer) => (layer.id === shown?.id ? { ...layer, frame: shown.frame } : layer)),
    /** Arrows move, with Ctrl they size, with Shift by more; says whether it was one of these. */
    onArrow: (event: KeyboardEvent, layer: SlideLayer): boolean => {
      const way = ways[event.key]
      if (!way || event.altKey) return false
      const step = event.shiftKey ? STRIDE : STEP
      const by = { x: way.x * step, y: way.y * step }
      const sizes = event.ctrlKey || event.metaKey
      if (!locked)
        placeLayer(layer.id, sizes ? resizeFrame(layer.frame, 'se', by) : moveFrame(layer.frame, by), 'arrows')
      return true
    },
    /** Takes back what is being moved; says whether something was. */
    cancel: (): boolean => {
      const moving = latest.current !== undefined
      end()
      return moving
    },
  }
}

export type LayerDrag = ReturnType<typeof useLayerDrag>
