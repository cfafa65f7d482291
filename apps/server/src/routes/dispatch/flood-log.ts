import type { Clock } from '../../dependencies'
import type { Log, LogDetails } from '../../platform/log'

const every = 60_000

/** Logs refused calls at most once a minute, with their number since the last line. */
export function createFloodLog({ log, clock }: { log: Log; clock: Clock }): (details: LogDetails) => void {
  let writtenAt = Number.NEGATIVE_INFINITY
  let refused = 0
  return (details) => {
    refused += 1
    const now = clock.now().getTime()
    if (now - writtenAt < every) return
    log.warn('Rate limit exceeded', { ...details, refused })
    writtenAt = now
    refused = 0
  }
}
