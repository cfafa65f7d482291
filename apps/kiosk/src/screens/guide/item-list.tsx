import { clickAttributes } from '../../model/clicks'
import { pageOfItem } from '../../model/destinations'
import type { GuideItem } from '../../model/guide'
import type { CategoryView } from '../../model/page'
import { Picture } from '../picture'
import { useGuide } from './guide-context'
import { HoursNow } from './hours'
import { WayButton } from './way-button'

/** Items by name: as logos, in large text, or with hours and the way. */
export function ItemList({ items, view }: { items: readonly GuideItem[]; view: CategoryView }) {
  return (
    <ul className="guide-items" data-view-as={view}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemRow item={item} view={view} />
          {view === 'visit' && item.areaId !== null && (
            <WayButton to={{ name: item.name, areaId: item.areaId }} itemId={item.id} />
          )}
        </li>
      ))}
    </ul>
  )
}

function ItemRow({ item, view }: { item: GuideItem; view: CategoryView }) {
  const { onOpen } = useGuide()
  const { id, name, logo, address, phone } = item
  const page = pageOfItem(item)
  const content = (
    <>
      {view !== 'large' && <Logo picture={logo} />}
      <span className="guide-item-text">
        <span className="guide-item-name">{name}</span>
        {view === 'visit' && (
          <>
            <HoursNow hours={item.hours} />
            {address && <span>{address}</span>}
            {phone && <span>{phone}</span>}
          </>
        )}
      </span>
    </>
  )
  // an item without a page still counts clicks
  if (!page) {
    return (
      <div className="guide-item" {...clickAttributes('categoryItem', id)}>
        {content}
      </div>
    )
  }
  return (
    <button type="button" className="guide-item" {...clickAttributes('categoryItem', id)} onClick={() => onOpen(page)}>
      {content}
    </button>
  )
}

/** On white in both themes, since logos are designed for paper. Empty without a logo, to keep the layout. */
export const Logo = ({ picture }: { picture: GuideItem['logo'] }) => (
  <span className="guide-logo">
    <Picture picture={picture} className="guide-logo-picture" />
  </span>
)
