import type { StationState } from '@kiosk-admin/api-client/kiosk'
import { createEmitter } from './emitter'
import { type Environment, environmentWith } from './environment'
import {
  type ClientFrame,
  closeCode,
  isFromServer,
  main,
  parseFrame,
  type ServerFrame,
  type ServerMessage,
} from './protocol'
import { createSocket, type SocketStatus } from './socket'

/** A station's mall and id. */
export type StationAddress = { mallId: string; stationId: string }

export type StationPresence = StationAddress & {
  state: StationState
  /** The number of the publication on its screen. */
  publication: number | null
  lastSeenAt: string | null
}

/**
 * The state of a message to a station.
 * - `sent`: no answer yet; `shown`: the station shows the publication; `behind`: it answered with an older one
 * - `offline`: the station is not connected and will update when it is back; `unanswered`: it is connected but did not
 *   answer in time
 * - `notSent`: there is no connection to the server
 */
export type DeliveryState = 'sent' | 'shown' | 'behind' | 'offline' | 'unanswered' | 'notSent'
/** `publication` is the number that the station shows, if known. */
export type Delivery = StationAddress & { state: DeliveryState; publication: number | null }

/** `unanswered`: not in time; `notSent`: there is no connection to the server. */
export type AnswerState = 'answered' | 'unanswered' | 'notSent'

type Payload<Type extends ServerMessage['type']> = Omit<Extract<ServerMessage, { type: Type }>, 'type'>

export type BackOfficeEvents = {
  /** Records were written: reload them. */
  changed: Payload<'changed'>
  /** Someone has a record open. Repeated every 20 seconds, and sent when it is closed. */
  editing: Payload<'editing'>
  published: Payload<'published'>
  /** The log of these stations has new entries: reload it. */
  stationEvents: Payload<'stationEvents'>
  /** What is out of order in a mall has changed: reload it. */
  state: Payload<'state'>
  /** The session has ended. */
  signedOut: undefined
  /** The presence of one station has changed; `presence` has all of them. */
  presence: StationPresence
  /** `open` after a break: any record may have changed in between. */
  status: SocketStatus
}

export type BackOfficeOptions = {
  /** @default '/socket' */
  url?: string
  /** The session's token, read at each connect. */
  token: () => string | null | undefined
  /** Replaces parts of the default environment. */
  environment?: Partial<Environment>
}

export type PublishOptions = {
  /** The number of the new publication; a station that answers with a lower one is `behind`. */
  number?: number
  /** The time to wait for a station's answer, in milliseconds. @default 10_000 */
  timeoutMs?: number
  /** Called for each station with each state, starting with `sent`. */
  onDelivery?: (delivery: Delivery) => void
}

export type BackOffice = ReturnType<typeof createBackOffice>

