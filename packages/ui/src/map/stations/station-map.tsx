import { Maximize } from 'lucide-react'
import { type ComponentProps, memo, useId } from 'react'
import { en, type MapLabels } from '#labels/map'
import { en as primitives } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconButton } from '../../primitives/button/icon-button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import type { LatLng } from '../canvas/geo'
import { MapCanvas } from '../canvas/map-canvas'
import { useMapView } from '../canvas/use-map-view'
import { type MapProvider, mapDefaults } from '../providers/map-provider'
import { rasterTiles } from '../providers/raster-tiles'
import { countStates } from './clusters'
import { StationMarker } from './station-marker'
import type { MapStation, StationMark } from './station-marks'
import { type StationMapState, type UseStationMapProps, useStationMap } from './use-station-map'

export type StationMapProps = Omit<UseStationMapProps, 'view' | 'maxZoom'> &
  Omit<ComponentProps<'section'>, 'children' | 'defaultValue' | keyof UseStationMapProps> & {
    /** The accessible name: "Stations of Strandgallerian". */
    label: string
    /** The base map: `rasterTiles({ url })` or `googleMaps({ apiKey })`. @default a plain grid */
    provider?: MapProvider
    /** The centre without positions. @default Stockholm */
    centre?: LatLng
    /** @default 11 */
    zoom?: number
    /** @default 22 */
    maxZoom?: number
    /** Height of the map in pixels. @default 320 */
    height?: number
    /** Shows states; otherwise only codes and positions. @default true */
    states?: boolean
    labels?: Partial<MapLabels>
  }

const grid = rasterTiles()

/**
 * Stations on a map with their states; overlapping ones are one marker with a count and the worst state. One tab stop:
 * arrow keys move in reading order (roving focus), Enter selects a station or zooms in. Screen readers also get a list.
 * The root is a named region.
 */
export function StationMap({
  label,
  stations,
  value,
  defaultValue,
  onValueChange,
  provider = grid,
  centre = mapDefaults.centre,
  zoom = mapDefaults.zoom,
  maxZoom = mapDefaults.maxZoom,
  height = 320,
  states = true,
  labels,
  className,
  ...rest
}: StationMapProps) {
  const t = useLabels('map', en, labels)
  const view = useMapView({ provider, start: { centre, zoom }, maxZoom })
  const map = useStationMap({
    stations,
    view,
    maxZoom,
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
  })
  const helpId = useId()
  return (
    <section data-slot="station-map" aria-label={label} className={cx('kui:min-w-0', className)} {...rest}>
      <MapCanvas
        view={view}
        provider={provider}
        height={height}
        labels={labels}
        controls={
          map.hasPlaces && (
            <IconButton
              variant="secondary"
              label={t.showAll}
              icon={<Maximize size={16} strokeWidth={1.5} />}
              onClick={map.showAll}
            />
          )
        }
        foot={
          !map.hasPlaces && (
            <span className="kui:rounded-sm kui:bg-surface kui:px-1.5 kui:py-0.5 kui:text-sm">{t.noStations}</span>
          )
        }
      >
        <fieldset data-slot="station-map-marks" aria-label={t.map} aria-describedby={helpId} onKeyDown={map.onKeyDown}>
          {map.shown.map(({ mark, x, y }) => (
            <Mark key={mark.id} map={map} mark={mark} x={x} y={y} states={states} labels={labels} />
          ))}
        </fieldset>
      </MapCanvas>
      <span id={helpId} hidden>
        {t.howToStations}
      </span>
      <StationList stations={stations} label={t.stations} states={states} />
    </section>
  )
}

type MarkProps = {
  map: StationMapState
  mark: StationMark
  x: number
  y: number
  states: boolean
  labels: Partial<MapLabels> | undefined
}

function Mark({ map, mark, x, y, states, labels }: MarkProps) {
  const t = useLabels('map', en, labels)
  const { status: words } = useLabels('primitives', primitives)
  const status = states ? words : undefined
  const [only] = mark.items
  const shared = { mark, x, y, plain: !states, ...map.markProps(mark) }
  if (mark.items.length === 1 && only) {
    return (
      <StationMarker
        {...shared}
        chosen={map.chosen === only.id}
        aria-label={stationText(only, status)}
        onClick={() => map.press(mark)}
      />
    )
  }
  const counts = status ? countStates(mark.items).map(({ state, count }) => `${count} ${status[state]}`) : []
  const name = [t.stationCount(mark.items.length), ...counts].join(', ')
  const chosen = mark.items.some(({ id }) => id === map.chosen)
  if (mark.parts) return <StationMarker {...shared} chosen={chosen} aria-label={name} onClick={() => map.press(mark)} />
  // Stations at one position cannot be split by zooming, so a menu lists them.
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <StationMarker
          {...shared}
          chosen={chosen}
          aria-label={name}
          // arrow keys move to the next marker and do not open the menu
          onKeyDown={(event) => event.key === 'ArrowDown' && event.preventDefault()}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content aria-label={name}>
        <DropdownMenu.RadioGroup value={map.chosen} onValueChange={map.choose}>
          {mark.items.map((station) => (
            <DropdownMenu.RadioItem key={station.id} value={station.id}>
              {stationText(station, status)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

type StateLabels = Readonly<Record<MapStation['state'], string>>

const stationText = ({ code, name, state, detail }: MapStation, words: StateLabels | undefined) =>
  [name ? `${code} ${name}` : code, words?.[state], detail].filter(Boolean).join(', ')

type StationListProps = { stations: readonly MapStation[]; label: string; states: boolean }

/** A list of all stations for screen readers, including those without a position. */
const StationList = memo(function StationList({ stations, label, states }: StationListProps) {
  const { status } = useLabels('primitives', primitives)
  return (
    <ul data-slot="station-map-list" aria-label={label} className="kui:sr-only">
      {stations.map((station) => (
        <li key={station.id}>{stationText(station, states ? status : undefined)}</li>
      ))}
    </ul>
  )
})
