// The part of the contract that stations need: `@kiosk-admin/api-client/kiosk`.

export { type MallSnapshot, type MapState, mallSnapshot, mapState } from '../contract/calls/snapshot'
export type { StationState } from '../contract/calls/station'
export type { FoundKind } from '../contract/calls/statistic'
