import type { GuideItem } from '../../model/guide'
import type { CategoryView } from '../../model/page'
import { counts } from '../../model/touches'
import { Picture } from '../picture'
import { useGuide } from './guide-context'
import { HoursNow } from './hours'
import { WayButton } from './way-button'

/** Shops by name: with their logos, in large text alone, or with what a visit needs. */
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
  const { id, name, logo, popup, siteUrl, address, phone } = item
  const said = (
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
  // staff may let a shop show nothing more; the touch on it is counted all the same
  if (popup === 'none') {
    return (
      <div className="guide-item" {...counts('categoryItem', id)}>
        {said}
      </div>
    )
  }
  const page =
    popup === 'site' && siteUrl ? ({ at: 'site', url: siteUrl, name } as const) : ({ at: 'item', id } as const)
  return (
    <button type="button" className="guide-item" {...counts('categoryItem', id)} onClick={() => onOpen(page)}>
      {said}
    </button>
  )
}

/** On a white tile of its own, whatever the theme: logos are drawn for paper. What has none keeps the place. */
export const Logo = ({ picture }: { picture: GuideItem['logo'] }) => (
  <span className="guide-logo" data-empty={picture ? undefined : ''}>
    <Picture picture={picture} className="guide-logo-picture" />
  </span>
)
