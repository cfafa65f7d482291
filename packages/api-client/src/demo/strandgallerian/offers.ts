import type { Status } from '../../contract/fields'
import { fromToday } from '../dates'
import type { Art, OfferRow } from '../rows'
import type { Four } from '../texts'
import { forHome } from './offers-for-home'
import { toWear } from './offers-to-wear'

export type ShortOffer = [
  key: string,
  shop: string,
  /** Days from today, and for how many. */
  span: [offset: number, days: number],
  art: Art | '',
  name: Four,
  description: Four[],
  status?: Status,
]

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
