import { MapPin as PinIcon } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { en as fields } from '#labels/fields'
import { en, type MapLabels } from '#labels/map'
import { Field, type FieldOwnProps } from '../../fields/field/field'
import { useFieldControl } from '../../fields/field/field-context'
import { TextField } from '../../fields/text-field/text-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { whenLeft } from '../../internal/when-left'
import { Button } from '../../primitives/button/button'
import { useKioskUi } from '../../theme/context'
import { isInSight, type LatLng, pointOf } from '../canvas/geo'
import { MapCanvas } from '../canvas/map-canvas'
import { useMapView } from '../canvas/use-map-view'
import { type MapPlace, type MapProvider, mapDefaults } from '../providers/map-provider'
import type { SearchPlaces } from '../providers/places'
import { rasterTiles } from '../providers/raster-tiles'
import { AddressSearch } from './address-search'
import { ChangeLocation } from './change-location'
import { formatCoordinates } from './coordinates'
import { MapPin } from './map-pin'
import { type MapPickerProblem, type MapPickerState, type UseMapPickerProps, useMapPicker } from './use-map-picker'

export type MapPickerProps = Omit<FieldOwnProps, 'labels'> &
  Omit<UseMapPickerProps, 'locked'> &
  Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    /** The base map: `rasterTiles({ url })` or `googleMaps({ apiKey })`. @default a plain grid */
    provider?: MapProvider
    /** Searches addresses: `geocoder(url)` or `googlePlaces({ apiKey })`. Without it there is no search. */
    searchPlaces?: SearchPlaces
    /** Shows the map; without it, positions are searched or typed. @default true */
    map?: boolean
    /** The initial centre without a position. @default Stockholm */
    centre?: LatLng
    /** @default 11 */
    zoom?: number
    /** @default 22 */
    maxZoom?: number
    /** Height of the map in pixels. @default 240 */
    height?: number
    /** Name of the hidden input with "59.3293,18.0686". */
    name?: string
    /** @default false */
    disabled?: boolean
    labels?: Partial<MapLabels>
  }

/**
 * A position on a map: searched by address (WAI-ARIA combobox), pressed, dragged, moved by arrow keys (WAI-ARIA
 * slider), or typed as coordinates. The page scrolls over the map: only two fingers, dragging, or Ctrl or ⌘ with the
 * wheel move it. `className` goes to the field, `ref` and other props to the group.
 */
export function MapPicker({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  className,
  value,
  defaultValue,
  onValueChange,
  confirmChange,
  subject,
  disabled = false,
  ...rest
}: MapPickerProps) {
  const picker = useMapPicker({
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
    ...(confirmChange !== undefined ? { confirmChange } : {}),
    locked: isLocked(readOnlyReason) || disabled,
    subject,
  })
  return (
    <Field
      group
      label={label}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      className={className}
    >
      <PickerBox picker={picker} subject={subject} disabled={disabled} {...rest} />
    </Field>
  )
}

/** Zoom at which a door can be identified. */
const NEAR = 16

const grid = rasterTiles()

type PickerBoxProps = Omit<MapPickerProps, keyof FieldOwnProps | keyof UseMapPickerProps | 'labels'> & {
  picker: MapPickerState
  subject: string | undefined
  disabled: boolean
  labels?: Partial<MapLabels>
}

