import type { Area, Permissions } from '@kiosk-admin/api-client'
import type { MallRow } from '../db/malls'
import { type Authorise, isConfirmed, type UserAuthority } from '../db/people/authority'
import { lockAccounts } from '../db/people/lock-accounts'
import { type Holding, permissionsIn } from '../db/people/rights'
import { inTransaction, type Origin, type Stamp } from '../db/transaction'
import type { Db, Dependencies } from '../dependencies'
import { HttpError } from '../http-error'
import { type AccountChange, accountChangedMail } from '../mails/account-changed'
import type { Random } from '../random'
import type { Changed } from '../relay/relay'
import { type AuditEntry, audit } from './audit'

/** An event of a change, for the open sockets and for the mailboxes of users. */
export type ChangeEvent =
  | ({ kind: 'accountChanged' } & AccountChange)
  | ({ kind: 'changed'; id: string } & Omit<Changed, 'ids'>)
  | { kind: 'published'; mallId: string; number: number }
  | { kind: 'mapState'; mallId: string; version: number }
  | { kind: 'sessionEnded'; sessionId: string }
  | { kind: 'rightsChanged'; userId: string }
  | { kind: 'stationKeyChanged'; mallId: string; stationId: string }

export const sessionsEnded = (hashes: readonly string[]): ChangeEvent[] =>
  hashes.map((sessionId) => ({ kind: 'sessionEnded', sessionId }))

export const rightsChanged = (userIds: readonly string[]): ChangeEvent[] =>
  userIds.map((userId) => ({ kind: 'rightsChanged', userId }))

/** A transaction with its author, their origin and the time, and the events to send after commit. */
export type Transaction = Stamp & { random: Random; events: ChangeEvent[] }

/** A user's transaction, with what the user may change, and whether they confirmed their password lately. */
export type Change = Transaction & Holding & { mall?: MallRow; sessionId: string; isConfirmed: boolean }

/** A change in one mall, with the author's permissions there. */
export type MallChange = Change & { mall: MallRow; permissions: Permissions }

export type Sending = Pick<Dependencies, 'relay' | 'mailer' | 'settings' | 'log'>

/** Runs `work` in a transaction of its own. Its events are sent after commit; a failed one sends nothing. */
export async function transact<T>(
  { db, ...sending }: Sending & Pick<Dependencies, 'db'>,
  work: (tx: Db, events: ChangeEvent[]) => Promise<T>,
): Promise<T> {
  let events: ChangeEvent[] = []
  const result = await inTransaction(db, (tx) => {
    events = []
    return work(tx, events)
  })
  send(sending, events)
  return result
}

/** The author of a change; a dry run is rolled back, and gives the same result. */
export type WriteContext = { user: UserAuthority; origin: Origin; authorise: Authorise; dryRun?: boolean }

export type Writing = Sending & Pick<Dependencies, 'db' | 'random' | 'secrets'>

/** The user with the rights of this moment, and the time. Throws when the call is not theirs any more. */
export async function userNow({ authorise }: Pick<WriteContext, 'authorise'>, db: Db) {
  const { me, now } = await authorise(db)
  if (me.kind !== 'user') throw new HttpError('unauthenticated')
  return { user: me, now }
}

/** The parts of a change that its author decides. */
export const partsOfAuthor = ({ user, now }: Awaited<ReturnType<typeof userNow>>) => ({
  ...{ by: user.user, now, rights: user.rights, mallIds: user.mallIds, isConfirmed: isConfirmed(user, now) },
  sessionId: user.sessionId,
})

/** Runs a change in one mall. Records of other malls do not exist for it. */
export const changeInMall = <T>(
  dependencies: Writing,
  context: WriteContext & { mall: MallRow },
  work: (change: MallChange) => Promise<T>,
): Promise<T> => {
  // no rest pattern: it would read the getters of a request's context, which throw for absent values
  const { mall } = context
  return change(dependencies, context, async (it) => {
    const result = await work({ ...it, mall, mallIds: [mall.id], permissions: permissionsIn(it.rights, mall.id) })
    // the work may have taken long, as an import does
    await context.authorise(it.tx)
    return result
  })
}

/**
 * Runs a user's change in a transaction of its own, with the rights and the time of the transaction, and sends its
 * events. Throws when the user lost the account, the session or the right since the request began.
 */
export async function change<T>(
  dependencies: Writing,
  { user, origin, authorise, dryRun = false }: WriteContext,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { random, secrets } = dependencies
  let tried: { result: T } | undefined
  const rollback = new Error('Dry run')
  try {
    return await transact(dependencies, async (tx, events) => {
      if ((await lockAccounts(tx, [user.user.id])).length === 0) throw new HttpError('unauthenticated')
      const result = await work({
        tx,
        random,
        secrets,
        origin,
        events,
        ...partsOfAuthor(await userNow({ authorise }, tx)),
      })
      if (!dryRun) return result
      tried = { result }
      throw rollback
    })
  } catch (error) {
    if (error === rollback && tried) return tried.result
    throw error
  }
}

/** A written record, for the audit and for the open sockets. */
export type Written = Omit<AuditEntry, 'area' | 'resource'> & Pick<Changed, 'resource'> & { area: Area }

/** Writes the audit of records, and adds their change events. */
export async function note(change: Stamp & Pick<Transaction, 'events'>, records: readonly Written[]): Promise<void> {
  await audit(change, records)
  for (const { resource, area, mallId, id } of records) {
    // changes of a mall reach all of its sessions, because each shows the mall's name
    const scope = resource === 'Mall' ? { area: null, mallId: id } : { area, mallId }
    change.events.push({ kind: 'changed', resource, ...scope, id, by: change.by })
  }
}

/** Sends each event once, in order, and groups changed records by resource, mall and area. */
function send({ relay, ...mailing }: Sending, events: readonly ChangeEvent[]): void {
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
      case 'mapState':
        relay.mapState({ mallId: first.mallId, version: first.version })
        break
      case 'sessionEnded':
        relay.sessionEnded(first.sessionId)
        break
      case 'rightsChanged':
        relay.rightsChanged(first.userId)
        break
      case 'stationKeyChanged':
        relay.stationKeyChanged(first.mallId, first.stationId)
        break
      case 'accountChanged':
        mailAccountChange(mailing, first)
    }
  }
}

/** Without waiting for the mail server: the change is done. */
function mailAccountChange({ mailer, settings, log }: Omit<Sending, 'relay'>, change: AccountChange): void {
  const mail = accountChangedMail(change.languages[0] ?? settings.defaultLanguage, change, settings.publicUrl)
  mailer?.send({ to: change.to, ...mail }).catch((error) => log.error('A mail about an account failed', { error }))
}

const keyOf = (event: ChangeEvent): string =>
  JSON.stringify(event.kind === 'changed' ? [event.resource, event.mallId, event.area] : event)
