import type { ClientFrame } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import type { Bus } from './bus'
import type { PresenceRegistry, Sighting } from './presence'
import type { Author, Changed, Editing } from './relay'

/** An event for the sockets of all server processes. */
export type RelayEvent =
  | { kind: 'changed'; change: Changed }
  | { kind: 'editing'; editing: Editing }
  | { kind: 'published'; mallId: string; number: number }
  | { kind: 'mapState'; mallId: string; version: number }
  | { kind: 'sessionEnded'; sessionId: string }
  | { kind: 'rightsChanged'; userId: string }
  | { kind: 'stationKeyChanged'; mallId: string; stationId: string }
  /** Events of these stations were written. */
  | { kind: 'stationEvents'; mallId: string; stationIds: string[] }

type Message =
  | RelayEvent
  | { kind: 'frame'; frame: ClientFrame; by?: Author }
  | { kind: 'seen'; sightings: Sighting[] }
  /** `hello` requests the sightings of the other processes. */
  | { kind: 'hello' | 'alive' | 'bye' }

/** Serialises a message of a process. */
const serialise = (process: string, message: Message) => JSON.stringify({ process, ...message })

/** The messages with which a program other than a server sends an event; `bye` removes the program again. */
export const relayMessages = (program: string, event: RelayEvent): string[] => [
  serialise(program, event),
  serialise(program, { kind: 'bye' }),
]

type Options = {
  processId: string
  bus: Bus
  registry: PresenceRegistry
  log: Log
  dispatch: (event: RelayEvent) => void
  refresh: (mallId: string, stationId: string) => void
  onForwarded: (frame: ClientFrame, by?: Author) => void
  onGap: () => void
}

/** Keeps a message below the size limit of the bus. */
const maxSightingsPerMessage = 20

/** Exchanges messages with the relays of other server processes. Messages of one tick are published as one batch. */
export function createInterprocess({ processId, bus, registry, log, dispatch, refresh, onForwarded, onGap }: Options) {
  let waiting: string[] = []
  let sending: Promise<void> = Promise.resolve()
  let closed = false

  function send(message: Message) {
    if (closed) return
    if (waiting.length === 0) queueMicrotask(flush)
    waiting.push(serialise(processId, message))
  }

  function flush() {
    const messages = waiting
    waiting = []
    // one batch at a time, so that messages arrive in order
    sending = sending
      .then(() => bus.publish(messages))
      .catch((error: unknown) => log.error('Other server processes were not told', { error }))
  }

  function sendSightings() {
    const seen = registry.sightingsOf(processId)
    for (let from = 0; from < seen.length; from += maxSightingsPerMessage) {
      send({ kind: 'seen', sightings: seen.slice(from, from + maxSightingsPerMessage) })
    }
  }

  function removeProcess(process: string) {
    const stations = registry.sightingsOf(process)
    registry.removeProcess(process)
    for (const { mallId, stationId } of stations) refresh(mallId, stationId)
  }

  function receive(text: string) {
    // sent by this program, possibly by its previous version
    const { process, ...message } = JSON.parse(text) as Message & { process: string }
    if (process === processId) return
    registry.touch(process)
    switch (message.kind) {
      case 'hello':
        return sendSightings()
      case 'alive':
        return
      case 'bye':
        return removeProcess(process)
      case 'seen':
        for (const sighting of message.sightings) {
          registry.update(process, sighting)
          refresh(sighting.mallId, sighting.stationId)
        }
        return
      case 'frame':
        return onForwarded(message.frame, message.by)
      default:
        dispatch(message)
    }
  }

  bus.subscribe({ message: receive, gap: onGap })
  send({ kind: 'hello' })

  return {
    send,
    /** Sends all sightings and requests those of the others. */
    announce() {
      send({ kind: 'hello' })
      sendSightings()
    },
    sweep() {
      send({ kind: 'alive' })
      const ended = registry.timedOut(processId)
      for (const process of ended) removeProcess(process)
      // it may have ended between a commit and its events
      if (ended.length > 0) onGap()
    },
    async close() {
      send({ kind: 'bye' })
      closed = true
      await Promise.resolve()
      await sending
      await bus.close()
    },
  }
}
