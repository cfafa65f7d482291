export {
  type AnswerState,
  type BackOffice,
  type BackOfficeEvents,
  type BackOfficeOptions,
  createBackOffice,
  type Delivery,
  type DeliveryState,
  type PublishOptions,
  type StationAddress,
  type StationPresence,
} from './back-office'
export type { Click, OutboxEntry, StatisticEvent } from './clicks'
export type { Clock, Environment, Network, SocketLike } from './environment'
export type { ClickCounts } from './outbox'
export {
  type ClientFrame,
  type ClientMessage,
  closeCode,
  closingReason,
  credentialIn,
  main,
  parseClientFrame,
  parseFrame,
  type ServerFrame,
  type ServerMessage,
  type SocketId,
  sameSocket,
  server,
  simulatedVersion,
  subprotocol,
  subprotocolsFor,
} from './protocol'
export type { Search, SearchEvent } from './searches'
export type { SocketStatus } from './socket'
export type { SourceState } from './source'
export { createStation, type Station, type StationOptions, type StationSnapshot } from './station'
export { type ClickStore, memoryStore, type StationStore, type StoredName, type WaitingClick } from './store'
