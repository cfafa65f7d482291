import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { fitPositions, isInSight, type MapSight, pointOf } from '../canvas/geo'
import type { MapView } from '../canvas/use-map-view'
import {
  isPlaced,
  type MapStation,
  type MarkMove,
  markOf,
  moveMark,
  type StationMark,
  stationMarks,
} from './station-marks'

export type UseStationMapProps = {
  stations: readonly MapStation[]
  view: MapView
  maxZoom: number
  /** Id of the selected station; an empty string for none. */
  value?: string
  /** @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

const moves: Readonly<Record<string, MarkMove>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Whether two positions are equal; maps round to whole pixels. */
const looksAt = ({ centre, zoom }: MapSight, now: MapSight) => {
  const { x, y } = pointOf(now, centre)
  return zoom === now.zoom && Math.hypot(x - now.width / 2, y - now.height / 2) < 4
}

/** State of a station map: clusters by zoom, and arrow keys in reading order. */
export function useStationMap({
  stations,
  view,
  maxZoom,
  value,
  defaultValue = '',
  onValueChange,
}: UseStationMapProps) {
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange)
  const { sight } = view
  const zoom = Math.round(sight.zoom)
  const marks = useMemo(() => stationMarks(stations, zoom, maxZoom), [stations, zoom, maxZoom])
  /** A station of the focusable marker: markers change with zoom, stations do not. */
  const [active, setActive] = useState<string>()
  const buttons = useRef(new Map<string, HTMLElement>())
  const focusRequested = useRef(false)
  const points = useMemo(() => marks.map((mark) => ({ mark, ...pointOf(sight, mark.position) })), [marks, sight])
  const stop = markOf(marks, active) ?? points.find((point) => isInSight(sight, point))?.mark ?? marks[0]

  const positions = useMemo(() => stations.filter(isPlaced).map(({ position }) => position), [stations])
  const showAll = () => {
    const place = fitPositions(positions, sight, { maxZoom: Math.min(maxZoom, 17) })
    if (place) view.show(place)
  }

  // Fits the view when the size is known or changes, until the user moves the map.
  const fitted = useRef<MapSight>(undefined)
  useLayoutEffect(() => {
    const { width, height } = sight
    const before = fitted.current
    const resized = before !== undefined && (before.width !== width || before.height !== height)
    if (width === 0 || positions.length === 0 || (before && !(resized && looksAt(before, sight)))) return
    const place = fitPositions(positions, sight, { maxZoom: Math.min(maxZoom, 17) })
    if (!place) return
    fitted.current = { ...place, width, height }
    view.show(place)
  }, [sight, positions, maxZoom, view.show])

  // The marker to focus may be rendered only after zooming.
  useLayoutEffect(() => {
    const button = stop && buttons.current.get(stop.id)
    if (!focusRequested.current || !button) return
    focusRequested.current = false
    button.focus({ preventScroll: true })
  })

  const goTo = (mark: StationMark | undefined) => {
    if (!mark) return
    setActive(mark.items[0]?.id)
    // focus a rendered marker now: a pending focus would take it from another field later
    const button = buttons.current.get(mark.id)
    if (button) button.focus({ preventScroll: true })
    else focusRequested.current = true
    if (!isInSight(sight, pointOf(sight, mark.position), 24)) view.show({ centre: mark.position, zoom: sight.zoom })
  }
  const press = (mark: StationMark) => {
    const [first] = mark.items
    setActive(first?.id)
    if (mark.items.length === 1 && first) return setChosen(first.id === chosen ? '' : first.id)
    const place = fitPositions(
      mark.items.map(({ position }) => position),
      sight,
      { maxZoom },
    )
    focusRequested.current = true
    if (place) view.show({ ...place, zoom: Math.max(place.zoom, sight.zoom + 1) })
  }

  return {
    chosen,
    choose: setChosen,
    marks,
    /** Markers to render: in the view, around it for panning, and the focusable one. */
    shown: points.filter(({ mark, x, y }) => mark === stop || isInSight(sight, { x, y }, -sight.width / 2)),
    press,
    showAll,
    hasPlaces: positions.length > 0,
    markProps: (mark: StationMark) => ({
      ref: (element: HTMLElement | null) => {
        if (element) buttons.current.set(mark.id, element)
        return () => void buttons.current.delete(mark.id)
      },
      tabIndex: mark === stop ? 0 : -1,
      onFocus: () => setActive(mark.items[0]?.id),
    }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      // the menu is a React child of the map only
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      const move = moves[event.key]
      const steps = event.key === '+' ? 1 : event.key === '-' ? -1 : 0
      if (!move && steps === 0) return
      event.preventDefault()
      if (move) return goTo(moveMark(marks, stop, move))
      focusRequested.current = true
      if (stop) view.show({ centre: stop.position, zoom: sight.zoom + steps })
    },
  }
}

export type StationMapState = ReturnType<typeof useStationMap>
