import type { Permissions } from '@kiosk-admin/api-client'
import type { MallRow } from '../db/malls'
import type { UserAuthority } from '../db/people/authority'
import { holdAccounts } from '../db/people/held-accounts'
import { type Holding, permissionsIn } from '../db/people/rights'
import type { Author } from '../db/schema'
import type { Db, Dependencies } from '../dependencies'
import { HttpError } from '../http-error'
import type { Random } from '../random'
import type { Changed, Relay } from '../relay/relay'

const conflicts = ['40001', '40P01']
const missingReference = '23503'
const mostTries = 5

/** Runs `work` in a transaction. Repeats it when the database rolled it back to break a deadlock. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  // a nested call joins the outer transaction
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string }
      // the mall was deleted concurrently
      if (code === missingReference && constraint?.endsWith('_mall_id_fkey')) throw new HttpError('not_found')
      if (tries === mostTries || !conflicts.includes(code ?? '')) throw error
    }
  }
}

/** An event of a change, for the open sockets. */
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

/** Network address of an author, and the browser or other means of access. */
export type Origin = { address: string | null; client: string | null }

/** A transaction with its author, their origin and the time, and the events to send after commit. */
export type Transaction = { tx: Db; random: Random; now: Date; by: Author; origin: Origin; events: ChangeEvent[] }

/** The transaction of a write, with its author and time. */
export type Stamp = Pick<Transaction, 'tx' | 'now' | 'by' | 'origin'>

/** A user's transaction, with what the user may change. */
export type Change = Transaction & Holding & { mall?: MallRow }

/** A change in one mall, with the author's permissions there. */
export type MallChange = Change & { mall: MallRow; permissions: Permissions }

/** Runs `work` in a transaction of its own. Its events are sent after commit; a failed one sends nothing. */
export async function transact<T>(
  { db, relay }: Pick<Dependencies, 'db' | 'relay'>,
  work: (tx: Db, events: ChangeEvent[]) => Promise<T>,
): Promise<T> {
  let events: ChangeEvent[] = []
  const result = await inTransaction(db, (tx) => {
    events = []
    return work(tx, events)
  })
  send(relay, events)
  return result
}

/** Author and time of a change; a dry run is rolled back, and gives the same result. */
export type WriteContext = { user: UserAuthority; origin: Origin; now: Date; dryRun?: boolean }

type Writing = Pick<Dependencies, 'db' | 'random' | 'relay'>

/** Runs a change in one mall. Records of other malls do not exist for it. */
export const changeInMall = <T>(
  dependencies: Writing,
  context: WriteContext & { mall: MallRow },
  work: (change: MallChange) => Promise<T>,
): Promise<T> => {
  // no rest pattern: it would read the getters of a request's context, which throw for absent values
  const { mall } = context
  return change(dependencies, context, (it) => {
    return work({ ...it, mall, mallIds: [mall.id], permissions: permissionsIn(it.rights, mall.id) })
  })
}

/**
 * Runs a user's change in a transaction of its own, and sends its events. Throws `unauthenticated` when the user was
 * deleted meanwhile.
 */
export async function change<T>(
  { db, random, relay }: Writing,
  { user, origin, now, dryRun = false }: WriteContext,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  let tried: { result: T } | undefined
  const rollback = new Error('Dry run')
  try {
    return await transact({ db, relay }, async (tx, events) => {
      const { rights, mallIds } = user
      if ((await holdAccounts(tx, [user.user.id])).length === 0) throw new HttpError('unauthenticated')
      const result = await work({ tx, random, now, by: user.user, origin, events, rights, mallIds })
      if (!dryRun) return result
      tried = { result }
      throw rollback
    })
  } catch (error) {
    if (error === rollback && tried) return tried.result
    throw error
  }
}

/** Sends each event once, in order, and groups changed records by resource, mall and area. */
function send(relay: Relay, events: readonly ChangeEvent[]): void {
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
