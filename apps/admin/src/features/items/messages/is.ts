import { is as companies } from '../company-messages/is'
import { is as printHours } from '../hours/print-messages/is'
import { is as items } from '../item-messages/is'
import { is as restaurants } from '../restaurant-messages/is'
import { is as shops } from '../shop-messages/is'

export const is = { ...shops, ...restaurants, ...companies, ...items, ...printHours }
