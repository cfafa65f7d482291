import type { StationState } from '@kiosk-admin/api-client/kiosk'
import { createEmitter } from './emitter'
import { type Environment, environmentWith } from './environment'
import { type ClientFrame, closeCode, isFromServer, main, type ServerFrame, type ServerMessage } from './protocol'
import { createSocket, type SocketStatus } from './socket'

/** A station is named by its mall and its id. */
export type StationAddress = { mallId: string; stationId: string }

export type StationPresence = StationAddress & {
  state: StationState
  /** The number of the publication it shows. */
  publication: number | null
  lastSeenAt: string | null
}

/**
 * What became of a message to a station.
 * - `sent`: on its way; `shown`: the station shows the publication; `behind`: it answered, but still shows an older one
 * - `offline`: it is not connected, and will update when it is back; `unanswered`: it is connected, but did not answer in
 *   time
 * - `notSent`: there is no connection to the server
 */
export type DeliveryState = 'sent' | 'shown' | 'behind' | 'offline' | 'unanswered' | 'notSent'
/** `publication` is the number that it shows, as far as that is known. */
export type Delivery = StationAddress & { state: DeliveryState; publication: number | null }

/** `unanswered`: not in time; `notSent`: there is no connection to the server. */
export type AnswerState = 'answered' | 'unanswered' | 'notSent'

type Said<Type extends ServerMessage['type']> = Omit<Extract<ServerMessage, { type: Type }>, 'type'>

export type BackOfficeEvents = {
  /** Records were written; whoever shows them asks for them again. */
  changed: Said<'changed'>
  /** Someone has a record open; told again every 20 seconds, and when it is closed. */
  editing: Said<'editing'>
  published: Said<'published'>
  /** Something that happened to these stations was written down; whoever shows it asks for it again. */
  stationEvents: Said<'stationEvents'>
  /** The session has ended, here or elsewhere. */
  signedOut: undefined
  /** The station whose presence changed; all of them are in `presence`. */
  presence: StationPresence
  /** `open` after a break means that anything may have changed meanwhile. */
  status: SocketStatus
}

export type BackOfficeOptions = {
  /** @default '/socket' */
  url?: string
  /** The session's token; asked at each connect. */
  token: () => string | null | undefined
  /** Anything here replaces the browser's own. */
  environment?: Partial<Environment>
}

export type PublishOptions = {
  /** The publication that was made; a station that answers with an older one is `behind`. */
  number?: number
  /** How long to wait for a station's answer. @default 10_000 */
  timeoutMs?: number
  /** Called for each station when its state changes, `sent` first. */
  onDelivery?: (delivery: Delivery) => void
}

export type BackOffice = ReturnType<typeof createBackOffice>

/** Staff's side: hears what others do, and speaks to the stations as `main`/`main`. */
export function createBackOffice({ url = '/socket', token, environment: parts }: BackOfficeOptions) {
  const environment = environmentWith(parts)
  const { clock, log } = environment
  const events = createEmitter<BackOfficeEvents>((error) => log('A listener failed', error))
  const waiting = new Map<string, (answer: ClientFrame) => void>()
  let present: ReadonlyMap<string, readonly StationPresence[]> = new Map()

  const socket = createSocket({
    url,
    identity: main,
    credential: token,
    environment,
    onStatus(status) {
      // what was known of the stations is told again after each connect; who is not in it is offline
      if (status.state === 'open') present = new Map()
      events.emit('status', status)
      if (status.state === 'closed' && status.code === closeCode.credentialEnded) events.emit('signedOut', undefined)
    },
    onFrame(frame) {
      if (isFromServer(frame)) hear(frame)
      else if (frame.replyTo !== undefined) waiting.get(frame.replyTo)?.(frame)
    },
  })

  function hear({ message }: ServerFrame) {
    // the close that follows `signedOut` says it too, and is what is listened to: it comes even when this is lost
    if (message.type === 'signedOut') return
    const { type, ...said } = message
    if (type === 'presence') remember(said as Said<'presence'>)
    events.emit(type, said as never)
  }

  const presenceOf = ({ mallId, stationId }: StationAddress) =>
    present.get(mallId)?.find((station) => station.stationId === stationId)

  function remember(station: StationPresence) {
    const others = (present.get(station.mallId) ?? []).filter((other) => other.stationId !== station.stationId)
    present = new Map(present).set(station.mallId, [...others, station])
  }

  function ask(
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

  async function answered(to: StationAddress, type: 'ping' | 'restart', timeoutMs: number): Promise<AnswerState> {
    const { sent, answer } = ask(to, type, timeoutMs)
    if (!sent) return 'notSent'
    return (await answer) ? 'answered' : 'unanswered'
  }

  async function deliver(
    station: StationAddress,
    type: 'sync' | 'reload',
    { number = 0, timeoutMs = 10_000, onDelivery }: PublishOptions,
  ): Promise<Delivery> {
    const { sent, answer } = ask(station, type, timeoutMs)
    const become = (state: DeliveryState, publication: number | null = null): Delivery => {
      const delivery = { ...addressOf(station), state, publication }
      onDelivery?.(delivery)
      return delivery
    }
    if (!sent) return become('notSent')
    become('sent')
    const message = (await answer)?.message
    if (message?.type !== 'reloaded') {
      const seen = presenceOf(station)
      const connected = seen !== undefined && seen.state !== 'offline'
      return become(connected ? 'unanswered' : 'offline', seen?.publication)
    }
    return become((message.publication ?? 0) >= number ? 'shown' : 'behind', message.publication)
  }

  return {
    get status() {
      return socket.status
    },
    connect: () => socket.open(),
    close: () => socket.close(),
    /** Subscribes to one kind of event; what it returns ends the subscription. */
    on: events.on,
    /** What is known of a mall's stations; the same list until one of them changes. */
    presence: (mallId: string): readonly StationPresence[] => present.get(mallId) ?? none,
    /**
     * Sends `sync` to each station and resolves when each has answered or run out of time. A station that is not there
     * misses nothing: it asks for the current publication when it is back.
     */
    publish: (stations: readonly StationAddress[], options: PublishOptions = {}): Promise<Delivery[]> =>
      Promise.all(stations.map((station) => deliver(station, 'sync', options))),
    /** Lets a station fetch the current publication afresh. */
    reload: (station: StationAddress, options: PublishOptions = {}): Promise<Delivery> =>
      deliver(station, 'reload', options),
    /** Starts the station's page anew; it answers when it is back. */
    restart: (station: StationAddress, { timeoutMs = 60_000 } = {}): Promise<AnswerState> =>
      answered(station, 'restart', timeoutMs),
    ping: (station: StationAddress, { timeoutMs = 10_000 } = {}): Promise<AnswerState> =>
      answered(station, 'ping', timeoutMs),
  }
}

/** What is given may be more, such as a record. */
const addressOf = ({ mallId, stationId }: StationAddress): StationAddress => ({ mallId, stationId })

const none: readonly StationPresence[] = []
