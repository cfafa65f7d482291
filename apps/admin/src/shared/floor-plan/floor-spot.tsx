import { contentTypes, may } from '@kiosk-admin/api-client'
import { Field, NumberField, Skeleton } from '@kiosk-admin/ui'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useItem } from '../../data/content/use-item'
import { usePermissions } from '../../data/malls/use-mall'
import { useFiles } from '../../data/media/use-files'
import { useMessages } from '../i18n/i18n'
import { floorPlanMessages } from './messages'

type Point = { x: number; y: number }

export type FloorSpotProps = {
  id: string
  label: ReactNode
  floorId: string
  /** In fractions of the plan's width and height, from the top left. */
  value: Point
  onValueChange: (value: Point) => void
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

/** A position on a floor's plan, set by pointer, arrow keys (WAI-ARIA slider) or in percent. */
export function FloorSpot({ id, label, floorId, value, onValueChange, error, readOnlyReason }: FloorSpotProps) {
  const t = useMessages(floorPlanMessages)
  const plan = usePlan(floorId)
  const locked = Boolean(readOnlyReason)
  const moveTo = ({ x, y }: Point) => {
    if (!locked) onValueChange({ x: within(x), y: within(y) })
  }
  return (
    <Field group id={id} label={label} error={error} hint={plan.url ? t('floorPlan.spot.howTo') : plan.reason}>
      <div className="flex flex-col gap-2.5">
        {plan.loading && <Skeleton style={{ height: 200 }} />}
        {plan.url && <Plan url={plan.url} value={value} locked={locked} onPut={moveTo} />}
        <div className="grid max-w-sm grid-cols-2 gap-3">
          <PercentField
            label={t('floorPlan.spot.left')}
            value={value.x}
            locked={locked}
            onPut={(x) => moveTo({ ...value, x })}
          />
          <PercentField
            label={t('floorPlan.spot.top')}
            value={value.y}
            locked={locked}
            onPut={(y) => moveTo({ ...value, y })}
          />
        </div>
      </div>
    </Field>
  )
}

/** The picture of a floor's plan, if the user may read it. */
function usePlan(floorId: string) {
  const t = useMessages(floorPlanMessages)
  const { data: permissions } = usePermissions()
  const allowed = permissions !== undefined && may(permissions, 'Parking', 'read')
  const { data, loading } = useItem(contentTypes.floor, allowed ? floorId : undefined)
  const { data: files } = useFiles('Image')
  const url = files?.find((file) => file.id === data?.floorMapId)?.url
  const reason = allowed ? t('floorPlan.spot.noPlan') : t('floorPlan.spot.noRight')
  return { url, reason, loading: loading || (data?.floorMapId != null && !files) }
}

type PlanProps = { url: string; value: Point; locked: boolean; onPut: (point: Point) => void }

function Plan({ url, value, locked, onPut }: PlanProps) {
  const t = useMessages(floorPlanMessages)
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPut({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const move = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step || locked) return
    event.preventDefault()
    const by = event.shiftKey ? FAR : STEP
    onPut({ x: value.x + step.x * by, y: value.y + step.y * by })
  }
  const style = { left: `${value.x * 100}%`, top: `${value.y * 100}%` }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pin handles the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the pin is the control; clicks on the plan only move it
    <div
      className={`relative w-full overflow-hidden rounded-md border border-line ${locked ? '' : 'cursor-crosshair'}`}
      // plans are not mirrored in right-to-left layouts
      dir="ltr"
      onClick={press}
    >
      <img src={url} alt="" className="block w-full select-none" draggable={false} />
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
    </div>
  )
}

type PercentProps = { label: string; value: number; locked: boolean; onPut: (part: number) => void }

/** Values outside the plan are refused with a message. */
function PercentField({ label, value, locked, onPut }: PercentProps) {
  const t = useMessages(floorPlanMessages)
  const [refused, setRefused] = useState<{ typed: number | null; of: number }>()
  const wrong = refused?.of === value ? refused : undefined
  return (
    <NumberField
      label={label}
      min={0}
      max={100}
      value={wrong ? wrong.typed : percent(value)}
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
