import type { Dependencies } from '../../dependencies'
import type { OwnHandlers } from '../dispatch/context'
import { perMinute } from '../dispatch/per-minute'

/** Reports of a station, a person, or a network without either. */
const reportsAMinute = 10
/** New exceptions of all callers together. */
const linesAMinute = 30
/** Exceptions that are not logged again until the server restarts. */
const maxKnown = 1_000

/** Exceptions in pages: each is logged once, and all are counted. */
export function pageErrorRoutes({ log, metrics }: Dependencies): Pick<OwnHandlers, 'reportPageError'> {
  const requireRare = perMinute(reportsAMinute)
  const requireFewLines = perMinute(linesAMinute)
  const known = new Set<string>()
  return {
    async reportPageError({ body, owner, now }) {
      requireRare(owner, now)
      const { app, release, screen, name, stack } = body
      metrics?.pageFailed(app)
      const exception = JSON.stringify([app, release, screen, name, stack])
      if (known.has(exception)) return {}
      requireFewLines('all', now)
      const [oldest] = known.size >= maxKnown ? known : []
      if (oldest !== undefined) known.delete(oldest)
      known.add(exception)
      log.warn('An exception in a page', { app, release, screen, error: name, stack })
      return {}
    },
  }
}
