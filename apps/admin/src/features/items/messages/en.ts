import { en as companies } from '../company-messages/en'
import { en as printHours } from '../hours/print-messages/en'
import { en as items } from '../item-messages/en'
import { en as restaurants } from '../restaurant-messages/en'
import { en as shops } from '../shop-messages/en'

export const en = { ...shops, ...restaurants, ...companies, ...items, ...printHours }
