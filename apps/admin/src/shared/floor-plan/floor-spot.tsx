import type { FloorPlan } from '@kiosk-admin/api-client'
import { Button, Field, NumberField, Skeleton } from '@kiosk-admin/ui'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { usePlans } from '../../data/malls/use-plans'
import { useMessages } from '../i18n/i18n'
import { floorPlanMessages } from './messages'
import { type Point, ratioOf } from './spot'

export type FloorSpotProps = {
  id: string
  label: ReactNode
  floorId: string
  /** @default this tab's mall */
  mallId?: string
  /** In fractions of the plan's width and height, from the top left; `null` for no place yet. */
  value: Point | null
  onValueChange: (value: Point) => void
  /** Takes the place away; without it there always is one. */
  onRemove?: () => void
  /** A direction that is shown at the place: degrees clockwise from the top of the plan. */
  bearing?: number | null
  error: ReactNode
  readOnlyReason: ReactNode
}

const STEP = 0.01
const FAR = 0.05

const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000
const percent = (part: number) => Math.round(part * 100)

/** The element that a field of several controls is found by, and named by its label. */
export const groupOf = (id: string) => ({ id, tabIndex: -1, 'aria-labelledby': `${id}-label` })

/** A position on a floor's plan, set by pointer, arrow keys (WAI-ARIA slider) or in percent. */
export function FloorSpot({
  id,
  label,
  floorId,
  mallId,
  value,
  onValueChange,
  onRemove,
  bearing = null,
  error,
  readOnlyReason,
}: FloorSpotProps) {
  const t = useMessages(floorPlanMessages)
  const { data: plans } = usePlans(mallId)
  const picture = plans?.find((plan) => plan.id === floorId)?.picture
  const locked = Boolean(readOnlyReason)
  const moveTo = ({ x, y }: Point) => {
    if (!locked) onValueChange({ x: within(x), y: within(y) })
  }
  const noPlan = plans && t('floorPlan.spot.noPlan')
  const hint = !picture ? noPlan : value ? t('floorPlan.spot.howTo') : t('floorPlan.spot.put')
  return (
    <Field group id={id} label={label} error={error} hint={hint}>
      <fieldset {...groupOf(id)} className="m-0 flex min-w-0 flex-col gap-2.5 border-0 p-0 outline-none">
        {!plans && <Skeleton style={{ height: 200 }} />}
        {picture && <Plan picture={picture} value={value} bearing={bearing} locked={locked} onPut={moveTo} />}
        <div className="grid max-w-sm grid-cols-2 gap-3">
          <PercentField
            label={t('floorPlan.spot.left')}
            value={value?.x}
            locked={locked}
            onPut={(x) => moveTo({ x, y: value?.y ?? 0.5 })}
          />
          <PercentField
            label={t('floorPlan.spot.top')}
            value={value?.y}
            locked={locked}
            onPut={(y) => moveTo({ x: value?.x ?? 0.5, y })}
          />
        </div>
        {value && onRemove && !locked && (
          <Button size="small" className="self-start" onClick={onRemove}>
            {t('floorPlan.spot.remove')}
          </Button>
        )}
      </fieldset>
    </Field>
  )
}

type PlanProps = {
  picture: FloorPlan['picture']
  value: Point | null
  bearing: number | null
  locked: boolean
  onPut: (point: Point) => void
}

function Plan({ picture, value, bearing, locked, onPut }: PlanProps) {
  const [natural, setNatural] = useState<number>()
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect()
    onPut({ x: (clientX - left) / across, y: (clientY - top) / down })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pin handles the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the pin is the control; clicks on the plan only move it
    <div
      className={`relative w-full overflow-hidden rounded-md bg-sunken shadow-[0_0_0_1px_var(--k-line)] ${locked ? '' : 'cursor-crosshair'}`}
      // has its height before the picture is there
      style={{ aspectRatio: natural ?? ratioOf(picture) }}
      // plans are not mirrored in right-to-left layouts
      dir="ltr"
      onClick={press}
    >
      <img
        src={picture.url}
        alt=""
        className="block size-full select-none"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalHeight > 0 && setNatural(naturalWidth / naturalHeight)
        }
      />
      {value && <Pin value={value} bearing={bearing} locked={locked} onPut={onPut} />}
    </div>
  )
}

type PinProps = Omit<PlanProps, 'picture' | 'value'> & { value: Point }

function Pin({ value, bearing, locked, onPut }: PinProps) {
  const t = useMessages(floorPlanMessages)
  const move = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step || locked) return
    event.preventDefault()
    const by = event.shiftKey ? FAR : STEP
    onPut({ x: value.x + step.x * by, y: value.y + step.y * by })
  }
  const style = { left: `${value.x * 100}%`, top: `${value.y * 100}%` }
  return (
    <>
      {bearing !== null && (
        <svg
          aria-hidden="true"
          width="96"
          height="96"
          viewBox="-48 -48 96 96"
          className="pointer-events-none absolute -translate-1/2"
          style={style}
        >
          <path
            d="M0 0L-20-40A45 45 0 0 1 20-40z"
            transform={`rotate(${bearing})`}
            className="fill-accent stroke-accent [fill-opacity:0.35]"
          />
        </svg>
      )}
      <span
        role="slider"
        tabIndex={0}
        aria-label={t('floorPlan.spot.pin')}
        aria-readonly={locked || undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(value.x)}
        aria-valuetext={t('floorPlan.spot.at', { x: percent(value.x), y: percent(value.y) })}
        className="absolute flex h-9.5 w-8 -translate-x-1/2 -translate-y-full justify-center rounded-md focus-visible:outline-2 focus-visible:outline-focus"
        style={style}
        onKeyDown={move}
      >
        {/* the tip of the pin marks the position */}
        <svg aria-hidden="true" width="26" height="36" viewBox="-13 -18 26 36" className="mt-0.5 overflow-visible">
          <path d="M0 18C-17 0-13-17 0-17S17 0 0 18z" className="fill-sign stroke-surface stroke-[1.5]" />
          <circle cy="-4" r="4.5" className="fill-sign-fg" />
        </svg>
      </span>
    </>
  )
}

type PercentProps = { label: string; value: number | undefined; locked: boolean; onPut: (part: number) => void }

/** Values outside the plan are refused with a message. */
function PercentField({ label, value, locked, onPut }: PercentProps) {
  const t = useMessages(floorPlanMessages)
  const [refused, setRefused] = useState<{ typed: number | null; of: number | undefined }>()
  const wrong = refused && refused.of === value ? refused : undefined
  return (
    <NumberField
      label={label}
      min={0}
      max={100}
      value={wrong ? wrong.typed : value === undefined ? null : percent(value)}
      error={wrong && t('floorPlan.spot.range')}
      readOnlyReason={locked}
      onValueChange={(typed) => {
        if (typed === null || !(typed >= 0 && typed <= 100)) return setRefused({ typed, of: value })
        setRefused(undefined)
        onPut(typed / 100)
      }}
    />
  )
}
