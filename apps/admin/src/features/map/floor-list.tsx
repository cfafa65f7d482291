import { contentTypes, type ListedOf } from '@kiosk-admin/api-client'
import { Badge, StatusBadge, Link as TextLink } from '@kiosk-admin/ui'
import { ImageOff } from 'lucide-react'
import { Link } from 'wouter'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { PlanDrawing } from '../../shared/floor-plan/plan-drawing'
import { useMessages } from '../../shared/i18n/i18n'
import { addressOf } from '../../shared/routing/record-address'
import { drawnOn, type FloorOfMap, missingOn } from './floors'
import { mapMessages } from './messages'
import { Section } from './section'

type FloorListProps = { floors: readonly FloorOfMap[]; connectors: readonly ListedOf<'connector'>[] }

/** The floors with their plans, and what is drawn on each. */
export function FloorList({ floors, connectors }: FloorListProps) {
  const t = useMessages(mapMessages)
  return (
    <Section title={t('map.floorsTitle')}>
      <ol className="m-0 list-none p-0">
        {floors.map((one) => (
          <FloorItem
            key={one.floor.id}
            {...one}
            stops={connectors.flatMap(({ stops }) => stops.filter(({ floorId }) => floorId === one.floor.id))}
          />
        ))}
      </ol>
    </Section>
  )
}

type Stops = ListedOf<'connector'>['stops']

const drawnParts = ['units', 'doors', 'walkways', 'connectors', 'amenities'] as const

function FloorItem({ floor, plan, stops }: FloorOfMap & { stops: Stops }) {
  const t = useMessages(mapMessages)
  const textIn = useLocalisedText()
  const { data: garages } = useOptions(contentTypes.garage)
  const garage = garages?.find(({ id }) => id === floor.garageId)
  const href = addressOf({ resource: 'Floor', id: floor.id })?.href ?? ''
  const drawn = plan && drawnOn(plan, stops.length)
  const missing = plan ? missingOn(plan) : []
  const isEmpty = !plan || (plan.areas.length === 0 && missing.includes('walkways'))
  return (
    <li className="grid grid-cols-[10rem_minmax(0,1fr)] items-start gap-4 border-b border-line-faint pt-1 pb-4 not-first:pt-4 max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-3">
      {plan ? (
        <PlanDrawing plan={plan} stops={stops.map(({ at }) => at)} />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-[1.6] place-items-center rounded-sm border border-line bg-sunken text-fg-subtle"
        >
          <ImageOff size={18} strokeWidth={1.5} />
        </span>
      )}
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h3 className="m-0 text-base font-semibold text-fg-strong">
          <TextLink asChild>
            <Link href={href}>{textIn(floor.name)}</Link>
          </TextLink>
        </h3>
        <p className="m-0 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-muted">
          {floor.garageId === null ? t('map.own') : textIn(garage?.name ?? {})}
          {floor.status === 'InActive' && <StatusBadge status="InActive" />}
        </p>
        {drawn && !isEmpty && (
          <p className="m-0 text-sm text-fg tabular-nums">
            {drawnParts
              .filter((part) => drawn[part] > 0)
              .map((part) => t(`map.drawn.${part}`, { count: drawn[part] }))
              .join(' · ')}
          </p>
        )}
        {(isEmpty || missing.length > 0) && (
          <p className="m-0 mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge mark="ring">
              {isEmpty
                ? t('map.noPlan')
                : t('map.missing', { parts: missing.map((part) => t(`map.part.${part}`)).join(', ') })}
            </Badge>
            <TextLink asChild>
              <Link href={href} aria-label={`${t('map.draw')}: ${textIn(floor.name)}`}>
                {t('map.draw')}
              </Link>
            </TextLink>
          </p>
        )}
      </div>
    </li>
  )
}
