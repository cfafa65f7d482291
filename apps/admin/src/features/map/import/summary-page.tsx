import { Note } from '@kiosk-admin/ui'
import { useEffect, useState } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { PlanDrawing } from '../../../shared/floor-plan/plan-drawing'
import { useMessages } from '../../../shared/i18n/i18n'
import { focusStep } from '../../../shared/import-export/focus-step'
import type { MallPlans } from './mall-plans'
import { mapImportMessages } from './messages'
import type { ImportPlan, LevelPlan, Loss } from './plan-import'
import { planPicture } from './plan-picture'
import { ReachNote } from './reach/reach-note'
import { NONE } from './tenants/tenant-kinds'

/** The floors as they will be, what is taken over and what is not. */
export function SummaryPage({ plan, mall }: { plan: ImportPlan; mall: MallPlans }) {
  const t = useMessages(mapImportMessages)
  const chosen = plan.levels.filter(({ target }) => target !== NONE)
  const sum = (part: keyof LevelPlan['replaced']) => chosen.reduce((total, { replaced }) => total + replaced[part], 0)
  const replaced = { before: sum('before'), removed: sum('removed') }
  return (
    <div className="flex flex-col gap-6">
      {replaced.removed > 0 && <Note tone="error">{t('mapImport.summary.removes', replaced)}</Note>}
      <section aria-label={t('mapImport.summary.floors')}>
        <ul
          tabIndex={-1}
          ref={focusStep}
          className="m-0 grid list-none grid-cols-2 gap-4 p-0 outline-none max-sm:grid-cols-1"
        >
          {chosen.map((level) => (
            <Preview key={level.level.id} plan={level} connectors={plan.connectors} />
          ))}
        </ul>
      </section>
      <ReachNote plan={plan} mall={mall} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-6 max-sm:grid-cols-1">
        <Taken taken={plan.taken} />
        <Lost lost={plan.lost} />
      </div>
    </div>
  )
}

function Preview({ plan, connectors }: { plan: LevelPlan; connectors: ImportPlan['connectors'] }) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const { content, drawn, floorId } = plan
  const url = useDrawnPicture(plan)
  const picture = plan.plan?.picture ?? { url, width: drawn?.width ?? null, height: drawn?.height ?? null }
  const name = textIn(plan.floor?.name ?? plan.level.name)
  const { areas, map } = content
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <h3 className="m-0 text-sm font-semibold text-fg-strong">{t('mapImport.summary.preview', { level: name })}</h3>
      <PlanDrawing
        plan={{ picture, areas, map }}
        stops={connectors
          .filter(({ isChosen }) => isChosen)
          .flatMap(({ stops }) => stops.filter((stop) => stop.floorId === floorId).map(({ at }) => at))}
      />
      <p className="m-0 text-sm text-fg-muted tabular-nums">
        {t('mapImport.summary.drawn', {
          units: areas.length,
          walkways: map.walkways.length,
          amenities: map.amenities.length,
        })}
      </p>
    </li>
  )
}

/** Address of the picture that is drawn for a floor. */
function useDrawnPicture({ content, drawn }: LevelPlan): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!drawn) return
    const next = URL.createObjectURL(new Blob([planPicture(content, drawn)], { type: 'image/svg+xml' }))
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [content, drawn])
  return url
}

const cell = 'border-b border-line-faint py-1.5 pe-3 text-start align-top font-normal'
const heading = 'm-0 mb-1 text-base font-semibold text-fg-strong'

function useTypeName() {
  const t = useMessages(mapImportMessages)
  return (type: string) => (isType(type) ? t(`mapImport.types.${type}`) : type)
}

const types = [
  ...['level', 'unit', 'units', 'opening', 'doors', 'walkways', 'obstacles', 'amenity', 'amenities', 'anchor'],
  ...['occupant', 'relationship', 'detail', 'fixture', 'geofence', 'kiosk', 'section', 'station'],
] as const
const isType = (type: string): type is (typeof types)[number] => types.some((one) => one === type)

function Taken({ taken }: { taken: ImportPlan['taken'] }) {
  const t = useMessages(mapImportMessages)
  return (
    <section aria-label={t('mapImport.summary.taken')}>
      <h3 className={heading}>{t('mapImport.summary.taken')}</h3>
      <CountTable rows={taken} />
    </section>
  )
}

function Lost({ lost }: { lost: readonly Loss[] }) {
  const t = useMessages(mapImportMessages)
  return (
    <section aria-label={t('mapImport.summary.lost')}>
      <h3 className={heading}>{t('mapImport.summary.lost')}</h3>
      {lost.length === 0 ? (
        <p className="m-0 text-sm text-fg-muted">{t('mapImport.summary.nothingLost')}</p>
      ) : (
        <CountTable rows={lost} />
      )}
    </section>
  )
}

type CountTableProps = { rows: readonly (ImportPlan['taken'][number] | Loss)[] }

/** How many there are of each type; of what is lost, also why. */
function CountTable({ rows }: CountTableProps) {
  const t = useMessages(mapImportMessages)
  const nameOf = useTypeName()
  const hasReasons = rows.some((row) => 'reason' in row)
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="text-xs text-fg-muted">
          <th scope="col" className={cell}>
            {t('mapImport.summary.table.type')}
          </th>
          <th scope="col" className={`${cell} text-end`}>
            {t('mapImport.summary.table.count')}
          </th>
          {hasReasons && (
            <th scope="col" className={cell}>
              {t('mapImport.summary.table.reason')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={'reason' in row ? `${row.type} ${row.reason}` : row.type}>
            <th scope="row" className={`${cell} wrap-anywhere`}>
              {nameOf(row.type)}
            </th>
            <td className={`${cell} text-end tabular-nums`}>{row.count}</td>
            {'reason' in row && <td className={cell}>{t(`mapImport.reasons.${row.reason}`)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