/** The client of the back-office: receives changes and sends requests to stations, as the socket `main`/`main`. */
export function createBackOffice({ url = '/socket', token, environment: parts }: BackOfficeOptions) {
  const environment = environmentWith(parts)
  const { clock, log } = environment
  const events = createEmitter<BackOfficeEvents>((error) => log('A listener failed', error))
  const waiting = new Map<string, (answer: ClientFrame) => void>()
  let presence: ReadonlyMap<string, readonly StationPresence[]> = new Map()

  const socket = createSocket({
    url,
    identity: main,
    credential: token,
    environment,
    parseFrame,
    onStatus(status) {
      // the server sends the presence of all connected stations after each connect
      if (status.state === 'open') presence = new Map()
      events.emit('status', status)
      if (status.state === 'closed' && status.code === closeCode.credentialEnded) events.emit('signedOut', undefined)
    },
    onFrame(frame) {
      if (isFromServer(frame)) onServerFrame(frame)
      else if (frame.replyTo !== undefined) waiting.get(frame.replyTo)?.(frame)
    },
  })

  function onServerFrame({ message }: ServerFrame) {
    // handled by the close code, which also arrives if this frame is lost
    if (message.type === 'signedOut') return
    const { type, ...payload } = message
    if (type === 'presence') remember(payload as Payload<'presence'>)
    events.emit(type, payload as never)
  }

  const presenceOf = ({ mallId, stationId }: StationAddress) =>
    presence.get(mallId)?.find((station) => station.stationId === stationId)

  function remember(station: StationPresence) {
    const others = (presence.get(station.mallId) ?? []).filter((other) => other.stationId !== station.stationId)
    presence = new Map(presence).set(station.mallId, [...others, station])
  }

  function request(
    to: StationAddress,
    type: 'sync' | 'reload' | 'restart' | 'ping',
    timeoutMs: number,
  ): { sent: boolean; answer: Promise<ClientFrame | undefined> } {
    const id = socket.send(addressOf(to), { type })
    if (id === undefined) return { sent: false, answer: Promise.resolve(undefined) }
    const answer = new Promise<ClientFrame | undefined>((resolve) => {
      const settle = (frame?: ClientFrame) => {
        cancel()
        waiting.delete(id)
        resolve(frame)
      }
      const cancel = clock.after(timeoutMs, settle)
      waiting.set(id, settle)
    })
    return { sent: true, answer }
  }

  async function requestAnswer(to: StationAddress, type: 'ping' | 'restart', timeoutMs: number): Promise<AnswerState> {
    const { sent, answer } = request(to, type, timeoutMs)
    if (!sent) return 'notSent'
    return (await answer) ? 'answered' : 'unanswered'
  }

  async function deliver(
    station: StationAddress,
    type: 'sync' | 'reload',
    { number = 0, timeoutMs = 10_000, onDelivery }: PublishOptions,
  ): Promise<Delivery> {
    const { sent, answer } = request(station, type, timeoutMs)
    const report = (state: DeliveryState, publication: number | null = null): Delivery => {
      const delivery = { ...addressOf(station), state, publication }
      onDelivery?.(delivery)
      return delivery
    }
    if (!sent) return report('notSent')
    report('sent')
    const message = (await answer)?.message
    if (message?.type !== 'reloaded') {
      const known = presenceOf(station)
      const connected = known !== undefined && known.state !== 'offline'
      return report(connected ? 'unanswered' : 'offline', known?.publication)
    }
    return report((message.publication ?? 0) >= number ? 'shown' : 'behind', message.publication)
  }

  return {
    get status() {
      return socket.status
    },
    connect: () => socket.open(),
    close: () => socket.close(),
    /** Subscribes to an event. Returns the unsubscribe function. */
    on: events.on,
    /** The presence of a mall's stations. The list is the same object until one of them changes. */
    presence: (mallId: string): readonly StationPresence[] => presence.get(mallId) ?? none,
    /**
     * Sends `sync` to each station and resolves when each has answered or timed out. An offline station fetches the current
     * publication when it is back.
     */
    publish: (stations: readonly StationAddress[], options: PublishOptions = {}): Promise<Delivery[]> =>
      Promise.all(stations.map((station) => deliver(station, 'sync', options))),
    /** Asks a station to fetch the current publication without its cache. */
    reload: (station: StationAddress, options: PublishOptions = {}): Promise<Delivery> =>
      deliver(station, 'reload', options),
    /** Restarts the station's page. Resolves when it is back. */
    restart: (station: StationAddress, { timeoutMs = 60_000 } = {}): Promise<AnswerState> =>
      requestAnswer(station, 'restart', timeoutMs),
    ping: (station: StationAddress, { timeoutMs = 10_000 } = {}): Promise<AnswerState> =>
      requestAnswer(station, 'ping', timeoutMs),
  }
}

/** Drops other properties, since callers may pass a whole record. */
const addressOf = ({ mallId, stationId }: StationAddress): StationAddress => ({ mallId, stationId })

const none: readonly StationPresence[] = []
