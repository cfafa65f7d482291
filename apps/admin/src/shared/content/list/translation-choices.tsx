import { DropdownMenu, Flag } from '@kiosk-admin/ui'
import { numberFormat } from '@kiosk-admin/ui/headless'
import { useMessages } from '../../i18n/i18n'
import { languageDisplay, useLanguage } from '../../i18n/language'
import { translationMessages } from '../translation/translation-messages'
import { UNTRANSLATED } from '../translation/use-translations'
import { useListing } from './listing'
import type { ContentListState } from './use-content-list'

/** Menu items for the languages, each with its progress. */
export function TranslationChoices({ list: { table, progress, count, within } }: { list: ContentListState }) {
  const { paged } = useListing()
  const t = useMessages(translationMessages)
  const { format } = numberFormat(languageDisplay[useLanguage()].locale)
  const codes = table.filters[UNTRANSLATED] ?? []
  return (
    <>
      <DropdownMenu.Label>{t('translations.only')}</DropdownMenu.Label>
      {progress.map(({ code, done, all }) => (
        <DropdownMenu.CheckboxItem
          key={code}
          checked={codes.includes(code)}
          onCheckedChange={(on) =>
            table.setFilter(UNTRANSLATED, on ? [...codes, code] : codes.filter((one) => one !== code))
          }
          // keeps the menu open for further choices
          onSelect={(event) => event.preventDefault()}
        >
          <span className="flex flex-1 items-center gap-2">
            <Flag code={code} />
            {languageDisplay[code].label}{' '}
            <span className="ms-auto ps-4 text-fg-muted tabular-nums">
              {paged ? (
                <paged.Translated code={code} all={count} within={within} />
              ) : (
                t('translations.progress', { done: format(done), all: format(all) })
              )}
            </span>
          </span>
        </DropdownMenu.CheckboxItem>
      ))}
    </>
  )
}
