import { type Localised, referencesIn } from '@kiosk-admin/api-client'
import { Note, Select } from '@kiosk-admin/ui'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { treeLines } from '../categories/category-tree'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { useMessages } from '../i18n/i18n'
import { languageDisplay } from '../i18n/language'
import { findByName, mallSpecificFields } from './copy-body'
import type { useMatches } from './matches'
import { mallCopyMessages } from './messages'
import type { useOtherMall } from './use-other-mall'

type CopyEffectsProps = {
  rows: readonly Row[]
  mall: string
  other: ReturnType<typeof useOtherMall>
  matches: ReturnType<typeof useMatches>
  /** Records that would have no category. */
  withoutCategory: readonly Row[]
}

/** Shows how references and texts change in the other mall. */
export function CopyEffects({ rows, mall, other, matches, withoutCategory }: CopyEffectsProps) {
  const t = useMessages(mallCopyMessages)
  const { type } = useKind()
  const textIn = useLocalisedText()
  const namesOf = (some: readonly Row[]) => some.map(({ name }) => textIn(name)).join(', ')
  const valuesOf = (row: Row) => row as object as Record<string, unknown>
  const first = other.first.target
  const withoutFirstText = rows.filter(({ name }) => first && !(name as Localised)[first])
  const existing = rows.filter(({ name }) => findByName(name, other.existing))
  const hasMallSpecific = rows.some((row) => mallSpecificFields.some((field) => valuesOf(row)[field]))
  const pictures = rows.some((row) =>
    referencesIn(type.body, valuesOf(row)).some(({ resource }) => resource === 'MediaLibrary'),
  )
  return (
    <>
      {matches.list.length > 0 && (
        <fieldset className="m-0 flex min-w-0 flex-col gap-3 border-0 p-0">
          <legend className="mb-3 p-0 text-sm font-semibold text-fg-strong">{t('mallCopy.matches', { mall })}</legend>
          {matches.list.map(({ id, name, target, chosen }) => (
            <Select
              key={id}
              label={textIn(name)}
              placeholder={t('mallCopy.leaveOut')}
              options={treeLines(target).map(({ category, depth }) => ({
                value: category.id,
                label: `${'– '.repeat(depth)}${textIn(category.name)}`,
              }))}
              value={chosen}
              onValueChange={(next) => matches.choose(id, next)}
            />
          ))}
        </fieldset>
      )}
      {withoutCategory.length > 0 && (
        <Note tone="warning">{t('mallCopy.noPlace', { names: namesOf(withoutCategory) })}</Note>
      )}
      {existing.length > 0 && <Note tone="warning">{t('mallCopy.existing', { names: namesOf(existing) })}</Note>}
      {first && withoutFirstText.length > 0 && (
        <Note>
          {t('mallCopy.firstText', {
            mall,
            language: languageDisplay[first].label,
            names: namesOf(withoutFirstText),
          })}
        </Note>
      )}
      {(pictures || hasMallSpecific) && (
        <Note>
          {[pictures && t('mallCopy.pictures'), hasMallSpecific && t('mallCopy.house')].filter(Boolean).join(' ')}
        </Note>
      )}
    </>
  )
}
