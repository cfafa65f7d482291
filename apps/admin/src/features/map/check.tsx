import type { ListedOf, Reach } from '@kiosk-admin/api-client'
import { Button, Note, Skeleton, Link as TextLink } from '@kiosk-admin/ui'
import { CircleCheck } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { countUnreachable, useReach } from '../../data/publication/use-reach'
import { failureText } from '../../shared/failures/failures'
import { reachMessages } from '../../shared/floor-plan/reach/messages'
import { UnreachableList } from '../../shared/floor-plan/reach/unreachable-list'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLabels, useKitLabels } from '../../shared/kit'
import { addressOf } from '../../shared/routing/record-address'
import type { FloorOfMap } from './floors'
import { mapMessages } from './messages'
import { Section } from './section'

type CheckProps = { floors: readonly FloorOfMap[]; connectors: readonly ListedOf<'connector'>[] }

/** Whether visitors reach everything in the draft, and probable mistakes in the plans. */
export function Check({ floors, connectors }: CheckProps) {
  const t = useMessages(mapMessages)
  const { data, error, retry } = useReach()
  return (
    <Section title={t('map.check.title')}>
      {error ? (
        <Note
          tone="error"
          action={
            <Button size="small" onClick={retry}>
              {kitLabels().primitives.tryAgain}
            </Button>
          }
        >
          {t('map.check.failed')}. {failureText(error)}
        </Note>
      ) : data ? (
        <Suspense fallback={<Working />}>
          <Result reach={data} floors={floors} connectors={connectors} />
        </Suspense>
      ) : (
        <Working />
      )}
    </Section>
  )
}

function Working() {
  const t = useMessages(mapMessages)
  return (
    <div role="status" aria-label={t('map.check.working')}>
      <Skeleton style={{ width: '60%' }} />
    </div>
  )
}

/** What no route leads to, beside the records that are named first. */
const isNotReached = ({ name }: Warning) => name === 'noWay'

function Result({ reach, floors, connectors }: CheckProps & { reach: Reach }) {
  const t = useMessages(mapMessages)
  const r = useMessages(reachMessages)
  if (!reach.drawn) return <p className="m-0 text-sm text-fg-muted">{t('map.check.silent')}</p>
  const count = countUnreachable(reach)
  const isReached = count === 0 && reach.stations.length === 0
  return (
    <>
      {isReached && !reach.checked ? (
        <p role="status" className="m-0 text-sm">
          <strong className="font-semibold text-fg-strong">{t('map.check.nothing')}</strong>
          <span className="block text-fg-muted">{t('map.check.nothingText')}</span>
        </p>
      ) : isReached && !reach.warnings.some(isNotReached) ? (
        <p role="status" className="m-0 flex items-start gap-2 text-sm">
          <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0 text-success-text" />
          <span>
            <strong className="font-semibold text-fg-strong">{t('map.check.fine')}</strong>
            <span className="block text-fg-muted">{t('map.check.fineText')}</span>
          </span>
        </p>
      ) : (
        <>
          {count > 0 && (
            <Note tone="warning" role="status">
              {r('reach.count', { count })}
            </Note>
          )}
          {!isReached && <UnreachableList reach={reach} onMap />}
        </>
      )}
      <Mistakes warnings={reach.warnings} floors={floors} connectors={connectors} />
    </>
  )
}

type Warning = Reach['warnings'][number]

/** Mistakes by floor, each leading to the floor or the lift. */
function Mistakes({ warnings, floors, connectors }: CheckProps & { warnings: readonly Warning[] }) {
  const t = useMessages(mapMessages)
  const textIn = useLocalisedText()
  const { amenities } = useKitLabels()['floor-plan']
  // stations without a place are already named
  const shown = warnings.filter(({ name }) => name !== 'stationOffWalkway')
  if (shown.length === 0) return null
  const floorName = (id: string | undefined) => textIn(floors.find(({ floor }) => floor.id === id)?.floor.name ?? {})
  const nameOfKind = (kind: string) => Object.entries(amenities).find(([key]) => key === kind)?.[1] ?? ''
  const textOf = ({ name, type, id, other = '' }: Warning) => {
    const connector = connectors.find((one) => one.id === id)
    // the server looks at active floors only
    const isInactive = name === 'connectorOnOneFloor' && (connector?.stops.length ?? 0) > 1
    return t(`map.mistake.${isInactive ? 'connectorOnOneActiveFloor' : name}`, {
      areaId: type === 'door' ? other : id,
      name: type === 'amenity' ? nameOfKind(other) : textIn(connector?.name ?? {}),
      other: name === 'unitsOverlap' ? other : floorName(other),
    })
  }
  const linkOf = ({ type, id, floorId }: Warning) =>
    type === 'connector'
      ? addressOf({ resource: 'Connector', id })
      : addressOf({ resource: 'Floor', id: floorId ?? '' })
  return (
    <div className="flex flex-col gap-1">
      <h3 className="m-0 text-sm font-semibold text-fg-strong">{t('map.check.mistakes', { count: shown.length })}</h3>
      <ul className="m-0 list-none p-0">
        {shown.map((warning) => {
          const link = linkOf(warning)
          const where = floorName(warning.floorId ?? undefined)
          return (
            <li key={JSON.stringify(warning)} className="border-b border-line-faint py-1.5 text-sm text-fg">
              {textOf(warning)}{' '}
              {link && (
                <TextLink asChild>
                  <Link href={link.href}>{where || t('map.connectors.title')}</Link>
                </TextLink>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
