import { Compass, MoveUp } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { NumberField } from '../../fields/number-field/number-field'
import { Button } from '../../primitives/button/button'
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/popover'
import type { FloorParts } from './floor-parts'

/** Degrees of an arrow key, and with Shift or Page keys. */
const STEP = 1
const FAR = 15

/** The direction of north, by a dial or in degrees. */
export function FloorNorth(parts: FloorParts) {
  const { state, t } = parts
  const north = state.plan.map?.north ?? 0
  return (
    <Popover onOpenChange={(open) => open || state.settle()}>
      <PopoverTrigger asChild>
        <Button variant="quiet" icon={<Compass size={16} strokeWidth={1.5} aria-hidden="true" />}>
          {t.north.title}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t.north.title}
        className="kui:flex kui:w-72 kui:max-w-[calc(100vw-16px)] kui:items-start kui:gap-4"
      >
        <Dial {...parts} north={north} />
        <NumberField
          label={t.north.degrees}
          unit="°"
          min={0}
          max={359}
          value={north}
          onValueChange={(degrees) => {
            if (degrees !== null && Number.isFinite(degrees)) state.setNorth(degrees)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: FAR,
  PageDown: -FAR,
}

/** A round slider (WAI-ARIA slider): dragging points the arrow, keys turn it. */
function Dial({ state, t, number, north }: FloorParts & { north: number }) {
  const turn = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - left - width / 2
    const y = event.clientY - top - height / 2
    if (x !== 0 || y !== 0) state.setNorth((Math.atan2(x, -y) * 180) / Math.PI)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? 359 : by && north + (event.shiftKey ? Math.sign(by) * FAR : by)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    state.setNorth(to)
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={t.north.dial}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={north}
      aria-valuetext={t.north.at(number(north))}
      data-slot="floor-plan-dial"
      // directions on the picture are not mirrored
      dir="ltr"
      className="kui:grid kui:size-22 kui:shrink-0 kui:cursor-grab kui:touch-none kui:place-items-center kui:rounded-full kui:bg-sunken kui:text-fg-strong kui:shadow-[inset_0_0_0_1px_var(--k-line-control)] kui:focus-visible:shadow-ring"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        turn(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(event)
      }}
      onPointerUp={() => state.settle()}
      onBlur={() => state.settle()}
      onKeyDown={onKeyDown}
    >
      <MoveUp size={64} strokeWidth={1} aria-hidden="true" style={{ rotate: `${north}deg` }} />
    </span>
  )
}
