import type { StationEvent } from '@kiosk-admin/api-client'
import type { SocketId } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import type { By } from './relay'

/** Something that happened to a station. */
export type StationOccurrence = SocketId & {
  at: Date
  kind: StationEvent['kind']
  publication?: number | null
  reason?: StationEvent['reason']
  by?: By | null
  /** The frame that asked it of the station. */
  frameId?: string
}
/** The station answered a frame. */
export type StationAnswer = SocketId & { frameId: string; answeredAt: Date }
export type StationEntry = StationOccurrence | StationAnswer

export type WriteStationEvents = (entries: readonly StationEntry[]) => Promise<void>

export type StationJournalOptions = {
  write: WriteStationEvents
  log: Log
  /** Called once events of these stations are written. */
  written: (stations: readonly SocketId[]) => void
}

/** Has events written one batch after the other, beside the relay: nothing waits for it, and a failure is only logged. */
export function createStationJournal({ write, log, written }: StationJournalOptions) {
  let waiting: StationEntry[] = []
  let writing: Promise<void> = Promise.resolve()

  async function flush() {
    const entries = waiting
    waiting = []
    try {
      await write(entries)
      written(entries)
    } catch (error) {
      log.error('What happened to stations was not written down', { error, entries: entries.length })
    }
  }

  return {
    add(entry: StationEntry) {
      waiting.push(entry)
      if (waiting.length === 1) writing = writing.then(flush)
    },
    /** Resolves when all is written. */
    close: () => writing,
  }
}
