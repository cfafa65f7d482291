import type { Handler, Map as LeafletMap } from 'leaflet'
import type { MapDrawing, MapHandle, MapPlace, MapProvider } from './map-provider'

export type RasterTilesOptions = {
  /** URL of a tile with `{z}`, `{x}` and `{y}`. Without it, the map is a plain grid. */
  url?: string | undefined
  /** Attribution. @default OpenStreetMap */
  attribution?: { text: string; href: string }
  /** Maximum zoom of the server; beyond it, tiles are enlarged. @default 19 */
  maxNativeZoom?: number
}

const openStreetMap = { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }

/** A map of tiles from any server, with Leaflet: no key, no worker, no WebGL. */
export const rasterTiles = ({
  url,
  attribution = openStreetMap,
  maxNativeZoom = 19,
}: RasterTilesOptions = {}): MapProvider => ({
  id: `tiles ${url ?? ''}`,
  ...(url ? { attribution } : {}),
  async draw(ground, drawing) {
    const leaflet = await loadLeaflet()
    drawing.signal.throwIfAborted()
    const { centre, zoom, maxZoom, onPictures } = drawing
    const map = leaflet.map(ground, {
      center: centre,
      zoom,
      maxZoom,
      minZoom: 1,
      // The kit has its own controls and keys; a double click would place and move the pin.
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      doubleClickZoom: false,
      boxZoom: false,
      // Markers are above the map, so both move in one step.
      zoomAnimation: false,
      fadeAnimation: false,
      // no inertia: it would continue after unmount, and ignores reduced motion
      inertia: false,
    })
    if (url) {
      const tiles = leaflet.tileLayer(url, { maxZoom, maxNativeZoom })
      let shown = false
      tiles.on('tileload', () => {
        shown = true
        onPictures('shown')
      })
      tiles.on('tileerror', () => shown || onPictures('missing'))
      tiles.addTo(map)
    } else onPictures('none')
    return handleOf(map, leaflet.DomEvent, ground, drawing)
  },
})

/** Leaflet's private state of a pinch. */
type Pinching = { _onTouchMove?: () => void; _onTouchEnd?: () => void; _animRequest?: number }

/** Leaflet's private state of the wheel. */
type Wheeling = { _timer?: number }

/** Leaflet's types allow listeners on elements only. */
type Listeners = {
  off(target: HTMLElement | Document, types: string, listener?: () => void, context?: unknown): unknown
}

function handleOf(
  map: LeafletMap,
  listeners: Listeners,
  ground: HTMLElement,
  { onMove, onPress, centre, zoom }: MapDrawing,
): MapHandle {
  // Leaflet rounds the centre to whole pixels, so keep the requested one until a gesture.
  let place: MapPlace = { centre, zoom }
  let requested = false
  const moved = (settled: boolean) => {
    if (requested) return
    place = { centre: { lat: map.getCenter().lat, lng: map.getCenter().lng }, zoom: map.getZoom() }
    onMove(place, settled)
  }
  const show = (next: MapPlace) => {
    place = next
    requested = true
    map.invalidateSize({ animate: false, pan: false })
    map.setView(next.centre, next.zoom, { animate: false })
    requested = false
  }
  map.on('move', () => moved(false))
  map.on('moveend', () => moved(true))
  map.on('click', ({ latlng: { lat, lng } }) => onPress({ lat, lng }))
  const ended = new AbortController()
  const early = { capture: true, signal: ended.signal }
  // One finger and the plain wheel scroll the page; Leaflet receives them afterwards.
  ground.addEventListener(
    'pointerdown',
    ({ pointerType }) => (pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable()),
    early,
  )
  ground.addEventListener(
    'wheel',
    ({ ctrlKey, metaKey }) => (ctrlKey || metaKey ? map.scrollWheelZoom.enable() : map.scrollWheelZoom.disable()),
    early,
  )
  return {
    show,
    resize: () => show(place),
    remove() {
      ended.abort()
      map.off('move moveend click')
      // Leaflet does not cancel a pending wheel or pinch of a removed map.
      const pinch: Handler & Pinching = map.touchZoom
      const wheel: Handler & Wheeling = map.scrollWheelZoom
      clearTimeout(wheel._timer)
      listeners.off(document, 'touchmove', pinch._onTouchMove, pinch)
      listeners.off(document, 'touchend touchcancel', pinch._onTouchEnd, pinch)
      if (pinch._animRequest !== undefined) cancelAnimationFrame(pinch._animRequest)
      map.remove()
    },
  }
}

/** Loaded with the first map, since it needs a window. Its exports depend on the bundler. */
async function loadLeaflet(): Promise<typeof import('leaflet')> {
  const module: typeof import('leaflet') & { default?: typeof import('leaflet') } = await import('leaflet')
  return module.default ?? module
}
