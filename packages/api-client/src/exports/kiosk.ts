// What a station needs of the contract, and nothing else of it: `@kiosk-admin/api-client/kiosk`.

export { z } from '../contract/base/zod'
export { type FrozenMall, frozenMall } from '../contract/calls/frozen'
export type { StationState } from '../contract/calls/station'
