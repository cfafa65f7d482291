import type { LanguageCode } from '@kiosk-admin/api-client'
import { messages, tags } from '../messages'
import { clickAttributes } from '../model/clicks'
import type { ShownOffer } from '../model/content'
import { formatDay } from '../model/days'
import type { Destination } from '../model/page'
import { Picture } from './picture'
import { RichText } from './rich-text'

export type OfferGridProps = {
  offers: ShownOffer[]
  today: string
  language: LanguageCode
  onOpen: (to: Destination) => void
  /** Whether all of them are of the shop whose page this is, so that none leads there. @default false */
  atShop?: boolean
  /** Only the beginnings of descriptions. @default false */
  excerpt?: boolean
}

export function OfferGrid({ offers, today, language, onOpen, atShop = false, excerpt = false }: OfferGridProps) {
  const t = messages[language]
  return (
    <ul className="kiosk-offers">
      {offers.map(({ id, name, shop, shopId, description, endDate, picture }) => (
        <li key={id} {...clickAttributes('categoryItem', shopId)}>
          <Picture picture={picture} className="kiosk-offer-picture" />
          <div className="kiosk-offer-text">
            {shop && atShop && <p className="kiosk-shop">{shop}</p>}
            {shop && shopId && !atShop && (
              // all of the offer is to be touched; the shop's name says where that leads
              <button type="button" className="kiosk-shop" onClick={() => onOpen({ at: 'item', id: shopId })}>
                {shop}
              </button>
            )}
            <h3>{name}</h3>
            <RichText value={description} {...{ name, excerpt, onOpen }} />
            <p className="kiosk-until">
              {endDate === today ? t.lastDay : t.until(formatDay(endDate, tags[language], 'date'))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
