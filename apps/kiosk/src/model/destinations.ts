// What a touch on an item or a category opens, as staff have chosen.

import type { GuideCategory, GuideItem } from './guide'
import type { Destination } from './page'

/** The page or website of an item; `undefined` if it has neither. */
export function pageOfItem({ id, name, popup, siteUrl }: GuideItem): Destination | undefined {
  if (popup === 'none') return undefined
  return popup === 'site' && siteUrl ? { at: 'site', url: siteUrl, name } : { at: 'item', id }
}

/** The target that staff chose for a category, otherwise the category itself. */
export function pageOfCategory(
  { id, name, clickAction }: GuideCategory,
  categories: readonly GuideCategory[],
): Destination | 'start' {
  const own = { at: 'category', id, view: 'tiles' } as const
  switch (clickAction.kind) {
    case 'changePage':
      return clickAction.page === 'start' ? 'start' : { at: clickAction.page }
    case 'externalUrl':
      return { at: 'site', url: clickAction.url, name }
    case 'childCategory':
      return categories.some((one) => one.id === clickAction.categoryId) ? { ...own, id: clickAction.categoryId } : own
    default:
      return own
  }
}
