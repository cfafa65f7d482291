import { DropdownMenu } from '@kiosk-admin/ui'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/i18n'
import { languageDisplay } from '../../i18n/language'
import { loadCode } from '../../i18n/load-code'
import { translationMessages } from '../translation/translation-messages'
import { UNTRANSLATED } from '../translation/use-translations'
import type { ContentListState } from './use-content-list'

const TranslationChoices = lazy(async () => ({
  default: (await loadCode(() => import('./translation-choices'))).TranslationChoices,
}))

/** Shows translation progress by language, and filters by missing translations. */
export function TranslationFilter({ list }: { list: ContentListState }) {
  const { table, progress } = list
  const t = useMessages(translationMessages)
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
        <Suspense>
          <TranslationChoices list={list} />
        </Suspense>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
