import type { Localised } from '@kiosk-admin/api-client'
import { Note, Select } from '@kiosk-admin/ui'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { treeLines } from '../categories/category-tree'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { useTexts } from '../i18n/i18n'
import { languageDisplay } from '../i18n/language'
import { ofTheHouse, referencesIn, sameNamed } from './carry'
import type { useMatches } from './matches'
import { mallCopyMessages } from './messages'
import type { useOtherMall } from './use-other-mall'

type WhatGoesAlongProps = {
  rows: readonly Row[]
  mall: string
  other: ReturnType<typeof useOtherMall>
  matches: ReturnType<typeof useMatches>
  /** Those that would lie in no category. */
  noPlace: readonly Row[]
}

/** What becomes of what records name and say when they come into another mall, and what is not as it was. */
export function WhatGoesAlong({ rows, mall, other, matches, noPlace }: WhatGoesAlongProps) {
  const t = useTexts(mallCopyMessages)
  const { type } = useKind()
  const textIn = useLocalisedText()
  const namesOf = (some: readonly Row[]) => some.map(({ name }) => textIn(name)).join(', ')
  const valuesOf = (row: Row) => row as object as Record<string, unknown>
  const first = other.first.there
  const unwritten = rows.filter(({ name }) => first && !(name as Localised)[first])
  const existing = rows.filter(({ name }) => sameNamed(name, other.existing))
  const ofHouse = rows.some((row) => ofTheHouse.some((field) => valuesOf(row)[field]))
  const pictures = rows.some((row) =>
    referencesIn(type, valuesOf(row)).some(({ resource }) => resource === 'MediaLibrary'),
  )
  return (
    <>
      {matches.list.length > 0 && (
        <fieldset className="m-0 flex min-w-0 flex-col gap-3 border-0 p-0">
          <legend className="mb-3 p-0 text-sm font-semibold text-fg-strong">{t('mallCopy.matches', { mall })}</legend>
          {matches.list.map(({ id, name, there, chosen }) => (
            <Select
              key={id}
              label={textIn(name)}
              placeholder={t('mallCopy.leaveOut')}
              options={treeLines(there).map(({ category, depth }) => ({
                value: category.id,
                label: `${'– '.repeat(depth)}${textIn(category.name)}`,
              }))}
              value={chosen}
              onValueChange={(next) => matches.choose(id, next)}
            />
          ))}
        </fieldset>
      )}
      {noPlace.length > 0 && <Note tone="warning">{t('mallCopy.noPlace', { names: namesOf(noPlace) })}</Note>}
      {existing.length > 0 && <Note tone="warning">{t('mallCopy.existing', { names: namesOf(existing) })}</Note>}
      {first && unwritten.length > 0 && (
        <Note>
          {t('mallCopy.firstText', { mall, language: languageDisplay[first].displayText, names: namesOf(unwritten) })}
        </Note>
      )}
      {(pictures || ofHouse) && (
        <Note>{[pictures && t('mallCopy.pictures'), ofHouse && t('mallCopy.house')].filter(Boolean).join(' ')}</Note>
      )}
    </>
  )
}
