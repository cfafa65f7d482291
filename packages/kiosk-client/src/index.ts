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
export type { Clock, Environment, Network, SocketLike } from './environment'
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
  subprotocol,
  subprotocolsFor,
} from './protocol'
export type { SourceState } from './publication-source'
export { livenessMs, type SocketStatus } from './socket'
export { createStation, type Station, type StationOptions, type StationSnapshot } from './station'
export type { StationStore, StoredName } from './store'
