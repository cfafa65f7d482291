import type { Db } from '../../dependencies'

const day = 86_400_000
/** No installation in use is without an entry for so long. */
const longestPause = 92 * day

/** The clock does not fit the history, so that nothing may be removed by it. */
export class ClockJump extends Error {
  override name = 'ClockJump'
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/**
 * Throws when the time is far from that of the last entries: more than a day before the newest one, or months after the
 * newest one that is older than a day. Entries of the last day may be those of the wrong clock.
 */
export async function requireSteadyClock(db: Db, now: Date): Promise<void> {
  const newest = () => db.selectFrom('audit').select('at').orderBy('id', 'desc').limit(1)
  const last = await newest().executeTakeFirst()
  if (last && last.at.getTime() > now.getTime() + day) throw jump(now, last.at, 'before')
  const earlier = await newest()
    .where('at', '<', new Date(now.getTime() - day))
    .executeTakeFirst()
  if (earlier && earlier.at.getTime() < now.getTime() - longestPause) throw jump(now, earlier.at, 'long after')
}

const jump = (now: Date, at: Date, relation: string) =>
  new ClockJump(
    `The clock says ${dayOf(now)}, which is ${relation} the last entry of the history (${dayOf(at)}): nothing old is removed. Set the clock right; if it is right, this ends a day after the next entry.`,
  )