function PickerBox({
  picker,
  subject,
  provider = grid,
  map = true,
  searchPlaces,
  centre = mapDefaults.centre,
  zoom = mapDefaults.zoom,
  maxZoom = mapDefaults.maxZoom,
  height = 240,
  name,
  disabled,
  labels,
  onBlur,
  onKeyDown,
  ...rest
}: PickerBoxProps) {
  const t = useLabels('map', en, labels)
  const words = useLabels('fields', fields)
  const requiredId = useId()
  const { locale } = useKioskUi()
  const {
    locked: fieldLocked = false,
    'aria-required': required,
    'aria-invalid': invalid,
    ...control
  } = useFieldControl()
  const locked = fieldLocked || disabled
  const { value, action } = picker
  const at = value ? formatCoordinates(value, locale) : undefined
  const example = formatCoordinates(mapDefaults.centre, locale)
  const wrong = picker.problem && whyNot(picker.problem, t, example)
  return (
    <fieldset
      data-slot="map-picker"
      // form errors link here
      tabIndex={-1}
      data-invalid={invalid}
      data-locked={locked || undefined}
      className="kui:flex kui:min-w-0 kui:flex-col kui:gap-2.5 kui:rounded-md kui:focus-visible:shadow-ring"
      {...control}
      {...rest}
      aria-describedby={[control['aria-describedby'], required && requiredId].filter(Boolean).join(' ') || undefined}
      onBlur={whenLeft(onBlur)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // Enter parses the typed text here and does not submit the form
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      {searchPlaces && (
        <AddressSearch
          picker={picker}
          searchPlaces={searchPlaces}
          locked={locked}
          disabled={disabled}
          labels={labels}
        />
      )}
      {map && (
        <PickerMap
          picker={picker}
          subject={subject}
          start={{ centre: value ?? centre, zoom }}
          provider={provider}
          maxZoom={maxZoom}
          height={height}
          locked={locked}
          invalid={Boolean(invalid)}
          describedBy={control['aria-describedby']}
          labels={labels}
        />
      )}
      <TextField
        label={t.coordinates}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={t.latLng}
        disabled={disabled}
        hint={locked || !map ? undefined : `${t.howTo} ${t.howToMove}`}
        error={wrong}
        readOnlyReason={fieldLocked}
        value={picker.coordinates.text}
        onValueChange={picker.coordinates.type}
        onBlur={picker.coordinates.read}
        onKeyDown={({ key }) => key === 'Enter' && picker.coordinates.read()}
      />
      {name && <input type="hidden" name={name} value={value ? `${value.lat},${value.lng}` : ''} disabled={disabled} />}
      {/* a group cannot be required itself */}
      <span id={requiredId} hidden>
        {words.required}
      </span>
      <span role="status" className="kui:sr-only">
        {action === 'removed' && t.pinRemoved}
        {action && action !== 'removed' && at && t.pinAt([value?.address, at].filter(Boolean).join(', '))}
      </span>
      <ChangeLocation picker={picker} labels={labels} />
    </fieldset>
  )
}

type PickerMapProps = {
  picker: MapPickerState
  subject: string | undefined
  start: MapPlace
  provider: MapProvider
  maxZoom: number
  height: number
  locked: boolean
  invalid: boolean
  describedBy: string | undefined
  labels: Partial<MapLabels> | undefined
}

/** The map with the pin; a separate component, so that its state resets when it is hidden. */
function PickerMap({
  picker,
  subject,
  start,
  provider,
  maxZoom,
  height,
  locked,
  invalid,
  describedBy,
  labels,
}: PickerMapProps) {
  const t = useLabels('map', en, labels)
  const { locale } = useKioskUi()
  const { value } = picker
  const view = useMapView({ provider, start, maxZoom, ...(locked ? {} : { onPress: picker.put }) })
  useStartOf(subject, () => view.show(start))
  useInSight(picker, view)
  const at = value ? formatCoordinates(value, locale) : undefined
  return (
    <MapCanvas
      view={view}
      provider={provider}
      height={height}
      labels={labels}
      role="group"
      aria-label={t.map}
      className={invalid ? 'kui:outline kui:outline-danger' : ''}
      foot={
        !value &&
        !locked && (
          <Button size="small" icon={<PinIcon size={16} strokeWidth={1.5} />} onClick={() => picker.put(view.middle())}>
            {t.placePin}
          </Button>
        )
      }
    >
      {value && (
        <MapPin
          view={view}
          position={value}
          locked={locked}
          aria-label={t.pin}
          aria-valuetext={[at, value.address].filter(Boolean).join(' · ')}
          aria-describedby={describedBy}
          onDrop={picker.put}
          onKeyDown={(event) => picker.onKeyDown(view.sight, event)}
        />
      )}
    </MapCanvas>
  )
}

/** The error of the typed text; places without details are reported at the search. */
function whyNot(problem: MapPickerProblem, { problems }: MapLabels, example: string) {
  if (problem.kind === 'noDetails') return undefined
  return problem.kind === 'unreadable' ? problems.unreadable(example) : problems[problem.kind]
}

/** Resets the map for another record. */
function useStartOf(subject: string | undefined, show: () => void) {
  const shown = useRef(subject)
  useEffect(() => {
    if (shown.current === subject) return
    shown.current = subject
    show()
  })
}

/** The map is not controlled by React: it follows positions that leave the view, and zooms to found ones. */
function useInSight({ value, action }: MapPickerState, view: ReturnType<typeof useMapView>) {
  const latest = useRef({ view, action })
  latest.current = { view, action }
  const [lat, lng] = [value?.lat, value?.lng]
  useEffect(() => {
    if (lat === undefined || lng === undefined) return
    const { view: now, action: by } = latest.current
    const { sight } = now
    const found = by === 'found'
    const seen = isInSight(sight, pointOf(sight, { lat, lng }), 24)
    // maps without a size are moved, too: they may be shown later
    if (seen && !found) return
    now.show({ centre: { lat, lng }, zoom: found ? Math.max(NEAR, sight.zoom) : sight.zoom })
  }, [lat, lng])
}
