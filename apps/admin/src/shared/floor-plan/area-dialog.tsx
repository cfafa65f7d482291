import type { FloorPlan } from '@kiosk-admin/api-client'
import { Badge, Button, Dialog, SearchField, SegmentedControl } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMessages } from '../i18n/i18n'
import { type AreaChoice, areasOf, matching, type Occupant } from './area-choices'
import { floorPlanMessages } from './messages'
import { PlanFrame } from './plan-frame'
import { middleOf, type Point } from './spot'
import { useTenants } from './use-tenants'

export type AreaDialogProps = {
  /** Plans with areas. */
  plans: readonly FloorPlan[]
  value: string | null
  /** The record that the area is for: it takes the area itself. */
  recordId: string
  onChoose: (areaId: string) => void
  onClose: () => void
}

/** The areas of each floor, on its plan and as a list: who has them, which are free, and which several have. */
export function AreaDialog({ plans, value, recordId, onChoose, onClose }: AreaDialogProps) {
  const t = useMessages(floorPlanMessages)
  const textIn = useLocalisedText()
  const { occupants, seesAll } = useTenants()
  const [chosenId, setChosenId] = useState<string>()
  const [search, setSearch] = useState('')
  const plan =
    plans.find(({ id }) => id === chosenId) ??
    plans.find(({ areas }) => areas.some(({ areaId }) => areaId === value)) ??
    plans[0]
  // the record itself is where the form has it, saved or not
  const there: Occupant[] = occupants.map(({ id, areaId, name }) => ({
    areaId: id === recordId ? value : areaId,
    name: textIn(name),
  }))
  const areas = plan ? areasOf(plan, there, seesAll) : []
  // a search finds on every floor, the open one first
  const searched = search.trim() === '' ? [] : plans.filter((one) => one !== plan)
  const found = [...(plan ? [plan] : []), ...searched].flatMap((floor) => {
    const areas = areasOf(floor, there, seesAll)
    return matching(areas, search, t('floorPlan.area.free')).map((area) => ({ floor, area }))
  })
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
              className="max-w-full shrink-0 self-start overflow-x-auto"
            />
          )}
          {plan && (
            <div className="grid grid-cols-[minmax(0,1fr)_16rem] items-start gap-4 max-md:grid-cols-1">
              <AreasOnPlan plan={plan} label={textIn(plan.name)} areas={areas} value={value} onChoose={onChoose} />
              <div className="flex max-h-[60vh] min-h-0 flex-col gap-2">
                <SearchField
                  aria-label={t('floorPlan.area.search')}
                  value={search}
                  onValueChange={setSearch}
                  className="shrink-0"
                />
                {found.length === 0 && <p className="m-0 text-sm text-fg-muted">{t('floorPlan.area.nothing')}</p>}
                <ul aria-label={t('floorPlan.area.list')} className="m-0 list-none overflow-y-auto p-0">
                  {found.map(({ floor, area }) => (
                    <li key={`${floor.id} ${area.areaId}`}>
                      <button
                        type="button"
                        aria-pressed={area.areaId === value}
                        className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-md border-0 bg-transparent px-2 py-1 text-start [font-family:inherit] text-sm text-fg hover:bg-hover focus-visible:shadow-ring aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
                        onClick={() => onChoose(area.areaId)}
                      >
                        <span className="shrink-0 rounded-sm bg-sign px-1 text-xs font-semibold text-sign-fg">
                          {area.areaId}
                        </span>
                        <span className="min-w-0 flex-1 break-words">
                          {area.names.join(', ')}
                          {searched.length > 0 && (
                            <span className="block text-xs text-fg-muted">{textIn(floor.name)}</span>
                          )}
                        </span>
                        {(area.areaId !== value || area.several) && <AreaState area={area} />}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          )}
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

/** Whether an area is free, or taken by several. */
function AreaState({ area }: { area: AreaChoice }) {
  const t = useMessages(floorPlanMessages)
  if (area.several) {
    return (
      <Badge tone="warning" mark="half">
        {t('floorPlan.area.several')}
      </Badge>
    )
  }
  if (area.taken) return <Badge>{t('floorPlan.area.taken')}</Badge>
  if (!area.free) return null
  return (
    <Badge tone="success" mark="ring">
      {t('floorPlan.area.free')}
    </Badge>
  )
}

/** The smallest box around corners; never flat, so that parts of it can be computed. */
function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left || 0.001, height: Math.max(...ys) - top || 0.001 }
}

/** Whether a code is written on its area depends on the width that it needs. */
const codeWhenWide = (areaId: string) =>
  areaId.length <= 3 ? '@min-[2rem]:block' : areaId.length <= 6 ? '@min-[3.5rem]:block' : '@min-[6rem]:block'

type AreasOnPlanProps = Pick<AreaDialogProps, 'value' | 'onChoose'> & {
  plan: FloorPlan
  label: string
  areas: readonly AreaChoice[]
}

function AreasOnPlan({ plan: { picture, areas: drawn }, label, areas, value, onChoose }: AreasOnPlanProps) {
  const t = useMessages(floorPlanMessages)
  const choices = new Map(areas.map((area) => [area.areaId, area]))
  return (
    <PlanFrame picture={picture} label={label}>
      {drawn.map(({ areaId, points, holes }) => {
        const { names = [], free = false, several = false } = choices.get(areaId) ?? {}
        const state = several ? 'several' : free ? 'free' : 'taken'
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
        const words = state === 'free' ? [t('floorPlan.area.free')] : names
        return (
          <button
            // a code may be drawn several times
            key={`${areaId} ${JSON.stringify(box)}`}
            type="button"
            aria-label={[areaId, ...words].join(', ')}
            title={words.join(', ')}
            aria-pressed={areaId === value}
            data-state={state}
            className="group @container absolute cursor-pointer border-0 bg-accent/15 p-0 [font-family:inherit] outline-none hover:bg-accent/40 focus-visible:bg-accent/60 aria-pressed:bg-accent/60 data-[state=free]:bg-success/35 data-[state=several]:bg-warning/50"
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
              className={`absolute hidden -translate-1/2 rounded-sm bg-sign px-1 text-xs font-semibold text-sign-fg group-focus-visible:underline ${codeWhenWide(areaId)}`}
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              {areaId}
            </span>
          </button>
        )
      })}
    </PlanFrame>
  )
}
