// The part of the contract that stations need: `@kiosk-admin/api-client/kiosk`.

export { type MapState, mapState } from '../contract/calls/map-state'
export { type MallSnapshot, mallSnapshot } from '../contract/calls/snapshot'
export type { StationState } from '../contract/calls/station'
