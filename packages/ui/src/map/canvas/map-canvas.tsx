import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { en, type MapLabels } from '#labels/map'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconButton } from '../../primitives/button/icon-button'
import type { MapProvider } from '../providers/map-provider'
import { MapGrid } from './map-grid'
import type { MapView } from './use-map-view'

type MapCanvasProps = ComponentProps<'div'> & {
  view: MapView
  provider: MapProvider
  /** In pixels. */
  height: number
  /** Content beside the zoom buttons. */
  controls?: ReactNode
  /** Content at the bottom of the map. */
  foot?: ReactNode
  labels: Partial<MapLabels> | undefined
}

const icon = { size: 16, strokeWidth: 1.5 }
const note = 'kui:rounded-sm kui:bg-surface kui:px-1.5 kui:py-0.5 kui:text-xs kui:text-fg-muted'

/** The base map with overlays, zoom control and attribution. Markers are children. */
export function MapCanvas({
  view,
  provider,
  height,
  controls,
  foot,
  labels,
  className,
  children,
  ...rest
}: MapCanvasProps) {
  const t = useLabels('map', en, labels)
  const { ground, sight } = view
  const onGrid = ground === 'none' || ground === 'missing' || ground === 'failed'
  const message = ground === 'shown' ? undefined : ground === 'failed' ? t.ground.missing : t.ground[ground]
  const { attribution } = provider
  return (
    <div
      data-slot="map"
      data-ground={ground}
      className={cx(
        'kui:relative kui:isolate kui:w-full kui:overflow-hidden kui:rounded-lg kui:bg-sunken kui:select-none',
        className,
      )}
      style={{ height }}
      {...rest}
    >
      <div ref={view.groundRef} data-slot="map-ground" className="kui:absolute kui:inset-0" />
      <div ref={view.overlayRef} data-slot="map-overlay" className="kui:pointer-events-none kui:absolute kui:inset-0">
        {onGrid && <MapGrid sight={sight} />}
        {sight.width > 0 && children}
      </div>
      <div className="kui:absolute kui:end-2.5 kui:top-2.5 kui:flex kui:flex-col kui:gap-1.5">
        <IconButton
          variant="secondary"
          label={t.zoomIn}
          icon={<Plus {...icon} />}
          aria-disabled={!view.canZoomIn}
          onClick={() => view.zoomBy(1)}
        />
        <IconButton
          variant="secondary"
          label={t.zoomOut}
          icon={<Minus {...icon} />}
          aria-disabled={!view.canZoomOut}
          onClick={() => view.zoomBy(-1)}
        />
        {controls}
      </div>
      <div className="kui:pointer-events-none kui:absolute kui:inset-x-2 kui:bottom-2 kui:flex kui:flex-wrap kui:items-end kui:justify-between kui:gap-1.5 kui:*:pointer-events-auto">
        {foot}
        {message && <span className={note}>{message}</span>}
        {attribution && !onGrid && (
          <a
            data-slot="map-attribution"
            href={attribution.href}
            target="_blank"
            rel="noreferrer"
            className={cx(note, 'kui:ms-auto kui:underline-offset-3 kui:hover:underline kui:focus-visible:shadow-ring')}
          >
            {attribution.text}
          </a>
        )}
      </div>
    </div>
  )
}
