import type { StationEvent } from '@kiosk-admin/api-client'
import type { SocketId } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import type { Author } from './relay'

/** An event of a station. */
export type StationOccurrence = SocketId & {
  at: Date
  kind: StationEvent['kind']
  publication?: number | null
  reason?: StationEvent['reason']
  by?: Author | null
  /** The frame of the command. */
  frameId?: string
}
/** The reply of a station to a frame. */
export type StationAnswer = SocketId & { frameId: string; answeredAt: Date }
export type StationEntry = StationOccurrence | StationAnswer

export type WriteStationEvents = (entries: readonly StationEntry[]) => Promise<void>

export type StationJournalOptions = {
  write: WriteStationEvents
  log: Log
  /** Called after events of these stations are stored. */
  onWritten: (stations: readonly SocketId[]) => void
}

/** Stores events in the background, one batch at a time. Failures are logged. */
export function createStationJournal({ write, log, onWritten }: StationJournalOptions) {
  let waiting: StationEntry[] = []
  let writing: Promise<void> = Promise.resolve()

  async function flush() {
    const entries = waiting
    waiting = []
    try {
      await write(entries)
      onWritten(entries)
    } catch (error) {
      log.error('What happened to stations was not written down', { error, entries: entries.length })
    }
  }

  return {
    add(entry: StationEntry) {
      waiting.push(entry)
      if (waiting.length === 1) writing = writing.then(flush)
    },
    /** Resolves when all events are stored. */
    close: () => writing,
  }
}
