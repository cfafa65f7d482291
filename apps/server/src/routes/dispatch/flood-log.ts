import type { Clock } from '../../dependencies'
import type { Log, LogDetails } from '../../platform/log'

const every = 60_000

/** A flood leaves one line a minute, which says how many calls were refused since the line before. */
export function createFloodLog({ log, clock }: { log: Log; clock: Clock }): (details: LogDetails) => void {
  let writtenAt = Number.NEGATIVE_INFINITY
  let refused = 0
  return (details) => {
    refused += 1
    const now = clock.now().getTime()
    if (now - writtenAt < every) return
    log.warn('Calls were refused for their number', { ...details, refused })
    writtenAt = now
    refused = 0
  }
}
