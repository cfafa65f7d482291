import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useReportTyping } from '../../internal/form-field'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useKioskUi } from '../../theme/context'
import { type LatLng, metresBetween, samePlace, shiftPosition, tidyPosition } from '../canvas/geo'
import type { Place } from '../providers/places'
import { type CoordinatesProblem, formatCoordinates, parseCoordinates } from './coordinates'

/** A position with its address. */
export type MapValue = LatLng & { address?: string }

export type UseMapPickerProps = {
  /** Null without a position. */
  value?: MapValue | null
  /** @default null */
  defaultValue?: MapValue | null
  onValueChange?: (value: MapValue | null) => void
  /** Asks once before the initial position changes. @default false */
  confirmChange?: boolean
  /** Read-only. @default false */
  locked?: boolean
  /** Id of the record. A new one resets the state without a new map. */
  subject?: string | undefined
}

export type MapPickerProblem =
  | { kind: CoordinatesProblem }
  /** A found place without a position. */
  | { kind: 'noDetails'; name: string }

/** How the position last changed; undefined at first. */
export type MapAction = 'moved' | 'found' | 'typed' | 'removed' | undefined

type Change = { next: MapValue | null; action: MapAction }

/** Distance in metres within which an address still applies: another entrance, but not another town. */
const NEARBY = 250

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** In pixels, so steps are finer when zoomed in. */
const STEP = 8
const FAR = 64

/** State of a position: searched, pressed, dragged, moved by keys or typed; without a map. */
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
  const [performed, setPerformed] = useState<Change>()
  const [requested, setRequested] = useState<Change>()
  // Only stored positions need confirmation, and only once.
  const [mustAsk, setMustAsk] = useState(confirmChange && current !== null)
  const lastChosen = useRef<Place>(undefined)
  // Position of the address and of the pin: many small steps add up.
  const addressed = useRef<{ from: LatLng; to: LatLng }>(undefined)
  const [lastSubject, setLastSubject] = useState(subject)
  if (lastSubject !== subject) {
    setLastSubject(subject)
    setTyped(undefined)
    setProblem(undefined)
    setPerformed(undefined)
    setRequested(undefined)
    setMustAsk(confirmChange && current !== null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: aborts locating for an unmounted field or a previous record
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
    setPerformed(change)
  }
  const request = (change: Change) => {
    lastChosen.current = undefined
    setTyped(undefined)
    setProblem(undefined)
    if (locked || (samePlace(change.next, current) && change.next?.address === current?.address)) return
    if (mustAsk && !samePlace(change.next, current)) setRequested(change)
    else apply(change)
  }
  // results apply to the state at their arrival
  const latest = useRef(request)
  latest.current = request
  const put = (position: LatLng, by: MapAction = 'moved') => {
    const next = tidyPosition(position)
    const address = current?.address
    const { current: way } = addressed
    const from = way && samePlace(way.to, current) ? way.from : current
    const kept = from && address !== undefined && metresBetween(from, next) <= NEARBY
    addressed.current = kept ? { from, to: next } : undefined
    request({ next: kept ? { ...next, address } : next, action: by })
  }

  const readTyped = () => {
    if (typed === undefined || locked) return
    if (typed.trim() === '') return request({ next: null, action: 'removed' })
    const read = parseCoordinates(typed)
    // invalid text stays, for correction
    if (typeof read === 'string') setProblem({ kind: read })
    else put(read, 'typed')
  }
  useReportTyping(!locked && (requested !== undefined || (typed !== undefined && problem === undefined)), readTyped)

  return {
    value: current,
    problem: locked ? undefined : problem,
    /** For the current position only; values set by the caller are not announced. */
    action: performed && samePlace(performed.next, current) ? performed.action : undefined,
    put,
    /** Sets the found place, or reports that it has no position. */
    choose: async (place: Place) => {
      lastChosen.current = place
      const position = place.position ?? (await place.locate?.().catch(() => undefined))
      // outdated by another choice or move
      if (lastChosen.current !== place) return
      if (position) latest.current({ next: { ...tidyPosition(position), address: place.address }, action: 'found' })
      else setProblem({ kind: 'noDetails', name: place.name })
    },
    /** Keeps the position and removes the address. */
    forgetAddress: () => {
      lastChosen.current = undefined
      setProblem(undefined)
      if (current && !locked) setCurrent({ lat: current.lat, lng: current.lng })
    },
    /** Whether a change waits for confirmation. */
    confirming: requested !== undefined && !locked,
    confirm: () => {
      if (requested && !locked) apply(requested)
      setMustAsk(false)
      setRequested(undefined)
    },
    cancel: () => setRequested(undefined),
    /** Text of the position: the typed text until blur or Enter. */
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
    /** Arrow keys move the position by map pixels, with Shift further. */
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
