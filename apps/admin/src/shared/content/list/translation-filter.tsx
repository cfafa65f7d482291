import { DropdownMenu, Flag } from '@kiosk-admin/ui'
import { numberFormat } from '@kiosk-admin/ui/headless'
import { ChevronDown } from 'lucide-react'
import { useMessages } from '../../i18n/i18n'
import { languageDisplay, useLanguage } from '../../i18n/language'
import { translationMessages } from '../translation/translation-messages'
import { UNTRANSLATED } from '../translation/use-translations'
import type { ContentListState } from './use-content-list'

/** Shows translation progress by language, and filters by missing translations. */
export function TranslationFilter({ list: { table, progress } }: { list: ContentListState }) {
  const t = useMessages(translationMessages)
  const { format } = numberFormat(languageDisplay[useLanguage()].locale)
  if (progress.length === 0) return null
  const codes = table.filters[UNTRANSLATED] ?? []
  const chosen = progress.filter(({ code }) => codes.includes(code))
  const names = chosen.map(({ code }) => languageDisplay[code].label).join(', ')
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="inline-flex h-(--k-control) items-center gap-1.5 rounded-md border border-line ps-2.5 pe-2 text-sm text-fg-muted transition-colors duration-(--k-dur-1) hover:bg-hover focus-visible:shadow-ring data-[state=open]:bg-pressed">
        {t(chosen.length > 0 ? 'translations.chosen' : 'translations.title')}{' '}
        <span className="max-w-40 truncate font-medium text-fg-strong">{names || t('translations.all')}</span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
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
                {t('translations.progress', { done: format(done), all: format(all) })}
              </span>
            </span>
          </DropdownMenu.CheckboxItem>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
