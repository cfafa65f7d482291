import { type FloorPlan, may } from '@kiosk-admin/api-client'
import { CodeBadge, SegmentedControl, Link as TextLink } from '@kiosk-admin/ui'
import { StationPlan } from '@kiosk-admin/ui/map'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import type { ListedStation } from '../../data/malls/use-stations'
import { spotOf } from '../../shared/floor-plan/spot'
import { useMessages } from '../../shared/i18n/i18n'
import { useQuery, withQuery } from '../../shared/routing/location'
import { stationMessages } from './messages'
import { stationPlanMessages } from './plan-messages'
import { stationEditDialog } from './station-dialogs'
import { statusOf } from './station-status'

type StationPlansProps = {
  mallId: string
  plans: readonly FloorPlan[]
  /** The label of the group of plans. */
  label: string
  stations: readonly ListedStation[]
  onOpen: (id: string) => void
}

/** The stations on the plan of each floor, and a list of those without a plan. */
export function StationPlans({ mallId, plans, label, stations, onOpen }: StationPlansProps) {
  const t = useMessages(stationMessages)
  const textIn = useLocalisedText()
  const [chosenId, setChosenId] = useState<string>()
  const placed = stations.flatMap((station) => {
    const spot = spotOf(plans, station)
    return spot ? [{ station, ...spot }] : []
  })
  const floors = floorsOf(plans, stations, placed)
  const plan =
    floors.find(({ id }) => id === chosenId) ??
    floors.find(({ id }) => placed.some((one) => one.plan.id === id)) ??
    floors[0]
  if (!plan) return null
  const missing = stations.filter(({ id }) => !placed.some(({ station }) => station.id === id))
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      {floors.length > 1 && (
        <SegmentedControl
          label={t('stations.fields.floorId')}
          labelHidden
          value={plan.id}
          onValueChange={setChosenId}
          options={floors.map(({ id, name }) => ({ value: id, label: textIn(name) }))}
          className="max-w-full self-start overflow-x-auto"
        />
      )}
      <div className="grid grid-cols-[minmax(0,auto)_minmax(14rem,1fr)] gap-8 max-lg:grid-cols-1">
        <StationPlan
          label={textIn(plan.name)}
          picture={plan.picture}
          onOpen={onOpen}
          stations={placed
            .filter((one) => one.plan.id === plan.id)
            .map(({ station, position }) => ({
              id: station.id,
              code: station.code,
              name: station.name,
              state: statusOf(station),
              position,
            }))}
        />
        {missing.length > 0 && <NotPlaced mallId={mallId} plans={plans} stations={missing} />}
      </div>
    </section>
  )
}

/** The floors with stations; without any, those of the mall itself. */
function floorsOf(
  plans: readonly FloorPlan[],
  stations: readonly ListedStation[],
  placed: readonly { plan: FloorPlan }[],
): readonly FloorPlan[] {
  const used = plans.filter(
    ({ id }) => stations.some(({ floorId }) => floorId === id) || placed.some((one) => one.plan.id === id),
  )
  if (used.length > 0) return used
  const mallPlans = plans.filter(({ garageId }) => garageId === null)
  return mallPlans.length > 0 ? mallPlans : plans
}

/** Stations without a plan, each with the missing setting and a link to it. */
function NotPlaced({ mallId, plans, stations }: Pick<StationPlansProps, 'mallId' | 'plans' | 'stations'>) {
  const p = useMessages(stationPlanMessages)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="m-0 border-b-2 border-fg-strong pb-1.5 text-sm font-semibold text-fg-strong">
        {p('stationPlan.notPlaced')}
      </h2>
      <ul className="m-0 list-none p-0">
        {stations.map((station) => (
          <li key={station.id} className="flex items-center gap-3 border-b border-line-faint py-2 text-sm">
            <CodeBadge>{station.code}</CodeBadge>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate font-medium text-fg-strong">{station.name}</span>
              <Remedy mallId={mallId} plans={plans} station={station} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RemedyProps = { mallId: string; plans: readonly FloorPlan[]; station: ListedStation }

function Remedy({ mallId, plans, station: { id, areaId, floorId } }: RemedyProps) {
  const p = useMessages(stationPlanMessages)
  const textIn = useLocalisedText()
  const { data: permissions } = usePermissions(mallId)
  // updates the link with the address
  useQuery()
  const mayWrite = (area: 'Mall' | 'Parking') => permissions !== undefined && may(permissions, area, 'write')
  const plan = plans.find((one) => one.id === floorId) ?? (floorId === null ? plans[0] : undefined)
  if (areaId && plan) {
    const text = p('stationPlan.draw', { areaId, floor: textIn(plan.name) })
    if (!mayWrite('Parking')) return <span className="text-fg-muted">{p('stationPlan.notDrawn', { areaId })}</span>
    return (
      <TextLink asChild className="self-start">
        <Link href={`/published/Parking/${plan.id}`}>{text}</Link>
      </TextLink>
    )
  }
  const text = areaId ? p('stationPlan.noPlan') : p('stationPlan.noAreaId')
  if (!mayWrite('Mall')) return <span className="text-fg-muted">{text}</span>
  return (
    <TextLink asChild className="self-start">
      <Link href={withQuery({ dialog: stationEditDialog, id })}>
        {areaId ? p('stationPlan.setFloor') : p('stationPlan.setAreaId')}
      </Link>
    </TextLink>
  )
}
