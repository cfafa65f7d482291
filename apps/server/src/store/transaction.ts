import type { UserAuthority } from '../db/people/authority'
import type { Author } from '../db/schema'
import type { Db, Dependencies } from '../dependencies'
import { HttpError } from '../http-error'
import type { Random } from '../random'
import type { Changed, Relay } from '../relay/relay'

const conflicts = ['40001', '40P01']
const missingReference = '23503'
const mostTries = 5

/** Runs `work` in a transaction; when the database breaks a deadlock by ending it, nothing was done and it runs again. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  // within another's transaction it is part of that one
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string }
      // the mall was deleted while this was under way
      if (code === missingReference && constraint?.endsWith('_mall_id_fkey')) throw new HttpError('not_found')
      if (tries === mostTries || !conflicts.includes(code ?? '')) throw error
    }
  }
}

/** What the open sockets are told of a change. */
export type ChangeEvent =
  | ({ kind: 'changed'; id: string } & Omit<Changed, 'ids'>)
  | { kind: 'published'; mallId: string; number: number }
  | { kind: 'sessionEnded'; sessionId: string }
  | { kind: 'rightsChanged'; userId: string }
  | { kind: 'stationKeyChanged'; mallId: string; stationId: string }

export const sessionsEnded = (hashes: readonly string[]): ChangeEvent[] =>
  hashes.map((sessionId) => ({ kind: 'sessionEnded', sessionId }))

export const rightsChanged = (userIds: readonly string[]): ChangeEvent[] =>
  userIds.map((userId) => ({ kind: 'rightsChanged', userId }))

/** One transaction: who changes what in it and when, and what to tell once it is committed. */
export type Change = { tx: Db; random: Random; now: Date; by: Author; events: ChangeEvent[] }

/** Runs `work` in a transaction of its own. Its events are told once that is committed; a failed one tells nothing. */
export async function transact<T>(
  { db, relay }: Pick<Dependencies, 'db' | 'relay'>,
  work: (tx: Db, events: ChangeEvent[]) => Promise<T>,
): Promise<T> {
  let events: ChangeEvent[] = []
  const result = await inTransaction(db, (tx) => {
    events = []
    return work(tx, events)
  })
  tell(relay, events)
  return result
}

/** Who makes a change and when; a dry run is rolled back, and gives the same result. */
export type Request = { user: UserAuthority; now: Date; dryRun?: boolean }

/** Runs a user's change in a transaction of its own, and tells its events. */
export async function change<T>(
  { db, random, relay }: Pick<Dependencies, 'db' | 'random' | 'relay'>,
  { user, now, dryRun = false }: Request,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  let tried: { result: T } | undefined
  const rollback = new Error('Dry run')
  try {
    return await transact({ db, relay }, async (tx, events) => {
      const result = await work({ tx, random, now, by: user.user, events })
      if (!dryRun) return result
      tried = { result }
      throw rollback
    })
  } catch (error) {
    if (error === rollback && tried) return tried.result
    throw error
  }
}

/** Tells events in their order, each once; changed records of one resource, mall and area together. */
function tell(relay: Relay, events: readonly ChangeEvent[]): void {
  for (const [first, ...others] of Map.groupBy(events, keyOf).values()) {
    switch (first?.kind) {
      case 'changed': {
        const { kind: _, id, ...change } = first
        const ids = others.flatMap((other) => (other.kind === 'changed' ? [other.id] : []))
        relay.changed({ ...change, ids: [...new Set([id, ...ids])] })
        break
      }
      case 'published':
        relay.published({ mallId: first.mallId, number: first.number })
        break
      case 'sessionEnded':
        relay.sessionEnded(first.sessionId)
        break
      case 'rightsChanged':
        relay.rightsChanged(first.userId)
        break
      case 'stationKeyChanged':
        relay.stationKeyChanged(first.mallId, first.stationId)
    }
  }
}

const keyOf = (event: ChangeEvent): string =>
  JSON.stringify(event.kind === 'changed' ? [event.resource, event.mallId, event.area] : event)
