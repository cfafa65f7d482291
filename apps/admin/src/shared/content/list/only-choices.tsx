import { DropdownMenu, Flag } from '@kiosk-admin/ui'
import { numberFormat } from '@kiosk-admin/ui/headless'
import type { ReactNode } from 'react'
import { lowerFirst } from '../../changes/changes'
import { useFieldWord } from '../../feature/field-word'
import { useMessages } from '../../i18n/i18n'
import { languageDisplay, useLanguage } from '../../i18n/language'
import { useKind } from '../kind'
import { UNTRANSLATED } from '../translation/use-translations'
import { WEEK, WITHOUT, weekEdges } from './field-filters'
import { filterMessages } from './filter-messages'
import { useListing } from './listing'
import type { ContentListState } from './use-content-list'

type OnlyChoicesProps = { list: ContentListState }

/** Menu items of the filters that follow from the fields of the kind. */
export function OnlyChoices({ list }: OnlyChoicesProps) {
  const { type } = useKind()
  const t = useMessages(filterMessages)
  const fieldWord = useFieldWord()
  const edges = weekEdges(type)
  const { pictures } = type
  const own = edges.length + pictures.length > 0
  return (
    <>
      {edges.map((edge) => (
        <Choice key={edge} list={list} column={WEEK} values={[edge]}>
          {t(`listFilter.${edge}`)}
        </Choice>
      ))}
      {edges.length > 0 && pictures.length > 0 && <DropdownMenu.Separator />}
      {pictures.map((field) => (
        <Choice key={field} list={list} column={WITHOUT} values={[field]}>
          {pictures.length === 1
            ? t('listFilter.withoutPicture')
            : t('listFilter.without', { field: lowerFirst(fieldWord(type.resource, field) ?? field) })}
        </Choice>
      ))}
      {own && list.progress.length > 0 && <DropdownMenu.Separator />}
      <Languages list={list} />
    </>
  )
}

/** The languages, each with the number of rows that its choice shows. */
function Languages({ list }: OnlyChoicesProps) {
  const { progress, count, within } = list
  const { paged } = useListing()
  const t = useMessages(filterMessages)
  const { format } = numberFormat(languageDisplay[useLanguage()].locale)
  if (progress.length === 0) return null
  return (
    <>
      <DropdownMenu.Label>{t('listFilter.untranslated')}</DropdownMenu.Label>
      {progress.map(({ codes, missing, all }) => {
        const [code, ...others] = codes
        return (
          <Choice key={codes.join()} list={list} column={UNTRANSLATED} values={codes}>
            <span className="flex flex-1 items-center gap-2">
              {code && others.length === 0 ? (
                <>
                  <Flag code={code} />
                  {languageDisplay[code].label}
                </>
              ) : (
                t('listFilter.anyLanguage')
              )}{' '}
              <span className="ms-auto ps-4 text-fg-muted tabular-nums">
                {paged ? (
                  <paged.Untranslated codes={codes} all={count} within={within} />
                ) : (
                  t('listFilter.progress', { missing: format(missing), all: format(all) })
                )}
              </span>
            </span>
          </Choice>
        )
      })}
    </>
  )
}

type ChoiceProps = OnlyChoicesProps & {
  column: string
  /** Values of the filter that it sets together. */
  values: readonly string[]
  children: ReactNode
}

function Choice({ list: { table }, column, values, children }: ChoiceProps) {
  const chosen = table.filters[column] ?? []
  const others = chosen.filter((value) => !values.includes(value))
  return (
    <DropdownMenu.CheckboxItem
      checked={values.every((value) => chosen.includes(value))}
      onCheckedChange={(on) => table.setFilter(column, on ? [...others, ...values] : others)}
      // stays open for further choices
      onSelect={(event) => event.preventDefault()}
    >
      {children}
    </DropdownMenu.CheckboxItem>
  )
}
