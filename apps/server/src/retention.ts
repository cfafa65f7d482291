import { requireSteadyClock } from './db/audit/clock-jump'
import { applyRetention } from './db/audit/retention'
import type { Sealing } from './db/audit/seal'
import { dropExpired } from './db/people/sessions'
import { dropOldTries } from './db/people/sign-in'
import { dropOldSearches } from './db/statistics/searches'
import type { AppSettings } from './dependencies'
import type { Log } from './platform/log'
import { createRepeatedWork } from './platform/repeated-work'

const hour = 3_600_000

/** Removes, each hour, what the settings keep no longer. Several servers do it in turn. */
export const createRetention = (sealing: Sealing, settings: AppSettings, log: Log) =>
  createRepeatedWork({
    everyMs: hour,
    async work() {
      const now = sealing.clock.now()
      await dropExpired(sealing.db, settings, now)
      await dropOldTries(sealing.db, now)
      await requireSteadyClock(sealing.db, now)
      await dropOldSearches(sealing.db, now, settings.statisticsKeepMonths)
      await applyRetention(sealing, settings.auditKeepMonths)
    },
    onError: (error) => log.error('Old data was not removed', { error }),
  })
