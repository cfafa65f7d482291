import type { Status } from '../../contract/base/fields'
import type { Art } from '../rows'
import type { Four } from '../texts'

export type ShortOffer = [
  key: string,
  shop: string,
  /** Start as days from today, and number of days. */
  span: [offset: number, days: number],
  art: Art | '',
  name: Four,
  description: Four[],
  status?: Status,
]
