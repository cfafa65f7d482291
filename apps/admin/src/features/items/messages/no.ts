import { no as companies } from '../company-messages/no'
import { no as printHours } from '../hours/print-messages/no'
import { no as items } from '../item-messages/no'
import { no as restaurants } from '../restaurant-messages/no'
import { no as shops } from '../shop-messages/no'

export const no = { ...shops, ...restaurants, ...companies, ...items, ...printHours }
