// What a station needs of the contract, and nothing else of it: `@kiosk-admin/api-client/kiosk`.

export { z } from '../contract/base/zod'
export { type MallSnapshot, mallSnapshot } from '../contract/calls/snapshot'
export type { StationState } from '../contract/calls/station'
