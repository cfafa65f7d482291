import type { LanguageCode } from '@kiosk-admin/api-client'
import { messages, tags } from '../messages'
import type { ShownOffer } from '../model/content'
import { dayInWords } from '../model/days'
import { Picture } from './picture'

export type OfferGridProps = { offers: ShownOffer[]; today: string; language: LanguageCode }

export function OfferGrid({ offers, today, language }: OfferGridProps) {
  const t = messages[language]
  return (
    <ul className="kiosk-offers">
      {offers.map(({ id, name, shop, description, endDate, picture }) => (
        <li key={id}>
          <Picture picture={picture} className="kiosk-offer-picture" />
          <div className="kiosk-offer-text">
            {shop && <p className="kiosk-shop">{shop}</p>}
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
