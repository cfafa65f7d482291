import { may, type TypeNumber } from '@kiosk-admin/api-client'
import { Link } from 'wouter'
import { usePermissions } from '../../data/malls/use-mall'
import { categoryAreas, categoryPaths, typeNames, typeNumbers } from '../../shared/categories/category-types'
import { useMessages } from '../../shared/i18n/i18n'
import { categoryMessages } from './messages'

/** Navigation between the three category trees, limited to those the user may read. */
export function TypeTabs({ current }: { current: TypeNumber }) {
  const t = useMessages(categoryMessages)
  const { data: permissions } = usePermissions()
  const readable = typeNumbers.filter((type) => permissions && may(permissions, categoryAreas[type], 'read'))
  return (
    <nav aria-label={t('categories.types')} className="mb-4 flex gap-1.5 overflow-x-auto border-b border-line">
      {readable.map((type) => (
        <Link
          key={type}
          href={categoryPaths[type]}
          aria-current={type === current ? 'page' : undefined}
          className="flex h-9 items-center px-1.5 text-sm whitespace-nowrap text-fg-muted no-underline outline-none hover:text-fg focus-visible:rounded-sm focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)] aria-[current=page]:font-medium aria-[current=page]:text-fg-strong aria-[current=page]:shadow-[inset_0_-2px_0_var(--k-accent-line)] pointer-coarse:h-11"
        >
          {t(`categories.content.${typeNames[type]}`)}
        </Link>
      ))}
    </nav>
  )
}
