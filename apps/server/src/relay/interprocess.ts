import type { ClientFrame } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import type { Bus } from './bus'
import type { PresenceBook, Sighting } from './presence'
import type { By, Changed, Editing } from './relay'

/** What the app said in one process, for the sockets of all. */
export type News =
  | { kind: 'changed'; change: Changed }
  | { kind: 'editing'; editing: Editing }
  | { kind: 'published'; mallId: string; number: number }
  | { kind: 'sessionEnded'; sessionId: string }
  | { kind: 'rightsChanged'; userId: string }
  | { kind: 'stationKeyChanged'; mallId: string; stationId: string }
  /** Events of these stations were written. */
  | { kind: 'stationEvents'; mallId: string; stationIds: string[] }

type Message =
  | News
  | { kind: 'frame'; frame: ClientFrame; by?: By }
  | { kind: 'seen'; sightings: Sighting[] }
  /** `hello` asks the others for what they have seen. */
  | { kind: 'hello' | 'alive' | 'bye' }

/** What one process says to the others, as it travels. */
const written = (process: string, message: Message) => JSON.stringify({ process, ...message })

/** News of a program that is no server, for every server: at the end of its words it is gone. */
export const newsOf = (program: string, news: News): string[] => [
  written(program, news),
  written(program, { kind: 'bye' }),
]

type Options = {
  self: string
  bus: Bus
  book: PresenceBook
  log: Log
  tell: (news: News) => void
  refresh: (mallId: string, stationId: string) => void
  passed: (frame: ClientFrame, by?: By) => void
  gap: () => void
}

/** So many sightings fit into one message between processes. */
const sightingsInOne = 20

/** Speaks with the relays of the other server processes. What is said in one turn goes out in one statement. */
export function createInterprocess({ self, bus, book, log, tell, refresh, passed, gap }: Options) {
  let waiting: string[] = []
  let sending: Promise<void> = Promise.resolve()
  let closed = false

  function send(message: Message) {
    if (closed) return
    if (waiting.length === 0) queueMicrotask(flush)
    waiting.push(written(self, message))
  }

  function flush() {
    const messages = waiting
    waiting = []
    // one after the other, so that they arrive in order
    sending = sending
      .then(() => bus.publish(messages))
      .catch((error: unknown) => log.error('Other server processes were not told', { error }))
  }

  function sendSightings() {
    const seen = book.seenBy(self)
    for (let from = 0; from < seen.length; from += sightingsInOne) {
      send({ kind: 'seen', sightings: seen.slice(from, from + sightingsInOne) })
    }
  }

  function gone(process: string) {
    const stations = book.seenBy(process)
    book.gone(process)
    for (const { mallId, stationId } of stations) refresh(mallId, stationId)
  }

  function receive(text: string) {
    // written by this program, maybe by its version before
    const { process, ...message } = JSON.parse(text) as Message & { process: string }
    if (process === self) return
    book.alive(process)
    switch (message.kind) {
      case 'hello':
        return sendSightings()
      case 'alive':
        return
      case 'bye':
        return gone(process)
      case 'seen':
        for (const sighting of message.sightings) {
          book.note(process, sighting)
          refresh(sighting.mallId, sighting.stationId)
        }
        return
      case 'frame':
        return passed(message.frame, message.by)
      default:
        tell(message)
    }
  }

  bus.subscribe({ message: receive, gap })
  send({ kind: 'hello' })

  return {
    send,
    /** Tells everything anew, and asks the others to. */
    greet() {
      send({ kind: 'hello' })
      sendSightings()
    },
    sweep() {
      send({ kind: 'alive' })
      for (const process of book.silent(self)) gone(process)
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
