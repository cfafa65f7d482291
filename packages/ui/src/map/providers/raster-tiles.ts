import type { Handler, Map as LeafletMap } from 'leaflet'
import type { MapDrawing, MapHandle, MapPlace, MapProvider } from './map-provider'

export type RasterTilesOptions = {
  /** Address of a tile with `{z}`, `{x}` and `{y}` in it. Without it the ground stays a plain grid. */
  url?: string | undefined
  /** Whose tiles these are. @default OpenStreetMap */
  attribution?: { text: string; href: string }
  /** The nearest zoom that the server has; nearer ones are its pictures enlarged. @default 19 */
  maxNativeZoom?: number
}

const openStreetMap = { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }

/** A map of square pictures from any tile server, by Leaflet: no key, no worker, no WebGL. */
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
      // Controls and keys are the kit's own; a double press would place a pin twice, and move it away.
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      doubleClickZoom: false,
      boxZoom: false,
      // Markers lie above the map and not in it, so both change in one step.
      zoomAnimation: false,
      fadeAnimation: false,
      // it would coast on after its part is gone, and nobody asked for motion
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

/** What Leaflet keeps to itself of a pinch under way. */
type Pinching = { _onTouchMove?: () => void; _onTouchEnd?: () => void; _animRequest?: number }

/** What it keeps of a wheel that turns. */
type Wheeling = { _timer?: number }

/** Leaflet's own types know listeners on elements only. */
type Listeners = {
  off(target: HTMLElement | Document, types: string, listener?: () => void, context?: unknown): unknown
}

function handleOf(
  map: LeafletMap,
  listeners: Listeners,
  ground: HTMLElement,
  { onMove, onPress, centre, zoom }: MapDrawing,
): MapHandle {
  // Leaflet moves its pictures by whole pixels and reads the middle from them: what was asked for holds until a hand moves it
  let place: MapPlace = { centre, zoom }
  let asked = false
  const moved = (settled: boolean) => {
    if (asked) return
    place = { centre: { lat: map.getCenter().lat, lng: map.getCenter().lng }, zoom: map.getZoom() }
    onMove(place, settled)
  }
  const show = (next: MapPlace) => {
    place = next
    asked = true
    map.invalidateSize({ animate: false, pan: false })
    map.setView(next.centre, next.zoom, { animate: false })
    asked = false
  }
  map.on('move', () => moved(false))
  map.on('moveend', () => moved(true))
  map.on('click', ({ latlng: { lat, lng } }) => onPress({ lat, lng }))
  const ended = new AbortController()
  const early = { capture: true, signal: ended.signal }
  // One finger and the bare wheel are the page's: Leaflet hears of them only afterwards.
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
      // A wheel or a pinch under way would move a map that is gone: Leaflet forgets to stop them.
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

/** Loaded when a map is drawn, for it asks for a window as soon as it is. What it exports depends on the bundler. */
async function loadLeaflet(): Promise<typeof import('leaflet')> {
  const module: typeof import('leaflet') & { default?: typeof import('leaflet') } = await import('leaflet')
  return module.default ?? module
}
