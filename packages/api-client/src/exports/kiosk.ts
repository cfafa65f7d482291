// What a station needs of the contract, and nothing else of it: `@kiosk-admin/api-client/kiosk`.
export { type FrozenMall, frozenMall } from '../contract/frozen'
export type { StationState } from '../contract/station'
export { z } from '../contract/zod'
