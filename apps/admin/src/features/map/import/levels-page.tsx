import { Note, Select } from '@kiosk-admin/ui'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMessages } from '../../../shared/i18n/i18n'
import { focusStep } from '../../../shared/import-export/focus-step'
import { Findings } from './findings'
import type { MallPlans } from './mall-plans'
import type { MapFile } from './map-file'
import { mapImportMessages } from './messages'
import type { ImportPlan, LevelPlan } from './plan-import'
import { NEW, NONE } from './tenants/tenant-kinds'
import { useMayUpload } from './use-may-upload'

/** Whether a level cannot be imported as chosen. */
const isTwice = ({ levels }: ImportPlan, { level, floor }: LevelPlan) =>
  floor !== undefined && levels.some((other) => other.level.id !== level.id && other.floor?.id === floor.id)

const needsUpload = ({ target, drawn }: LevelPlan) => target !== NONE && drawn !== undefined

export const hasProblem = (plan: ImportPlan, mayUpload: boolean): boolean =>
  plan.levels.some((level) => isTwice(plan, level) || (needsUpload(level) && !mayUpload))

type LevelsPageProps = {
  plan: ImportPlan
  mall: MallPlans
  file: MapFile
  onChoose: (levelId: string, target: string) => void
}

/** Each level of the file with the floor that it is for. */
export function LevelsPage({ plan, mall, file, onChoose }: LevelsPageProps) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const mayUpload = useMayUpload()
  const { levels } = plan
  const options = [
    { value: NEW, label: t('mapImport.floors.create') },
    ...mall.floors.map(({ id, name }) => ({ value: id, label: textIn(name) })),
    { value: NONE, label: t('mapImport.floors.none') },
  ]
  const errorOf = (level: LevelPlan) =>
    isTwice(plan, level)
      ? t('mapImport.floors.twice')
      : needsUpload(level) && !mayUpload
        ? t('mapImport.floors.noUpload')
        : undefined
  return (
    <div className="flex flex-col gap-4">
      {file.findings.length > 0 && (
        <Note tone="warning">
          {t('mapImport.brokenRules', { count: file.findings.length })}
          <Findings findings={file.findings} />
        </Note>
      )}
      <p tabIndex={-1} ref={focusStep} className="m-0 text-sm text-fg-muted outline-none">
        {t('mapImport.floors.text')}
      </p>
      {levels.every(({ target }) => target === NONE) && <Note tone="error">{t('mapImport.floors.nothing')}</Note>}
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {levels.map((level) => (
          <li key={level.level.id} className="max-w-xl">
            <Select
              label={t('mapImport.floors.level', { level: textIn(level.level.name) || level.level.id })}
              options={options}
              value={level.target}
              onValueChange={(target) => onChoose(level.level.id, target)}
              hint={<LevelHint plan={level} />}
              error={errorOf(level)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What happens to the floor's picture, and to what is drawn on it. */
function LevelHint({ plan: { target, floor, drawn, replaced } }: { plan: LevelPlan }) {
  const t = useMessages(mapImportMessages)
  if (target === NONE) return null
  const count = floor?.markers.length ?? 0
  return (
    <>
      {replaced.removed > 0 && (
        <span className="block font-medium text-danger-text">{t('mapImport.floors.removes', replaced)}</span>
      )}
      {t(!drawn ? 'mapImport.floors.own' : floor?.floorMapId ? 'mapImport.floors.redrawn' : 'mapImport.floors.drawn')}
      {drawn && floor?.floorMapId && count > 0 && ` ${t('mapImport.floors.markers', { count })}`}
    </>
  )
}
