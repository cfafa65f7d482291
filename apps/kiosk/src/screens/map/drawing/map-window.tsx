import { usePlanView } from '@kiosk-admin/ui/headless'
import type { Point } from '@kiosk-admin/wayfinding'
import { badgeText, isWithin } from '@kiosk-admin/wayfinding/drawing'
import { Minus, Plus } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import type { MapMessages } from '../map-messages/en'
import { connectorIcons } from '../symbols'
import { FloorShapes } from './floor-shapes'
import { MapMarks } from './map-marks'
import type { MapScene } from './map-scene'
import { type PressableUnit, UnitButtons, usePressableUnits } from './unit-buttons'
import { useMapLayout } from './use-map-layout'
import { useMeasure } from './use-measure'
import { useTextScale } from './use-text-scale'

export type MapWindowProps = {
  scene: MapScene
  label: string
  youAreHere: string
  t: MapMessages
  /** Called with a pressed unit that something is in. */
  onUnitPress: (unit: PressableUnit) => void
}

const pans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.2, y: 0 },
  ArrowRight: { x: 0.2, y: 0 },
  ArrowUp: { x: 0, y: -0.2 },
  ArrowDown: { x: 0, y: 0.2 },
}

/** The map of a floor, with zoom by two fingers, buttons and keys. */
export function MapWindow({ scene, label, youAreHere, t, onUnitPress }: MapWindowProps) {
  const { plane, crossings, current } = scene
  const { toMap, box } = plane
  const fractionOf = useCallback(
    (point: Point): Point => {
      const { x, y } = toMap(point)
      return { x: (x - box.x) / box.width, y: (y - box.y) / box.height }
    },
    [toMap, box],
  )
  const units = usePressableUnits(scene, fractionOf)
  const [focused, setFocused] = useState<PressableUnit | null>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const helpId = useId()
  const view = usePlanView({
    ratio: box.width / box.height,
    onPress(place) {
      // the window holds the pointer: the button is clicked for it, and counted
      const unit = units.find(({ points }) => isWithin(points, place))
      if (unit) element?.querySelector<HTMLButtonElement>(`[data-unit="${unit.index}"]`)?.click()
    },
  })
  const { picture, size } = view
  const [measure, scale] = [useMeasure(element), useTextScale()]
  const { zoom } = view.view
  const layout = useMapLayout({ scene, fractionOf, picture, zoom, window: size, measure, scale, youAreHere })
  const inWindow = ({ x, y }: Point): Point => ({
    x: picture.left + x * picture.width,
    y: picture.top + y * picture.height,
  })
  const onScreen = (point: Point) => inWindow(fractionOf(point))

  const [start] = current
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step is the reason to show where it begins
  useEffect(() => {
    if (start) view.reveal(fractionOf(start))
  }, [start?.x, start?.y])

  /** Whether arrow keys move the map instead of the focus. */
  const [moving, setMoving] = useState(false)

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.repeat) return
    const pan = moving && pans[event.key]
    if (pan) view.look(pan)
    else if (event.key === 'Enter') setMoving(!moving)
    else if (event.key === '+') view.zoomIn()
    else if (event.key === '-') view.zoomOut()
    else return
    event.preventDefault()
  }

  return (
    <figure className="map-frame" aria-label={label} ref={setElement}>
      <span id={helpId} hidden>
        {moving ? t.mapMoving : t.mapHelp}
      </span>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: applications handle keys
        tabIndex={0}
        className="map-window"
        aria-label={label}
        aria-describedby={helpId}
        data-moving={moving || undefined}
        // one finger scrolls the page while the whole floor is shown, two fingers zoom
        style={
          {
            touchAction: view.canZoomOut ? 'none' : 'pan-x pan-y',
            '--map-ratio': box.width / box.height,
          } as CSSProperties
        }
        ref={view.windowRef}
        {...view.windowProps}
        onKeyDown={onKeyDown}
        onBlur={() => setMoving(false)}
      >
        {size.width > 0 && (
          <svg width={size.width} height={size.height} aria-hidden="true">
            <FloorShapes scene={scene} onScreen={onScreen} focused={focused?.index} />
            <MapMarks {...layout} {...{ scene, onScreen, scale, youAreHere }} />
          </svg>
        )}
        <UnitButtons
          units={units}
          label={t.places}
          onScreen={inWindow}
          window={size}
          onPress={onUnitPress}
          onFocusChange={(unit) => {
            setFocused(unit)
            if (unit) view.reveal(unit.middle)
          }}
        />
        {crossings.map(({ kind, floor: name, label: action, onPress }, index) => {
          const Icon = connectorIcons[kind]
          const place = layout.pins.crossings[index]
          return place ? (
            <button
              key={action}
              type="button"
              className="map-crossing"
              style={{
                left: place.x,
                top: place.y,
                width: place.width,
                height: place.height,
                fontSize: badgeText * scale,
              }}
              aria-label={action}
              // the window would hold the pointer
              onPointerDown={(event) => event.stopPropagation()}
              onClick={onPress}
            >
              <Icon className="kiosk-icon" strokeWidth={2} aria-hidden="true" />
              {name}
            </button>
          ) : null
        })}
      </div>
      <div className="map-zoom">
        <button type="button" aria-label={t.zoomIn} aria-disabled={!view.canZoomIn} onClick={view.zoomIn}>
          <Plus className="kiosk-icon" strokeWidth={2} aria-hidden="true" />
        </button>
        <button type="button" aria-label={t.zoomOut} aria-disabled={!view.canZoomOut} onClick={view.zoomOut}>
          <Minus className="kiosk-icon" strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
    </figure>
  )
}
