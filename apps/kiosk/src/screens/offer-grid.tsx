import type { LanguageCode } from '@kiosk-admin/api-client'
import { messages, tags } from '../messages'
import type { ShownOffer } from '../model/content'
import { dayInWords } from '../model/days'
import type { Page } from '../model/page'
import { counts } from '../model/touches'
import { Picture } from './picture'

export type OfferGridProps = {
  offers: ShownOffer[]
  today: string
  language: LanguageCode
  /** Leads to whose offer it is; without it, that is where one is. */
  onOpen?: (page: Page) => void
}

export function OfferGrid({ offers, today, language, onOpen }: OfferGridProps) {
  const t = messages[language]
  return (
    <ul className="kiosk-offers">
      {offers.map(({ id, name, shop, shopId, description, endDate, picture }) => (
        <li key={id} {...counts('categoryItem', shopId)}>
          <Picture picture={picture} className="kiosk-offer-picture" />
          <div className="kiosk-offer-text">
            {shop && !onOpen && <p className="kiosk-shop">{shop}</p>}
            {shop && shopId && onOpen && (
              // all of the offer is to be touched; the shop's name says where that leads
              <button type="button" className="kiosk-shop" onClick={() => onOpen({ at: 'item', id: shopId })}>
                {shop}
              </button>
            )}
            <h3>{name}</h3>
            {description && <p className="kiosk-description">{description}</p>}
            <p className="kiosk-until">
              {endDate === today ? t.lastDay : t.until(dayInWords(endDate, tags[language], 'date'))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
