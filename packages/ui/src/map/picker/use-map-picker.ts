import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useReportTyping } from '../../internal/form-field'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { type LatLng, metresBetween, samePlace, shiftPosition, tidyPosition } from '../canvas/geo'
import type { Place } from '../providers/places'
import { type CoordinatesProblem, formatCoordinates, parseCoordinates } from './coordinates'

/** A position, and the address by which it was found. */
export type MapValue = LatLng & { address?: string }

export type UseMapPickerProps = {
  /** Null is no position yet. */
  value?: MapValue | null
  /** @default null */
  defaultValue?: MapValue | null
  onValueChange?: (value: MapValue | null) => void
  /** Asks before a position changes that was there when the field was first drawn; once it is agreed, not again. @default false */
  confirmChange?: boolean
  /** Nothing may be changed. @default false */
  locked?: boolean
  /** Whose position it is. Another one begins anew on the map that is there, which is not drawn again for it. */
  subject?: string | undefined
}

export type MapPickerProblem =
  | { kind: CoordinatesProblem }
  /** A place that was found, but not where it is. */
  | { kind: 'noDetails'; name: string }

/** How the position last changed; undefined before. */
export type MapNews = 'moved' | 'found' | 'typed' | 'removed' | undefined

type Change = { next: MapValue | null; news: MapNews }

/** An address says where a pin is only in its neighbourhood: an entrance keeps it, another town does not. In metres. */
const NEARBY = 250

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** In pixels, so a step is finer the nearer the map is. */
const STEP = 8
const FAR = 64

/** A position that is found by its address, pressed, dragged, moved by keys or typed; without any map. */
export function useMapPicker({
  value,
  defaultValue = null,
  onValueChange,
  confirmChange = false,
  locked = false,
  subject,
}: UseMapPickerProps) {
  const { locale } = useKioskUi()
  const [current, setCurrent] = useControllable<MapValue | null>(value, defaultValue, onValueChange)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<MapPickerProblem>()
  const [told, setTold] = useState<Change>()
  const [asked, setAsked] = useState<Change>()
  // Only what is stored already is worth a question, and one is enough.
  const [mustAsk, setMustAsk] = useState(confirmChange && current !== null)
  const lastChosen = useRef<Place>(undefined)
  // Where the address was given, and where the pin was put since: many small steps are one long way.
  const addressed = useRef<{ from: LatLng; to: LatLng }>(undefined)
  const [whose, setWhose] = useState(subject)
  if (whose !== subject) {
    setWhose(subject)
    setTyped(undefined)
    setProblem(undefined)
    setTold(undefined)
    setAsked(undefined)
    setMustAsk(confirmChange && current !== null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is located for a field that is gone, or for the one before, would still be handed on
  useEffect(
    () => () => {
      lastChosen.current = undefined
      addressed.current = undefined
    },
    [subject],
  )
  const text = (locked ? undefined : typed) ?? (current ? formatCoordinates(current, locale) : '')

  const apply = (change: Change) => {
    setCurrent(change.next)
    setTold(change)
  }
  const request = (change: Change) => {
    lastChosen.current = undefined
    setTyped(undefined)
    setProblem(undefined)
    if (locked || (samePlace(change.next, current) && change.next?.address === current?.address)) return
    if (mustAsk && !samePlace(change.next, current)) setAsked(change)
    else apply(change)
  }
  // what is located goes by what holds when the answer comes
  const latest = useRef(request)
  latest.current = request
  const put = (position: LatLng, by: MapNews = 'moved') => {
    const next = tidyPosition(position)
    const address = current?.address
    const { current: way } = addressed
    const from = way && samePlace(way.to, current) ? way.from : current
    const kept = from && address !== undefined && metresBetween(from, next) <= NEARBY
    addressed.current = kept ? { from, to: next } : undefined
    request({ next: kept ? { ...next, address } : next, news: by })
  }

  const readTyped = () => {
    if (typed === undefined || locked) return
    if (typed.trim() === '') return request({ next: null, news: 'removed' })
    const read = parseCoordinates(typed)
    // what cannot be read stays, to be mended
    if (typeof read === 'string') setProblem({ kind: read })
    else put(read, 'typed')
  }
  useReportTyping(!locked && (asked !== undefined || (typed !== undefined && problem === undefined)), readTyped)

  return {
    value: current,
    problem: locked ? undefined : problem,
    /** Of the position that is there now: one that others gave is no news. */
    news: told && samePlace(told.next, current) ? told.news : undefined,
    put,
    /** Takes what a search found; what has no position says so. */
    choose: async (place: Place) => {
      lastChosen.current = place
      const position = place.position ?? (await place.locate?.().catch(() => undefined))
      // another one was chosen, or the pin was moved, while this one was located
      if (lastChosen.current !== place) return
      if (position) latest.current({ next: { ...tidyPosition(position), address: place.address }, news: 'found' })
      else setProblem({ kind: 'noDetails', name: place.name })
    },
    /** The position stays, its address goes. */
    forgetAddress: () => {
      lastChosen.current = undefined
      setProblem(undefined)
      if (current && !locked) setCurrent({ lat: current.lat, lng: current.lng })
    },
    /** A change waits for an answer. */
    asking: asked !== undefined && !locked,
    confirm: () => {
      if (asked && !locked) apply(asked)
      setMustAsk(false)
      setAsked(undefined)
    },
    cancel: () => setAsked(undefined),
    /** The position as text: what is typed, until the field is left or Enter is pressed. */
    coordinates: {
      text,
      type: (next: string) => {
        if (locked) return
        lastChosen.current = undefined
        setTyped(next)
        setProblem(undefined)
      },
      read: readTyped,
    },
    /** Arrow keys move the position by pixels of the map, with Shift by more. */
    onKeyDown: ({ zoom }: { zoom: number }, event: KeyboardEvent) => {
      const way = ways[event.key]
      if (!way || !current || locked || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const step = event.shiftKey ? FAR : STEP
      put(shiftPosition(current, { x: way.x * step, y: way.y * step }, zoom))
    },
  }
}

export type MapPickerState = ReturnType<typeof useMapPicker>
