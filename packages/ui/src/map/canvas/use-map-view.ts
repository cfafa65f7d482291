import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapHandle, MapPictures, MapPlace, MapProvider } from '../providers/map-provider'
import { rasterTiles } from '../providers/raster-tiles'
import { type LatLng, type MapPoint, type MapSight, positionAt, tidyPosition, toPixels } from './geo'

export type UseMapViewProps = {
  provider: MapProvider
  /** The initial view. */
  start: MapPlace
  maxZoom: number
  onPress?: ((position: LatLng) => void) | undefined
}

/** The base map; `failed` if the provider did not load. */
export type MapGround = 'loading' | 'failed' | MapPictures

const grid = rasterTiles()

/** State of a map view, and positions on screen. */
export function useMapView({ provider, start, maxZoom, onPress }: UseMapViewProps) {
  const [place, setPlace] = useState(start)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [ground, setGround] = useState<MapGround>('loading')
  const groundRef = useRef<HTMLDivElement>(null)
  const overlayRef = useRef<HTMLDivElement>(null)
  const handle = useRef<MapHandle>(undefined)
  const latest = useRef({ place, provider, onPress })
  latest.current = { place, provider, onPress }

  useLayoutEffect(() => {
    const element = groundRef.current
    if (!element) return
    const measure = () => {
      setSize({ width: element.clientWidth, height: element.clientHeight })
      handle.current?.resize()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // markers are rendered at their positions, so reset the offset
  useLayoutEffect(() => {
    if (place && overlayRef.current) overlayRef.current.style.transform = ''
  }, [place])

  const onMove = useCallback((next: MapPlace, settled: boolean) => {
    const { place: drawn } = latest.current
    if (settled || next.zoom !== drawn.zoom) return setPlace(next)
    // While panning, all markers move by one offset without rendering.
    const [from, to] = [toPixels(drawn.centre, drawn.zoom), toPixels(next.centre, drawn.zoom)]
    if (overlayRef.current) overlayRef.current.style.transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
  }, [])

  const { id } = provider
  useEffect(() => {
    const element = groundRef.current
    if (!element || latest.current.provider.id !== id) return
    const ended = new AbortController()
    const draw = (from: MapProvider, onPictures: (pictures: MapPictures) => void) =>
      from.draw(element, {
        ...latest.current.place,
        maxZoom,
        onMove,
        onPress: (position) => latest.current.onPress?.(position),
        onPictures,
        signal: ended.signal,
      })
    const keep = (drawn: MapHandle) => {
      if (ended.signal.aborted) drawn.remove()
      else handle.current = drawn
    }
    const start = async () => {
      try {
        keep(await draw(latest.current.provider, setGround))
      } catch {
        if (ended.signal.aborted) return
        setGround('failed')
        element.replaceChildren()
        keep(await draw(grid, () => undefined))
      }
    }
    // Without Leaflet, pin, zoom and typed coordinates still work.
    start().then(
      // whatever the view was during loading
      () => handle.current?.show(latest.current.place),
      () => undefined,
    )
    return () => {
      ended.abort()
      handle.current?.remove()
      handle.current = undefined
    }
  }, [id, maxZoom, onMove])

  const show = useCallback(
    (next: MapPlace) => {
      const zoom = Math.min(maxZoom, Math.max(1, Math.round(next.zoom)))
      setPlace({ centre: next.centre, zoom })
      handle.current?.show({ centre: next.centre, zoom })
    },
    [maxZoom],
  )
  const sight: MapSight = useMemo(() => ({ ...place, ...size }), [place, size])
  return {
    sight,
    ground,
    groundRef,
    overlayRef,
    show,
    canZoomIn: place.zoom < maxZoom,
    canZoomOut: place.zoom > 1,
    zoomBy: (steps: number) => show({ centre: place.centre, zoom: place.zoom + steps }),
    middle: (): LatLng => tidyPosition(place.centre),
    /** The position at a pixel from the top left of the view. */
    positionAt: (point: MapPoint): LatLng => positionAt(sight, point),
  }
}

export type MapView = ReturnType<typeof useMapView>
