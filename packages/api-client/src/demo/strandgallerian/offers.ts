import { fromToday } from '../dates'
import type { OfferRow } from '../rows'
import { forHome } from './offers-for-home'
import { toWear } from './offers-to-wear'

/** 42 offers of 27 shops and restaurants. */
export const offerRows = (today: string): OfferRow[] =>
  [...toWear, ...forHome].map(([key, shop, [offset, days], art, name, description, status]) => ({
    key,
    shop,
    name,
    span: fromToday(today, offset, days),
    ...(art ? { art } : {}),
    description,
    ...(status ? { status } : {}),
  }))
