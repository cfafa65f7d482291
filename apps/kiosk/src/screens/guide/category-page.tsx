import { messages } from '../../messages'
import { clickAttributes } from '../../model/clicks'
import { pageOfCategory } from '../../model/destinations'
import { type CategoryContent, contentOf, type GuideCategory, rootsOf } from '../../model/guide'
import type { CategoryView, ItemPage } from '../../model/page'
import { Picture } from '../picture'
import { useGuide } from './guide-context'
import { ItemList } from './item-list'
import { Gone, PageHead } from './page-head'

/** The categories of a type, then all its items by name. */
export function TypePage({ type, page }: { type: number; page: ItemPage }) {
  const { guide, language, t } = useGuide()
  const items = guide.items.filter((one) => one.type === type)
  return (
    <>
      <PageHead title={messages[language].menu[page]} />
      <CategoryTiles categories={rootsOf(guide, type)} />
      {items.length > 0 && (
        <section aria-labelledby="guide-all">
          <h2 id="guide-all">{t.all}</h2>
          <ItemList items={items} view="tiles" />
        </section>
      )}
    </>
  )
}

const views = ['tiles', 'large', 'visit'] as const

/** A category in one of three views; choosing another view opens a new page. */
export function CategoryPage({ id, view }: { id: string; view: CategoryView }) {
  const { guide, t, onOpen } = useGuide()
  const content = contentOf(guide, id, view)
  if (!content) return <Gone />
  const { category, children, items } = content
  return (
    <>
      <PageHead title={category.name}>
        <fieldset className="guide-views" aria-label={t.views.label}>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              {...clickAttributes('menu', `view-${one}`)}
              onClick={() => one !== view && onOpen({ at: 'category', id, view: one })}
            >
              {t.views[one]}
            </button>
          ))}
        </fieldset>
      </PageHead>
      <CategoryTiles categories={children} />
      {items.length > 0 ? (
        <ItemList items={items} view={view} />
      ) : (
        children.length === 0 && <p className="kiosk-empty">{t.nothingHere}</p>
      )}
    </>
  )
}

function CategoryTiles({ categories }: { categories: CategoryContent['children'] }) {
  const { guide, onOpen, onStart } = useGuide()
  if (categories.length === 0) return null
  const open = (category: GuideCategory) => {
    const page = pageOfCategory(category, guide.categories)
    return page === 'start' ? onStart() : onOpen(page)
  }
  return (
    <ul className="guide-tiles">
      {categories.map((category) => (
        <li key={category.id}>
          <button type="button" {...clickAttributes('category', category.id)} onClick={() => open(category)}>
            <Picture picture={category.picture} className="guide-tile-picture" />
            <span>{category.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
