import { useState } from 'react'
import type { FloorKind } from '../model/items'

/** What can be hidden: kinds of items, the picture, and the traced plan. */
export type FloorLayer = FloorKind | 'picture' | 'trace'

const none: ReadonlySet<FloorLayer> = new Set()

/** Layers that are hidden or locked. It is a state of the editor, not of the floor. */
export function useLayers() {
  const [hidden, setHidden] = useState(none)
  const [locked, setLocked] = useState(none)
  const toggle = (layers: ReadonlySet<FloorLayer>, layer: FloorLayer) => {
    const next = new Set(layers)
    if (!next.delete(layer)) next.add(layer)
    return next
  }
  return {
    isHidden: (layer: FloorLayer) => hidden.has(layer),
    isLocked: (kind: FloorKind) => locked.has(kind),
    /** Kinds that are not shown. */
    hidden,
    toggleHidden: (layer: FloorLayer) => setHidden((before) => toggle(before, layer)),
    toggleLocked: (kind: FloorKind) => setLocked((before) => toggle(before, kind)),
    /** Shows a layer again, to draw on it. */
    show: (layer: FloorLayer) => setHidden((before) => (before.has(layer) ? toggle(before, layer) : before)),
  }
}

export type LayersState = ReturnType<typeof useLayers>
