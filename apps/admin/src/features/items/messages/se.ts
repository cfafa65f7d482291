import { se as companies } from '../company-messages/se'
import { se as printHours } from '../hours/print-messages/se'
import { se as items } from '../item-messages/se'
import { se as restaurants } from '../restaurant-messages/se'
import { se as shops } from '../shop-messages/se'

export const se = { ...shops, ...restaurants, ...companies, ...items, ...printHours }
