import { type ComponentProps, type PointerEvent, useRef, useState } from 'react'
import { type LatLng, pointOf } from '../canvas/geo'
import type { MapView } from '../canvas/use-map-view'

type MapPinProps = Omit<ComponentProps<'div'>, 'role' | 'onDrop'> & {
  view: MapView
  position: LatLng
  /** Read-only. */
  locked: boolean
  /** Called with the dragged position. */
  onDrop: (position: LatLng) => void
}

type Grip = { pointer: number; fromX: number; fromY: number; x: number; y: number }

/** Smaller movements in pixels are presses. */
const STILL = 3

/**
 * The pin; its tip is the position. A slider (WAI-ARIA slider), so that screen readers pass on all four arrow keys;
 * `aria-valuetext` has the position.
 */
export function MapPin({ view, position, locked, onDrop, ...rest }: MapPinProps) {
  const [grip, setGrip] = useState<Grip>()
  const currentGrip = useRef<Grip>(undefined)
  const { x, y } = pointOf(view.sight, position)
  const by = grip && !locked ? { x: grip.x - grip.fromX, y: grip.y - grip.fromY } : { x: 0, y: 0 }
  const hold = (next: Grip | undefined) => {
    currentGrip.current = next
    setGrip(next)
  }
  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (currentGrip.current?.pointer === pointerId) hold({ ...currentGrip.current, x: clientX, y: clientY })
  }
  const drop = (event: PointerEvent) => {
    const now = currentGrip.current
    // ignore a second finger
    if (now?.pointer !== event.pointerId) return
    hold(undefined)
    if (locked || Math.hypot(event.clientX - now.fromX, event.clientY - now.fromY) < STILL) return
    onDrop(view.positionAt({ x: x + event.clientX - now.fromX, y: y + event.clientY - now.fromY }))
  }
  // the browser took the pointer: restore the position
  const release = ({ pointerId }: PointerEvent) => {
    if (currentGrip.current?.pointer === pointerId) hold(undefined)
  }
  const dragProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (locked || event.button !== 0 || currentGrip.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      hold({ pointer: event.pointerId, fromX: event.clientX, fromY: event.clientY, x: event.clientX, y: event.clientY })
    },
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
  return (
    <div
      data-slot="map-pin"
      data-dragging={(grip !== undefined && !locked) || undefined}
      data-locked={locked || undefined}
      role="slider"
      tabIndex={0}
      aria-readonly={locked || undefined}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={position.lng}
      className="kui:group/pin kui:pointer-events-auto kui:absolute kui:top-0 kui:left-0 kui:flex kui:h-9.5 kui:w-8 kui:touch-none kui:justify-center kui:rounded-md kui:data-[locked]:touch-auto kui:not-data-[locked]:cursor-grab kui:data-[dragging]:cursor-grabbing kui:focus-visible:shadow-ring kui:pointer-coarse:h-11 kui:pointer-coarse:w-11 kui:pointer-coarse:items-end"
      // its bottom is the position
      style={{ transform: `translate(${x + by.x}px, ${y + by.y}px) translate(-50%, -100%)` }}
      // also when locked: locking may happen during a drag
      {...dragProps}
      {...rest}
    >
      <svg
        aria-hidden="true"
        width="26"
        height="36"
        viewBox="-13 -18 26 36"
        className="kui:mt-0.5 kui:overflow-visible kui:drop-shadow-sm kui:pointer-coarse:mt-0"
      >
        <path
          d="M0 18C-17 0-13-17 0-17S17 0 0 18z"
          className="kui:fill-sign kui:stroke-surface kui:stroke-[1.5] kui:group-data-[locked]/pin:fill-fg-muted"
        />
        <circle cy="-4" r="4.5" className="kui:fill-sign-fg kui:group-data-[locked]/pin:fill-surface" />
      </svg>
    </div>
  )
}
