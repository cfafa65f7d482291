// Tracks the presence of stations and their publications.

import type { Log } from '../platform/log'
import type { Client, Clients, StaffClient } from './clients'
import { keyOf, type PresenceRegistry, presenceMessage, type Sighting } from './presence'
import { maySeePresence } from './rights'
import type { StationOccurrence } from './station-journal'

const renotifyMs = 30_000

export type StationsOptions = {
  /** The id of this process. */
  processId: string
  clients: Clients
  registry: PresenceRegistry
  now: () => number
  log: Log
  currentPublication: (mallId: string) => Promise<number | null>
  /** Sends a sighting to the other processes. */
  share: (sighting: Sighting) => void
  /** Stores an event. */
  record: (event: StationOccurrence) => void
}

/** Tracks the stations of this process, notifies outdated ones, and sends the presence of all stations to staff. */
export function createStations({
  processId,
  clients,
  registry,
  now,
  log,
  currentPublication,
  share,
  record,
}: StationsOptions) {
  const notifiedAt = new WeakMap<Client, number>()
  const lastSent = new Map<string, string>()

  function sightingOf({ identity: { mallId, stationId }, softwareVersion }: Client): Sighting {
    const known = registry.of(processId, mallId, stationId)
    if (known) return known
    const publication = registry.one(mallId, stationId)?.publication ?? null
    return { mallId, stationId, connected: true, publication, seenAt: now(), restartingSince: null, softwareVersion }
  }

  /** Stores a sighting and shares it unless only its time is new. */
  function update(sighting: Sighting, before?: Sighting) {
    registry.update(processId, sighting)
    if (before && JSON.stringify({ ...before, seenAt: 0 }) === JSON.stringify({ ...sighting, seenAt: 0 })) return
    share(sighting)
    refresh(sighting.mallId, sighting.stationId)
  }

  /** Sends the presence of a station to staff when it has changed. */
  function refresh(mallId: string, stationId: string) {
    loadCurrentPublication(mallId)
    const presence = registry.one(mallId, stationId)
    if (!presence) return
    const message = presenceMessage(presence)
    const text = JSON.stringify({ ...message, lastSeenAt: null })
    if (lastSent.get(keyOf(mallId, stationId)) === text) return
    lastSent.set(keyOf(mallId, stationId), text)
    const isRecipient = ({ caller }: StaffClient) => maySeePresence(caller, mallId)
    clients.sendToStaff(message, isRecipient)
  }

  function loadCurrentPublication(mallId: string) {
    if (registry.current(mallId) !== undefined) return
    // `null` until it is loaded, so that it is loaded once
    registry.setCurrent(mallId, null)
    currentPublication(mallId).then(
      (number) => number !== null && published(mallId, number),
      (error) => {
        registry.forgetCurrent(mallId)
        log.error('The current publication is not known', { mallId, error })
      },
    )
  }

  /** Handles a new publication; older ones are ignored. */
  function published(mallId: string, number: number) {
    if (number <= (registry.current(mallId) ?? 0)) return
    registry.setCurrent(mallId, number)
    for (const station of clients.stationsOfMall(mallId)) notify(station)
    for (const { stationId } of registry.all(mallId)) refresh(mallId, stationId)
  }

  /** Notifies a station of the current publication, which it then fetches. */
  function notify(station: Client) {
    const { mallId } = station.identity
    const number = registry.current(mallId)
    if (typeof number !== 'number') return
    notifiedAt.set(station, now())
    clients.sendMessage([station], station.identity, { type: 'published', mallId, number })
  }

  function isOutdated({ identity: { mallId, stationId } }: Client): boolean {
    const expected = registry.current(mallId)
    return typeof expected === 'number' && registry.of(processId, mallId, stationId)?.publication !== expected
  }

  const recordEvent = ({ identity }: Client, event: Omit<StationOccurrence, 'mallId' | 'stationId' | 'at'>) =>
    record({ ...identity, at: new Date(now()), ...event })

  return {
    refresh,
    published,
    onConnected(client: Client) {
      const { softwareVersion } = client
      const { mallId, stationId } = client.identity
      const known = registry.of(processId, mallId, stationId)
      // records the first connection, and a real station that replaces its simulation
      if (!known?.connected || known.softwareVersion !== softwareVersion) recordEvent(client, { kind: 'connected' })
      update({ ...sightingOf(client), connected: true, restartingSince: null, seenAt: now(), softwareVersion })
      notify(client)
    },
    onDisconnected(client: Client, reason: StationOccurrence['reason'] = null) {
      const { mallId, stationId } = client.identity
      if (clients.ofStation(mallId, stationId).length > 0) return
      recordEvent(client, { kind: 'disconnected', reason })
      update({ ...sightingOf(client), connected: false, seenAt: client.lastFrameAt })
    },
    /** Handles a frame; `publication` is set when the frame reports one. */
    onFrame(client: Client, { publication, restarted }: { publication?: number | null; restarted?: true }) {
      const before = sightingOf(client)
      if (publication && publication !== before.publication) recordEvent(client, { kind: 'shown', publication })
      const part = publication === undefined ? {} : { publication }
      const back = restarted ? { restartingSince: null } : {}
      update({ ...before, ...part, ...back, seenAt: now() }, before)
    },
    onRestarting: (client: Client) => update({ ...sightingOf(client), restartingSince: now() }),
    notifyAgain(client: Client) {
      if (isOutdated(client) && now() - (notifiedAt.get(client) ?? 0) >= renotifyMs) notify(client)
    },
    /** Updates states that depend on the time, such as a restart that takes too long. */
    sweep() {
      for (const { mallId, stationId } of registry.all()) refresh(mallId, stationId)
    },
  }
}
