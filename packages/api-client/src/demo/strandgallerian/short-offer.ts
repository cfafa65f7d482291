import type { Status } from '../../contract/base/fields'
import type { Art } from '../rows'
import type { Four } from '../texts'

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
