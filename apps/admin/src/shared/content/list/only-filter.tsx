import { DropdownMenu } from '@kiosk-admin/ui'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { useKind } from '../kind'
import { UNTRANSLATED } from '../translation/use-translations'
import { WEEK, WITHOUT, weekEdges } from './field-filters'
import { filterMessages } from './filter-messages'
import type { ContentListState } from './use-content-list'

const OnlyChoices = lazy(async () => ({
  default: (await loadCode(() => import('./only-choices'))).OnlyChoices,
}))

/** Shows only what is to be done: what starts or ends this week, and what lacks a picture or a translation. */
export function OnlyFilter({ list }: { list: ContentListState }) {
  const { table, progress } = list
  const { type } = useKind()
  const t = useMessages(filterMessages)
  const edges = weekEdges(type)
  if (edges.length === 0 && type.pictures.length === 0 && progress.length === 0) return null
  const isChosen = (column: string) => (table.filters[column] ?? []).length > 0
  const chosen = [
    ...edges.filter((edge) => table.filters[WEEK]?.includes(edge)).map((edge) => t(`listFilter.${edge}`)),
    ...(isChosen(WITHOUT) ? [t('listFilter.withoutPicture')] : []),
    ...(isChosen(UNTRANSLATED) ? [t('listFilter.untranslated')] : []),
  ]
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="inline-flex h-(--k-control) items-center gap-1.5 rounded-md border border-line ps-2.5 pe-2 text-sm text-fg-muted transition-colors duration-(--k-dur-1) hover:bg-hover focus-visible:shadow-ring data-[state=open]:bg-pressed">
        {t(chosen.length > 0 ? 'listFilter.only' : 'listFilter.show')}{' '}
        <span className="max-w-40 truncate font-medium text-fg-strong">{chosen.join(', ') || t('listFilter.all')}</span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <Suspense>
          <OnlyChoices list={list} />
        </Suspense>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
