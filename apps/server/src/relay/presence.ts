import { type ServerMessage, simulatedVersion } from '@kiosk-admin/kiosk-client'
import type { StationPresence } from './relay'

/** The state of a station as seen by one process. */
export type Sighting = {
  mallId: string
  stationId: string
  connected: boolean
  publication: number | null
  /** Milliseconds since 1970. */
  seenAt: number
  /** The time of a restart command, until the station is back. */
  restartingSince: number | null
  softwareVersion: string | null
}

/** A station that takes longer than this to restart counts as offline. */
const restartMs = 120_000
/** A process without a message for this long counts as stopped. */
const processTimeoutMs = 45_000

/** The key of sightings by stopped processes. */
const stoppedProcesses = ''

export const keyOf = (mallId: string, stationId: string) => `${mallId}/${stationId}`

/** The message to staff about a station. The software version is only part of the list of stations. */
export const presenceMessage = ({ softwareVersion, ...presence }: StationPresence): ServerMessage => ({
  type: 'presence',
  ...presence,
  ...(softwareVersion === simulatedVersion && { simulated: true }),
})

/** Merges the sightings of all processes into the presence of each station. */
export function createPresenceRegistry(now: () => number) {
  const sightings = new Map<string, Map<string, Sighting>>()
  const lastMessageAt = new Map<string, number>()
  const current = new Map<string, number | null>()

  const latest = (a: Sighting, b: Sighting) => {
    if (a.connected !== b.connected) return a.connected ? a : b
    return b.seenAt > a.seenAt ? b : a
  }

  function stateOf({ connected, publication, restartingSince, mallId }: Sighting): StationPresence['state'] {
    if (restartingSince !== null && now() - restartingSince < restartMs) return 'restarting'
    if (!connected) return 'offline'
    const expected = current.get(mallId) ?? null
    return expected === null || publication === expected ? 'online' : 'behind'
  }

  function presenceOf(sighting: Sighting): StationPresence {
    const { mallId, stationId, publication, seenAt, softwareVersion } = sighting
    const state = stateOf(sighting)
    return { mallId, stationId, state, publication, lastSeenAt: new Date(seenAt).toISOString(), softwareVersion }
  }

  return {
    /** Stores a sighting of a process. */
    update(process: string, sighting: Sighting) {
      lastMessageAt.set(process, now())
      const seen = sightings.get(process) ?? new Map()
      sightings.set(process, seen.set(keyOf(sighting.mallId, sighting.stationId), sighting))
    },
    touch: (process: string) => void lastMessageAt.set(process, now()),
    /** Marks all stations of a stopped process as disconnected. */
    removeProcess(process: string) {
      lastMessageAt.delete(process)
      const seen = sightings.get(process)
      sightings.delete(process)
      const past = sightings.get(stoppedProcesses) ?? new Map()
      sightings.set(stoppedProcesses, past)
      for (const [key, sighting] of seen ?? []) {
        const other = past.get(key)
        const left = { ...sighting, connected: false }
        past.set(key, other ? latest(other, left) : left)
      }
    },
    /** The other processes that have timed out. */
    timedOut: (ownId: string): string[] =>
      [...lastMessageAt]
        .filter(([process, at]) => process !== ownId && now() - at > processTimeoutMs)
        .map(([process]) => process),
    setCurrent: (mallId: string, number: number | null) => void current.set(mallId, number),
    current: (mallId: string): number | null | undefined => current.get(mallId),
    /** Forgets the current publication of a mall, so that it is loaded when it is needed again. */
    forgetCurrent: (mallId: string) => void current.delete(mallId),
    forgetAllCurrent: () => current.clear(),
    of: (process: string, mallId: string, stationId: string): Sighting | undefined =>
      sightings.get(process)?.get(keyOf(mallId, stationId)),
    sightingsOf: (process: string): Sighting[] => [...(sightings.get(process)?.values() ?? [])],
    /** The presence of all stations, or of those of one mall. */
    all(mallId?: string): StationPresence[] {
      const merged = new Map<string, Sighting>()
      for (const seen of sightings.values()) {
        for (const [key, sighting] of seen) {
          if (mallId !== undefined && sighting.mallId !== mallId) continue
          const other = merged.get(key)
          merged.set(key, other ? latest(other, sighting) : sighting)
        }
      }
      return [...merged.values()].map(presenceOf)
    },
    one(mallId: string, stationId: string): StationPresence | undefined {
      const found = [...sightings.values()].flatMap((seen) => seen.get(keyOf(mallId, stationId)) ?? [])
      return found.length > 0 ? presenceOf(found.reduce(latest)) : undefined
    },
  }
}

export type PresenceRegistry = ReturnType<typeof createPresenceRegistry>
