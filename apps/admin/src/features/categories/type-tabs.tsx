import { may, type TypeNumber, typeNames } from '@kiosk-admin/api-client'
import { usePermissions } from '../../data/malls/use-mall'
import { categoryAreas, categoryPaths, typeNumbers } from '../../shared/categories/category-types'
import { useMessages } from '../../shared/i18n/i18n'
import { TabLinks } from '../../shared/routing/tab-links'
import { categoryMessages } from './messages'

/** Navigation between the three category trees, limited to those the user may read. */
export function TypeTabs({ current }: { current: TypeNumber }) {
  const t = useMessages(categoryMessages)
  const { data: permissions } = usePermissions()
  const readable = typeNumbers.filter((type) => permissions && may(permissions, categoryAreas[type], 'read'))
  return (
    <TabLinks
      label={t('categories.types')}
      links={readable.map((type) => ({
        href: categoryPaths[type],
        title: t(`categories.content.${typeNames[type]}`),
        current: type === current,
      }))}
    />
  )
}
