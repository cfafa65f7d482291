import { Note, ProgressBar } from '@kiosk-admin/ui'
import type { Building } from '@kiosk-admin/wayfinding'
import type { UnitReach } from '@kiosk-admin/wayfinding/ways'
import { useMemo } from 'react'
import { useLocalisedText } from '../../../../data/malls/use-localised-text'
import { useMessages } from '../../../../shared/i18n/i18n'
import type { MallPlans } from '../mall-plans'
import { mapImportMessages } from '../messages'
import type { ImportPlan } from '../plan-import'
import { isMachineId } from '../tenants/plan-tenants'
import { plannedBuilding } from './planned-building'
import { useReach } from './use-reach'

/** More names are counted only. */
const mostNames = 12

type ReachNoteProps = { plan: ImportPlan; mall: MallPlans }

/** How many pairs of areas no way joins after the import, and which areas are apart from the others. */
export function ReachNote({ plan, mall }: ReachNoteProps) {
  const t = useMessages(mapImportMessages)
  const question = useMemo(() => plannedBuilding(plan, mall), [plan, mall])
  const reach = useReach(question)
  return (
    <section aria-label={t('mapImport.ways.title')} className="flex flex-col gap-2">
      <h3 className="m-0 text-base font-semibold text-fg-strong">{t('mapImport.ways.title')}</h3>
      {plan.proposedDoors > 0 && (
        <p className="m-0 text-sm text-fg-muted">{t('mapImport.ways.doors', { count: plan.proposedDoors })}</p>
      )}
      {reach === undefined ? (
        <ProgressBar label={t('mapImport.ways.looking')} />
      ) : reach === null ? (
        <Note tone="warning">{t('mapImport.ways.unknown')}</Note>
      ) : reach.missing > 0 ? (
        <Apart {...{ reach, plan, mall }} building={question.building} />
      ) : (
        <p className="m-0 text-sm text-fg-muted">
          {t(reach.pairs > 0 ? 'mapImport.ways.all' : 'mapImport.ways.none', { count: reach.units })}
        </p>
      )}
    </section>
  )
}

type ApartProps = ReachNoteProps & { reach: UnitReach; building: Building }

function Apart({ reach: { pairs, missing, apart }, building, plan, mall }: ApartProps) {
  const t = useMessages(mapImportMessages)
  const nameOf = useAreaName(plan, mall)
  const codes = apart.flatMap(({ floorId, index }) => {
    const area = building.floors.find(({ id }) => id === floorId)?.areas[index]
    return area ? [area.areaId] : []
  })
  const names = [...new Set(codes.flatMap((code) => nameOf(code) ?? []))]
  const unnamed = codes.filter((code) => nameOf(code) === undefined).length
  return (
    <Note tone="error">
      {t('mapImport.ways.missing', { missing, pairs })}
      <span className="mt-1 block">
        {[
          ...names.slice(0, mostNames),
          ...(names.length > mostNames ? [t('mapImport.ways.more', { count: names.length - mostNames })] : []),
          ...(unnamed > 0 ? [t('mapImport.ways.unnamed', { count: unnamed })] : []),
        ].join(', ')}
      </span>
    </Note>
  )
}

/** The name of who is in an area, else its code; `undefined` if it has the id of a system only. */
function useAreaName({ tenants }: ImportPlan, mall: MallPlans) {
  const textIn = useLocalisedText()
  return (areaId: string): string | undefined => {
    const tenant = tenants.find((one) => one.areaId === areaId)
    const known = mall.codes.find((code) => code.areaId === areaId)?.names[0]
    return (tenant && textIn(tenant.tenant.name)) || known || (isMachineId(areaId) ? undefined : areaId)
  }
}
