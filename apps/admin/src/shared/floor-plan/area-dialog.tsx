import type { FloorPlan } from '@kiosk-admin/api-client'
import { Button, Dialog, SegmentedControl } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMessages } from '../i18n/i18n'
import { floorPlanMessages } from './messages'
import { middleOf, type Point, ratioOf } from './spot'

export type AreaDialogProps = {
  /** Plans with areas. */
  plans: readonly FloorPlan[]
  value: string | null
  onChoose: (areaId: string) => void
  onClose: () => void
}

/** The areas of each floor on its plan, to press the one that is meant. */
export function AreaDialog({ plans, value, onChoose, onClose }: AreaDialogProps) {
  const t = useMessages(floorPlanMessages)
  const textIn = useLocalisedText()
  const [chosenId, setChosenId] = useState<string>()
  const plan =
    plans.find(({ id }) => id === chosenId) ??
    plans.find(({ areas }) => areas.some(({ areaId }) => areaId === value)) ??
    plans[0]
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="large">
        <Dialog.Header>
          <Dialog.Title>{t('floorPlan.area.title')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="flex flex-col gap-3">
          <Dialog.Description>{t('floorPlan.area.text')}</Dialog.Description>
          {plan && plans.length > 1 && (
            <SegmentedControl
              label={t('floorPlan.area.floor')}
              labelHidden
              value={plan.id}
              onValueChange={setChosenId}
              options={plans.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
              className="max-w-full self-start overflow-x-auto"
            />
          )}
          {plan && <Areas plan={plan} label={textIn(plan.name)} value={value} onChoose={onChoose} />}
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="quiet" onClick={onClose}>
            {t('floorPlan.area.cancel')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** The smallest box around corners; never flat, so that parts of it can be computed. */
function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left || 0.001, height: Math.max(...ys) - top || 0.001 }
}

type AreasProps = Pick<AreaDialogProps, 'value' | 'onChoose'> & { plan: FloorPlan; label: string }

function Areas({ plan: { picture, areas }, label, value, onChoose }: AreasProps) {
  return (
    // floor plans are dark on white in both themes, and not mirrored in right-to-left pages
    <fieldset
      aria-label={label}
      dir="ltr"
      className="relative m-0 w-full border-0 p-0 scheme-light"
      style={{ aspectRatio: ratioOf(picture) }}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="block size-full rounded-md bg-[white] shadow-[0_0_0_1px_var(--k-line)]"
      />
      {areas.map(({ areaId, points, holes }) => {
        const box = boundsOf(points)
        const inBox = ({ x, y }: Point) => [((x - box.left) / box.width) * 100, ((y - box.top) / box.height) * 100]
        const corners = points
          .map((point) =>
            inBox(point)
              .map((part) => `${part}%`)
              .join(' '),
          )
          .join(',')
        const [left, top] = inBox(middleOf({ points, holes }, picture))
        return (
          <button
            // a code may be drawn several times
            key={`${areaId} ${JSON.stringify(box)}`}
            type="button"
            aria-label={areaId}
            aria-pressed={areaId === value}
            className="group absolute cursor-pointer border-0 bg-accent/20 p-0 outline-none hover:bg-accent/40 focus-visible:bg-accent/60 aria-pressed:bg-accent/60"
            style={{
              left: `${box.left * 100}%`,
              top: `${box.top * 100}%`,
              width: `${box.width * 100}%`,
              height: `${box.height * 100}%`,
              clipPath: `polygon(${corners})`,
            }}
            onClick={() => onChoose(areaId)}
          >
            <span
              className="absolute -translate-1/2 rounded-sm bg-sign px-1 text-xs font-semibold text-sign-fg group-focus-visible:underline"
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              {areaId}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
