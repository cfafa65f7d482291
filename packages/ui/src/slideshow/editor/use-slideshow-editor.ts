import { useRef, useState } from 'react'
import { canRedo, canUndo, type History, noHistory, record, redo, undo } from '../../internal/history'
import { useControllable } from '../../internal/hooks/use-controllable'
import { same } from '../../internal/same'
import { alwaysShown, type Schedule } from '../../schedule/schedule'
import { useKioskUi } from '../../theme/context'
import {
  type DisplaySpeed,
  emptySlideshow,
  inOrder,
  layersFor,
  newLayer,
  newSlide,
  type Orientation,
  type Slide,
  type SlideAnimation,
  type SlideBackground,
  type SlideFrame,
  type SlideLayer,
} from '../slideshow'
import type { EditedSlideshow, LayerStep, SlideStep } from './edits'
import * as edit from './edits'
import { frameWithin } from './stage/snapping'
import {
  chooseAll,
  chooseOnly,
  keptSelection,
  rangeTo,
  type StripSelection,
  toggleSlide,
} from './strip/strip-selection'
import { isSample } from './templates/template-samples'
import type { SlideTemplate } from './templates/templates'

/** A file of the media library. */
export type PickedMedia = { id: string; url?: string; name?: string }

/** Lets the user pick a file; `null` if cancelled. */
export type PickMedia = (kind: 'image' | 'video') => Promise<PickedMedia | null>

export type UseSlideshowEditorProps = {
  value?: EditedSlideshow | undefined
  /** @default no slides, always shown */
  defaultValue?: EditedSlideshow | undefined
  onValueChange?: ((value: EditedSlideshow) => void) | undefined
  pickMedia?: PickMedia | undefined
  /** Makes it read-only. @default false */
  locked?: boolean
  /** Names of new slides and copies. */
  names: { slide: (number: number) => string; copy: (name: string) => string }
  /** The slide that is active first. @default the first one */
  defaultSlideId?: string | undefined
  /** @default 'portrait' */
  defaultOrientation?: Orientation | undefined
}

/** The last action, for a live region. */
export type EditorAction =
  | {
      kind: 'addedSlide' | 'copiedSlides' | 'removedSlides' | 'movedSlides'
      count: number
      name: string
      place: number
    }
  | { kind: 'addedLayer' | 'copiedLayer' | 'removedLayer'; layer: SlideLayer }
  | { kind: 'placedLayer'; layer: SlideLayer }
  | { kind: 'orderedLayer'; layer: SlideLayer; place: number; count: number }
  | { kind: 'undone' | 'redone' | 'nowhere' }

type Step = { value: EditedSlideshow; selection: StripSelection; layerId: string | undefined }

const idsOf = ({ slides }: EditedSlideshow) => inOrder(slides).map(({ id }) => id)

const start: EditedSlideshow = { ...emptySlideshow, ...alwaysShown }

/**
 * State of the slideshow editor: slides, selection, layers of the active slide, and undo history. An external change
 * of the value, such as the response to a save, starts a new history.
 */
