import { type ServerMessage, simulatedVersion } from '@kiosk-admin/kiosk-client'
import type { StationPresence } from './relay'

/** What one process knows of a station that was connected to it. */
export type Sighting = {
  mallId: string
  stationId: string
  connected: boolean
  publication: number | null
  /** Milliseconds since 1970. */
  seenAt: number
  /** When it was told to restart; until it is back. */
  restartingSince: number | null
  softwareVersion: string | null
}

/** A station that is not back by then has not merely restarted. */
const restartMs = 120_000
/** A process that has said nothing for so long is gone, and its sockets with it. */
const silenceMs = 45_000

/** Holds what processes saw that are no more. */
const PAST = ''

export const keyOf = (mallId: string, stationId: string) => `${mallId}/${stationId}`

/** What staff hear of a station; its version is for the list of stations only. */
export const presenceMessage = ({ softwareVersion, ...presence }: StationPresence): ServerMessage => ({
  type: 'presence',
  ...presence,
  ...(softwareVersion === simulatedVersion && { simulated: true }),
})

/** Where every station is, by what all processes have seen. */
export function createPresenceBook(now: () => number) {
  const sightings = new Map<string, Map<string, Sighting>>()
  const heard = new Map<string, number>()
  const current = new Map<string, number | null>()

  const latest = (a: Sighting, b: Sighting) => {
    if (a.connected !== b.connected) return a.connected ? a : b
    return b.seenAt > a.seenAt ? b : a
  }

  function stateOf({ connected, publication, restartingSince, mallId }: Sighting): StationPresence['state'] {
    if (restartingSince !== null && now() - restartingSince < restartMs) return 'restarting'
    if (!connected) return 'offline'
    const wanted = current.get(mallId) ?? null
    return wanted === null || publication === wanted ? 'online' : 'behind'
  }

  function presenceOf(sighting: Sighting): StationPresence {
    const { mallId, stationId, publication, seenAt, softwareVersion } = sighting
    const state = stateOf(sighting)
    return { mallId, stationId, state, publication, lastSeenAt: new Date(seenAt).toISOString(), softwareVersion }
  }

  return {
    /** Takes over what a process has seen. */
    note(process: string, sighting: Sighting) {
      heard.set(process, now())
      const seen = sightings.get(process) ?? new Map()
      sightings.set(process, seen.set(keyOf(sighting.mallId, sighting.stationId), sighting))
    },
    alive: (process: string) => void heard.set(process, now()),
    /** The process has stopped: none of its stations is connected to it any more. */
    gone(process: string) {
      heard.delete(process)
      const seen = sightings.get(process)
      sightings.delete(process)
      const past = sightings.get(PAST) ?? new Map()
      sightings.set(PAST, past)
      for (const [key, sighting] of seen ?? []) {
        const other = past.get(key)
        const left = { ...sighting, connected: false }
        past.set(key, other ? latest(other, left) : left)
      }
    },
    /** The other processes that have fallen silent. */
    silent: (self: string): string[] =>
      [...heard].filter(([process, at]) => process !== self && now() - at > silenceMs).map(([process]) => process),
    setCurrent: (mallId: string, number: number | null) => void current.set(mallId, number),
    current: (mallId: string): number | null | undefined => current.get(mallId),
    /** It is asked for again when it is next needed. */
    forgetCurrent: (mallId: string) => void current.delete(mallId),
    forgetAllCurrent: () => current.clear(),
    of: (process: string, mallId: string, stationId: string): Sighting | undefined =>
      sightings.get(process)?.get(keyOf(mallId, stationId)),
    seenBy: (process: string): Sighting[] => [...(sightings.get(process)?.values() ?? [])],
    /** Every station, or those of one mall. */
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

export type PresenceBook = ReturnType<typeof createPresenceBook>
