import { may, type Reach, type Unreachable } from '@kiosk-admin/api-client'
import { Badge, Button, Link as TextLink } from '@kiosk-admin/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { usePermissions } from '../../../data/malls/use-mall'
import { usePlans } from '../../../data/malls/use-plans'
import { recordNameOf } from '../../../data/publication/use-pending'
import { useMessages } from '../../i18n/i18n'
import { addressOf } from '../../routing/record-address'
import { useMallId } from '../../session/session'
import { reachMessages } from './messages'

/** More than this are shown on request. */
const MOST = 8

export type UnreachableListProps = {
  reach: Reach
  /** Whether the page has the switches of lifts and stairs. @default false */
  onMap?: boolean
}

/** What visitors do not find to, with the reasons; each leads to what repairs it. */
export function UnreachableList({ reach: { unreachable, stations }, onMap = false }: UnreachableListProps) {
  const t = useMessages(reachMessages)
  const mallId = useMallId()
  const { data: permissions } = usePermissions()
  const [all, setAll] = useState(false)
  const byRecord = [...Map.groupBy(unreachable, ({ record }) => record.id).values()]
  const shown = all || byRecord.length <= MOST ? byRecord : byRecord.slice(0, MOST)
  const mayPlace = permissions !== undefined && may(permissions, 'Mall', 'write')
  return (
    <>
      <ul aria-label={t('reach.list')} className="m-0 list-none p-0">
        {stations.map(({ id, code }) => (
          <Problem
            key={id}
            text={t('reach.station', { code })}
            repair={
              mayPlace
                ? { href: `/Malls/Stations/${mallId}?dialog=stationEdit&id=${id}`, text: t('reach.repair.station') }
                : undefined
            }
          />
        ))}
        {shown.map((problems) => (
          <UnreachableRecord key={problems[0]?.record.id} problems={problems} onMap={onMap} />
        ))}
      </ul>
      {shown.length < byRecord.length && (
        <Button size="small" className="self-start" onClick={() => setAll(true)}>
          {t('reach.all', { count: byRecord.length })}
        </Button>
      )}
    </>
  )
}

function UnreachableRecord({ problems, onMap }: { problems: readonly Unreachable[]; onMap: boolean }) {
  const t = useMessages(reachMessages)
  const textIn = useLocalisedText()
  const repairOf = useRepair()
  const [first] = problems
  if (!first) return null
  const address = addressOf(recordNameOf(first.record))
  const name = textIn(first.record.name)
  return (
    <li className="border-b border-line-faint py-2">
      <span className="text-sm font-medium text-fg-strong">
        {address ? (
          <TextLink asChild>
            <Link href={address.href}>{name}</Link>
          </TextLink>
        ) : (
          name
        )}
      </span>
      <ul className="m-0 list-none p-0">
        {problems.map((problem) => (
          <Problem
            key={`${problem.reason} ${problem.stepFree}`}
            text={t(`reach.reason.${problem.reason}`, problem)}
            stepFree={problem.stepFree}
            stations={problem.stations}
            repair={onMap && problem.reason === 'closed' ? undefined : repairOf(problem)}
          />
        ))}
      </ul>
    </li>
  )
}

type ProblemProps = { text: string; stepFree?: boolean; stations?: readonly string[]; repair: RepairLink | undefined }

function Problem({ text, stepFree = false, stations = [], repair }: ProblemProps) {
  const t = useMessages(reachMessages)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-0.5 text-sm text-fg">
      {stepFree && <Badge>{t('reach.stepFree')}</Badge>}
      <span>
        {text} {stations.length > 0 && `${t('reach.from', { stations: stations.join(', ') })}.`}
      </span>
      {repair && (
        <TextLink asChild>
          <Link href={repair.href}>{repair.text}</Link>
        </TextLink>
      )}
    </li>
  )
}

type RepairLink = { href: string; text: string }

/** Returns what leads to the repair: the record, the floor with its area, or the lifts and stairs. */
function useRepair(): (problem: Unreachable) => RepairLink | undefined {
  const t = useMessages(reachMessages)
  const textIn = useLocalisedText()
  const { data: permissions } = usePermissions()
  const { data: plans = [] } = usePlans()
  const mayDraw = permissions !== undefined && may(permissions, 'Parking', 'read')
  return ({ reason, areaId, record }) => {
    const floor = plans.find((plan) => plan.areaId === areaId || plan.areas.some((area) => area.areaId === areaId))
    const floorAddress = floor && addressOf({ resource: 'Floor', id: floor.id })
    if (reason === 'notDrawn') {
      // drawn after all, so the floor is inactive
      if (mayDraw && floorAddress) {
        return { href: floorAddress.href, text: t('reach.repair.activate', { floor: textIn(floor.name) }) }
      }
      const address = addressOf(recordNameOf(record))
      return address && { href: address.href, text: t('reach.repair.record') }
    }
    if (!mayDraw) return undefined
    if (reason === 'closed') return { href: '/published/Map', text: t('reach.repair.map') }
    if (reason === 'onlyBySteps') return { href: '/published/Connectors', text: t('reach.repair.connectors') }
    return floorAddress && { href: floorAddress.href, text: t('reach.repair.floor', { floor: textIn(floor.name) }) }
  }
}