export function useSlideshowEditor(props: UseSlideshowEditorProps) {
  const { locked = false, names, pickMedia } = props
  const { now } = useKioskUi()
  const [value, setValue] = useControllable(props.value, props.defaultValue ?? start, props.onValueChange)
  const slides = inOrder(value.slides)
  const order = slides.map(({ id }) => id)
  const [chosen, setChosen] = useState<{ selection: StripSelection; order: readonly string[] }>({
    selection: chooseOnly(order.find((id) => id === props.defaultSlideId) ?? order[0]),
    order,
  })
  const [layerId, setLayerId] = useState<string>()
  const [past, setPast] = useState<{ history: History<Step>; of: EditedSlideshow }>({ history: noHistory, of: value })
  const [writtenId, setWrittenId] = useState<string>()
  const [orientation, setOrientation] = useState<Orientation>(props.defaultOrientation ?? 'portrait')
  const [action, setAction] = useState<EditorAction>()

  const selection = keptSelection(chosen.order, order, chosen.selection)
  const slide = slides.find(({ id }) => id === selection.active)
  const layers = slide ? layersFor(slide, orientation) : []
  const layer = layers.find(({ id }) => id === layerId)
  const history = past.of === value || same(past.of, value) ? past.history : noHistory
  // current state for event handlers, of which several may run before the next rendering
  const drawn = { value, selection, layerId: layer?.id, history, locked }
  const latest = useRef<Step & { history: History<Step>; locked: boolean }>(drawn)
  latest.current = drawn

  const apply = (step: Step, next: History<Step>) => {
    const { value: before } = latest.current
    latest.current = { ...latest.current, ...step, history: next }
    setPast({ history: next, of: step.value })
    setChosen({ selection: step.selection, order: idsOf(step.value) })
    setLayerId(step.layerId)
    if (step.value !== before) setValue(step.value)
  }

  type After = { key?: string; select?: StripSelection; layer?: string | undefined; action?: EditorAction }
  /** Applies a step; consecutive changes with the same `key` are one undo step. */
  const change = (next: EditedSlideshow, after: After = {}) => {
    const { history: before, locked: refused, ...from } = latest.current
    if (refused || same(next, from.value)) return
    const to: Step = {
      value: next,
      selection: after.select ?? keptSelection(idsOf(from.value), idsOf(next), from.selection),
      layerId: 'layer' in after ? after.layer : from.layerId,
    }
    apply(to, record(before, { before: from, after: to, key: after.key, time: now().getTime() }))
    if (after.action) setAction(after.action)
  }

  const selectLayer = (id: string | undefined) => {
    latest.current = { ...latest.current, layerId: id }
    setLayerId(id)
    setWrittenId(undefined)
  }

  /** Selects a text and starts editing it. */
  const writeLayer = (id: string) => {
    selectLayer(id)
    if (!latest.current.locked) setWrittenId(id)
  }

  const select = (next: StripSelection) => {
    const { value: from, selection: before } = latest.current
    latest.current = { ...latest.current, selection: next }
    setChosen({ selection: next, order: idsOf(from) })
    if (next.active !== before.active) selectLayer(undefined)
  }

  const slideAction = (
    kind: 'addedSlide' | 'copiedSlides' | 'removedSlides' | 'movedSlides',
    some: readonly Slide[],
    place = 0,
  ) => ({ kind, count: some.length, name: some[0]?.name ?? '', place }) as const

  const chosenSlides = () =>
    inOrder(latest.current.value.slides).filter(({ id }) => latest.current.selection.ids.includes(id))

  const moveTo = (ids: readonly string[], gap: number | undefined) => {
    const { value: from } = latest.current
    if (gap === undefined) return setAction({ kind: 'nowhere' })
    const next = edit.moveSlides(from, ids, gap)
    const moved = inOrder(next.slides).filter(({ id }) => ids.includes(id))
    change(next, { action: slideAction('movedSlides', moved, (moved[0]?.index ?? 0) + 1) })
  }

  const slideNow = () => latest.current.value.slides.find(({ id }) => id === latest.current.selection.active)
  const layerNow = () => slideNow()?.layers.find(({ id }) => id === latest.current.layerId)

  /** Inserts a new slide with these layers after the active one. */
  const insertSlide = (layers: readonly SlideLayer[], after: After = {}, name?: string) => {
    const { value: from, selection: at } = latest.current
    const added = { ...newSlide(name ?? names.slide(from.slides.length + 1), from.slides.length), layers }
    const next = edit.insertSlides(from, [added], at.active)
    const place = inOrder(next.slides).findIndex(({ id }) => id === added.id) + 1
    const action = slideAction('addedSlide', [added], place)
    change(next, { select: chooseOnly(added.id), layer: undefined, action, ...after })
  }

  const insertLayer = (
    added: SlideLayer,
    kind: 'addedLayer' | 'copiedLayer' = 'addedLayer',
    on = latest.current.selection.active,
  ) => {
    if (on === undefined) return insertSlide([added], { layer: added.id, action: { kind, layer: added } })
    const next = edit.addLayer(latest.current.value, on, added)
    const seen = on === latest.current.selection.active
    change(next, { ...(seen ? { layer: added.id } : {}), action: { kind, layer: added } })
  }

  /** Asks for a file; `undefined` if cancelled or unavailable. */
  const pickFile = async (kind: 'image' | 'video') =>
    latest.current.locked ? undefined : ((await pickMedia?.(kind)) ?? undefined)

  const go = (way: typeof undo<Step>, kind: 'undone' | 'redone') => {
    const found = locked ? undefined : way(latest.current.history)
    if (!found) return
    apply(found.state, found.history)
    setWrittenId(undefined)
    setAction({ kind })
  }

  return {
    slideshow: value,
    slides,
    selection,
    /** The active slide. */
    slide,
    /** Layers of the active slide in this orientation, back first. */
    layers,
    /** The selected layer. */
    layer,
    /** Whether the text of the selected layer is being edited on the stage. */
    writing: layer?.kind === 'text' && layer.id === writtenId && !locked,
    orientation,
    setOrientation,
    locked,
    canPick: pickMedia !== undefined,
    action,
    canUndo: !locked && canUndo(history),
    canRedo: !locked && canRedo(history),
    undo: () => go(undo, 'undone'),
    redo: () => go(redo, 'redone'),

    selectSlide: (id: string, how: 'only' | 'toggle' | 'range' = 'only') => {
      const { value: from, selection: at } = latest.current
      select(how === 'only' ? chooseOnly(id) : (how === 'toggle' ? toggleSlide : rangeTo)(idsOf(from), at, id))
    },
    selectAllSlides: () => select(chooseAll(idsOf(latest.current.value), latest.current.selection)),
    addSlide: () => insertSlide([]),
    /** Fills the active slide if it is empty, otherwise adds a slide after it. */
    addTemplate: ({ name, layers: parts }: SlideTemplate) => {
      const on = slideNow()
      const added = parts.map((part) => newLayer(part.kind, part))
      if (on?.layers.length !== 0) return insertSlide(added, {}, name)
      const next = edit.changeSlide(latest.current.value, on.id, { name, layers: added })
      change(next, { layer: undefined, action: slideAction('addedSlide', [{ ...on, name }], on.index + 1) })
    },
    copySlides: () => {
      const { value: next, copies } = edit.copySlides(latest.current.value, latest.current.selection.ids, names.copy)
      const ids = copies.map(({ id }) => id)
      const [first] = copies
      if (!first) return
      const place = inOrder(next.slides).findIndex(({ id }) => id === first.id) + 1
      change(next, {
        select: { ids, active: first.id, anchor: first.id },
        layer: undefined,
        action: slideAction('copiedSlides', copies, place),
      })
    },
    removeSlides: () => {
      const removed = chosenSlides()
      const next = edit.removeSlides(latest.current.value, latest.current.selection.ids)
      change(next, { layer: undefined, action: slideAction('removedSlides', removed) })
    },
    /** Moves slides to a gap, counted from 0 among all slides before the move. */
    moveSlides: (ids: readonly string[], gap: number) => moveTo(ids, gap),
    /** Moves the selected slides. */
    stepSlides: (step: SlideStep) => {
      const { value: from, selection: at } = latest.current
      moveTo(at.ids, edit.gapOf(from, at.ids, step))
    },
    canStep: (step: SlideStep) => !locked && edit.gapOf(value, selection.ids, step) !== undefined,
    /** Changes the active slide; consecutive changes of one field are one undo step. */
    setSlide: (part: Partial<Omit<Slide, 'id' | 'index' | 'layers'>>) => {
      const { active } = latest.current.selection
      if (active === undefined) return
      change(edit.changeSlide(latest.current.value, active, part), { key: `${Object.keys(part)} ${active}` })
    },

    selectLayer,
    writeLayer,
    /** Adds an empty text at a free position and starts editing it. */
    addText: () => {
      const added = newLayer('text', { text: {} })
      insertLayer({ ...added, frame: edit.freeFrame(added.frame, slideNow()?.layers ?? []) })
      if (layerNow()?.id === added.id) setWrittenId(added.id)
    },
    /** Asks for a file and adds it to the slide that was active at the time. */
    addMedia: async (kind: 'image' | 'video') => {
      const { active } = latest.current.selection
      const picked = await pickFile(kind)
      if (picked) insertLayer(newLayer(kind, { mediaId: picked.id }), 'addedLayer', active)
    },
    replaceMedia: async () => {
      const at = layerNow()
      if (!at || at.kind === 'text') return
      const picked = await pickFile(at.kind)
      if (picked) change(edit.changeLayer(latest.current.value, at.id, { mediaId: picked.id }))
    },
    /** Changes the selected layer: screens, background colour, fit. */
    setLayer: (part: Pick<Partial<SlideLayer>, 'for' | 'fill' | 'fit'>, key?: string) => {
      const at = layerNow()
      if (at) change(edit.changeLayer(latest.current.value, at.id, part), key ? { key: `${key} ${at.id}` } : {})
    },
    /** Sets a layer's text in one language. By id, because text editors report changes late. */
    setText: (id: string, language: string, html: string) => {
      const { value: from } = latest.current
      const at = from.slides.flatMap(({ layers: all }) => all).find((one) => one.id === id)
      if (!at) return
      // sample texts in other languages are not translations of the new text
      const text = isSample(at.text) ? { [language]: html } : { ...at.text, [language]: html }
      change(edit.changeLayer(from, id, { text }), { key: `text ${language} ${id}` })
    },
    /** Sets the frame of a layer; consecutive steps with the same `key` are one undo step. */
    placeLayer: (id: string, frame: SlideFrame, key?: string) => {
      const next = edit.placeLayer(latest.current.value, id, orientation, frameWithin(frame))
      const placed = next.slides.flatMap((one) => layersFor(one, orientation)).find((one) => one.id === id)
      const { value: from, locked: refused } = latest.current
      if (key === 'arrows' && !refused && same(next, from)) setAction({ kind: 'nowhere' })
      else if (placed) {
        change(next, {
          ...(key ? { key: `${key} ${id}` } : {}),
          layer: id,
          action: { kind: 'placedLayer', layer: placed },
        })
      }
    },
    copyLayer: () => {
      const at = layerNow()
      if (at) insertLayer(edit.copyOfLayer(at), 'copiedLayer')
    },
    removeLayer: () => {
      const at = layerNow()
      const { active } = latest.current.selection
      if (!at || active === undefined) return
      change(edit.removeLayer(latest.current.value, active, at.id), {
        layer: undefined,
        action: { kind: 'removedLayer', layer: at },
      })
    },
    orderLayer: (step: LayerStep) => {
      const [on, at] = [slideNow(), layerNow()]
      if (!at || !on) return
      const next = edit.orderLayer(latest.current.value, on.id, at.id, step, layersFor(on, orientation))
      if (!next) return setAction({ kind: 'nowhere' })
      const seen = layersFor(next.slides.find(({ id }) => id === on.id) ?? on, orientation)
      const place = seen.findIndex(({ id }) => id === at.id) + 1
      change(next, { action: { kind: 'orderedLayer', layer: at, place, count: seen.length } })
    },
    canOrder: (step: LayerStep) =>
      !locked &&
      slide !== undefined &&
      layer !== undefined &&
      edit.orderLayer(value, slide.id, layer.id, step, layers) !== undefined,

    setSpeed: (displaySpeed: DisplaySpeed) =>
      change({ ...latest.current.value, displaySpeed }, typeof displaySpeed === 'string' ? {} : { key: 'speed' }),
    setAnimation: (animation: SlideAnimation) => change({ ...latest.current.value, animation }),
    /** Sets the background; consecutive changes with the same `key` are one undo step, as in a colour picker. */
    setBackground: (background: SlideBackground, key?: string) =>
      change({ ...latest.current.value, background }, key ? { key } : {}),
    pickBackground: async () => {
      const picked = await pickFile('image')
      if (picked) change({ ...latest.current.value, background: { imageId: picked.id } })
    },
    setSchedule: ({ show, timing }: Schedule) =>
      change({ ...latest.current.value, show, timing }, { key: `schedule ${show}` }),
  }
}

export type SlideshowEditorState = ReturnType<typeof useSlideshowEditor>
