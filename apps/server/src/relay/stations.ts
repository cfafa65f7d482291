import type { Log } from '../platform/log'
import type { Client, Clients, StaffClient } from './clients'
import { keyOf, type PresenceBook, presenceMessage, type Sighting } from './presence'
import { mayHearPresence } from './rights'
import type { StationOccurrence } from './station-journal'

const nudgeAgainMs = 30_000

export type StationsOptions = {
  /** The name of this process. */
  self: string
  clients: Clients
  book: PresenceBook
  now: () => number
  log: Log
  currentPublication: (mallId: string) => Promise<number | null>
  /** Tells the other processes. */
  share: (sighting: Sighting) => void
  /** Has an event written down. */
  record: (event: StationOccurrence) => void
}

/** Follows the stations of this process, nudges those that are behind, and tells staff how all of them are. */
export function createStations({ self, clients, book, now, log, currentPublication, share, record }: StationsOptions) {
  const nudgedAt = new WeakMap<Client, number>()
  const told = new Map<string, string>()

  function sightingOf({ identity: { mallId, stationId }, softwareVersion }: Client): Sighting {
    const known = book.of(self, mallId, stationId)
    if (known) return known
    const publication = book.one(mallId, stationId)?.publication ?? null
    return { mallId, stationId, connected: true, publication, seenAt: now(), restartingSince: null, softwareVersion }
  }

  /** Writes down what was seen; tells the others unless only the time is new. */
  function note(sighting: Sighting, before?: Sighting) {
    book.note(self, sighting)
    if (before && JSON.stringify({ ...before, seenAt: 0 }) === JSON.stringify({ ...sighting, seenAt: 0 })) return
    share(sighting)
    refresh(sighting.mallId, sighting.stationId)
  }

  /** Tells staff how a station is, when that is new. */
  function refresh(mallId: string, stationId: string) {
    learnCurrent(mallId)
    const presence = book.one(mallId, stationId)
    if (!presence) return
    const message = presenceMessage(presence)
    const words = JSON.stringify({ ...message, lastSeenAt: null })
    if (told.get(keyOf(mallId, stationId)) === words) return
    told.set(keyOf(mallId, stationId), words)
    const hears = ({ caller }: StaffClient) => caller.mallIds.includes(mallId) && mayHearPresence(caller)
    clients.sayToStaff(message, hears)
  }

  function learnCurrent(mallId: string) {
    if (book.current(mallId) !== undefined) return
    // it counts as none until it is known, so that it is asked for once
    book.setCurrent(mallId, null)
    currentPublication(mallId).then(
      (number) => number !== null && published(mallId, number),
      (error) => {
        book.forgetCurrent(mallId)
        log.error('The current publication is not known', { mallId, error })
      },
    )
  }

  /** There is a publication of this number; an older one changes nothing. */
  function published(mallId: string, number: number) {
    if (number <= (book.current(mallId) ?? 0)) return
    book.setCurrent(mallId, number)
    for (const station of clients.ofMallsStations(mallId)) nudge(station)
    for (const { stationId } of book.all(mallId)) refresh(mallId, stationId)
  }

  /** The station asks what is current and answers with what it shows. */
  function nudge(station: Client) {
    const { mallId } = station.identity
    const number = book.current(mallId)
    if (typeof number !== 'number') return
    nudgedAt.set(station, now())
    clients.say([station], station.identity, { type: 'published', mallId, number })
  }

  function isBehind({ identity: { mallId, stationId } }: Client): boolean {
    const wanted = book.current(mallId)
    return typeof wanted === 'number' && book.of(self, mallId, stationId)?.publication !== wanted
  }

  const happened = ({ identity }: Client, event: Omit<StationOccurrence, 'mallId' | 'stationId' | 'at'>) =>
    record({ ...identity, at: new Date(now()), ...event })

  return {
    refresh,
    published,
    arrived(client: Client) {
      const { softwareVersion } = client
      const { mallId, stationId } = client.identity
      const known = book.of(self, mallId, stationId)
      // a further connection of the same station is no news; a real one in place of its simulation is
      if (!known?.connected || known.softwareVersion !== softwareVersion) happened(client, { kind: 'connected' })
      note({ ...sightingOf(client), connected: true, restartingSince: null, seenAt: now(), softwareVersion })
      nudge(client)
    },
    left(client: Client, reason: StationOccurrence['reason'] = null) {
      const { mallId, stationId } = client.identity
      if (clients.ofStation(mallId, stationId).length > 0) return
      happened(client, { kind: 'disconnected', reason })
      note({ ...sightingOf(client), connected: false, seenAt: client.heardAt })
    },
    /** A frame came from it; `publication` when it told what it shows. */
    heard(client: Client, { publication, restarted }: { publication?: number | null; restarted?: true }) {
      const before = sightingOf(client)
      if (publication && publication !== before.publication) happened(client, { kind: 'shown', publication })
      const part = publication === undefined ? {} : { publication }
      const back = restarted ? { restartingSince: null } : {}
      note({ ...before, ...part, ...back, seenAt: now() }, before)
    },
    restarting: (client: Client) => note({ ...sightingOf(client), restartingSince: now() }),
    nudgeAgain(client: Client) {
      if (isBehind(client) && now() - (nudgedAt.get(client) ?? 0) >= nudgeAgainMs) nudge(client)
    },
    /** What time alone has changed: a restart that took too long. */
    sweep() {
      for (const { mallId, stationId } of book.all()) refresh(mallId, stationId)
    },
  }
}
