import type { FloorPlan } from '@kiosk-admin/api-client'
import { labelPoint } from '@kiosk-admin/wayfinding'
import type { CSSProperties } from 'react'
import { PlanFrame } from '../../../shared/floor-plan/plan-frame'
import { middleOf, type Point, ratioOf } from '../../../shared/floor-plan/spot'
import type { PlanPart } from './parts'

type PlanButtonsProps = {
  plan: FloorPlan
  label: string
  parts: readonly PlanPart[]
  /** Id of the chosen part. */
  value: string | undefined
  onChoose: (part: PlanPart) => void
  nameOf: (part: PlanPart) => string
  /** The short text on a part. */
  textOf: (part: PlanPart) => string
  /** A unit that nobody is in, or a door or walkway that is out of order. */
  isMarked: (part: PlanPart) => boolean
}

/** A floor's plan with a button on each of its parts. Doors are small where many are: a list has them, too. */
export function PlanButtons({ plan, label, parts, value, onChoose, nameOf, textOf, isMarked }: PlanButtonsProps) {
  return (
    <PlanFrame picture={plan.picture} label={label}>
      {parts.map((part) => (
        <PartButton
          key={part.id}
          part={part}
          name={nameOf(part)}
          text={textOf(part)}
          isMarked={isMarked(part)}
          isChosen={part.id === value}
          onChoose={() => onChoose(part)}
        />
      ))}
    </PlanFrame>
  )
}

type PartButtonProps = {
  part: PlanPart
  name: string
  text: string
  isMarked: boolean
  isChosen: boolean
  onChoose: () => void
}

const colours: Record<PlanPart['kind'], string> = {
  unit: 'bg-accent/15 hover:bg-accent/35 focus-visible:bg-accent/60 aria-pressed:bg-accent/60 data-marked:bg-success/25',
  walkway: 'bg-sign/10 hover:bg-sign/25 focus-visible:bg-accent/60 aria-pressed:bg-accent/60 data-marked:bg-danger/40',
  door: 'z-1 -translate-1/2 rounded-full border border-solid border-[white] bg-sign hover:bg-accent focus-visible:bg-accent focus-visible:shadow-(--k-ring) aria-pressed:bg-accent aria-pressed:shadow-(--k-ring) data-marked:bg-danger',
}

function PartButton({ part, name, text, isMarked, isChosen, onChoose }: PartButtonProps) {
  const { style, label } = shapeOf(part)
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isChosen}
      data-marked={isMarked || undefined}
      className={`group absolute cursor-pointer p-0 [font-family:inherit] outline-none ${part.kind === 'door' ? '' : 'border-0'} ${colours[part.kind]}`}
      style={style}
      onClick={onChoose}
    >
      {text && label && (
        <span
          className={`pointer-events-none absolute -translate-1/2 rounded-sm text-xs font-semibold group-focus-visible:underline ${part.kind === 'unit' ? 'text-fg-strong max-sm:hidden' : 'bg-sign px-1 text-sign-fg'}`}
          style={label}
        >
          {text}
        </span>
      )}
    </button>
  )
}

const percent = (share: number) => `${share * 100}%`

/** Where a button is on the plan, and its label in it. */
function shapeOf(part: PlanPart): { style: CSSProperties; label?: CSSProperties } {
  if (part.kind === 'door') {
    const { x, y } = part.at
    return { style: { left: percent(x), top: percent(y), width: 'clamp(6px, 1.3%, 14px)', aspectRatio: 1 } }
  }
  const { plan } = part
  if (part.kind === 'walkway' && part.walkway.shape === 'line') {
    const { points } = part.walkway
    const [from, to] = [points[(points.length - 1) >> 1], points[points.length >> 1]]
    const at = from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : { x: 0.5, y: 0.5 }
    return { style: placeOf(at, 24), label: { left: '50%', top: '50%' } }
  }
  const { points, holes = [] } = part.kind === 'unit' ? part.area : part.walkway
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  // never flat, so that parts of it can be computed
  const [width, height] = [Math.max(...xs) - left || 0.001, Math.max(...ys) - top || 0.001]
  const within = ({ x, y }: Point): [string, string] => [percent((x - left) / width), percent((y - top) / height)]
  const middle =
    part.kind === 'unit' ? middleOf(part.area, plan.picture) : labelPoint([points, ...holes], ratioOf(plan.picture))
  const [labelLeft, labelTop] = within(middle)
  return {
    style: {
      left: percent(left),
      top: percent(top),
      width: percent(width),
      height: percent(height),
      clipPath: `polygon(${points.map((point) => within(point).join(' ')).join(',')})`,
    },
    label: { left: labelLeft, top: labelTop },
  }
}

const placeOf = ({ x, y }: Point, size: number): CSSProperties => ({
  left: `calc(${percent(x)} - ${size / 2}px)`,
  top: `calc(${percent(y)} - ${size / 2}px)`,
  width: size,
  height: size,
})
