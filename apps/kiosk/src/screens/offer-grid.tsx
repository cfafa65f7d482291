import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { messages } from '../messages'
import { clickAttributes } from '../model/clicks'
import type { ShownOffer } from '../model/content'
import { formatDay } from '../model/days'
import type { Destination } from '../model/page'
import { Picture } from './picture'
import { RichText } from './rich-text'

/** A grid of offers with picture, shop, name, description and end date. */
export type OfferGridProps = {
  offers: ShownOffer[]
  today: string
  language: LanguageCode
  onOpen: (to: Destination) => void
  /** Set on the page of a shop, where offers need no link to it. @default false */
  atShop?: boolean
  /** Truncates descriptions. @default false */
  excerpt?: boolean
  /** The heading of each offer, by what it is below. @default 'h3' */
  heading?: 'h2' | 'h3'
}

export function OfferGrid({
  offers,
  today,
  language,
  onOpen,
  atShop = false,
  excerpt = false,
  heading: Heading = 'h3',
}: OfferGridProps) {
  const t = messages[language]
  return (
    <ul className="kiosk-offers">
      {offers.map(({ id, name, shop, shopId, description, endDate, picture }) => (
        <li key={id} {...clickAttributes('categoryItem', shopId)}>
          <Picture picture={picture} className="kiosk-offer-picture" />
          <div className="kiosk-offer-text">
            {shop && atShop && <p className="kiosk-shop">{shop}</p>}
            {shop && shopId && !atShop && (
              // the link covers the whole offer and is named after the shop
              <button type="button" className="kiosk-shop" onClick={() => onOpen({ at: 'item', id: shopId })}>
                {shop}
              </button>
            )}
            <Heading className="kiosk-offer-name">{name}</Heading>
            <RichText value={description} {...{ name, excerpt, onOpen }} />
            <p className="kiosk-until">
              {endDate === today ? t.lastDay : t.until(formatDay(endDate, languageTags[language], 'date'))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
