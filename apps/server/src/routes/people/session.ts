// Routes for signing in and out, own sessions, and the own password.

import { type Call, permissions } from '@kiosk-admin/api-client'
import { accountEntry, createSignInFailures } from '../../db/audit/accounts'
import { findMalls } from '../../db/malls'
import { confirmedFor } from '../../db/people/authority'
import { findOwner, requireChosenWell } from '../../db/people/chosen-passwords'
import { isFullAdministrator, permissionsIn } from '../../db/people/rights'
import { beginSession, changeOwnPassword, dropExpired, endOwnSessions, ownSessions } from '../../db/people/sessions'
import { type Attempt, countTry, dropOldTries, removeAttempt } from '../../db/people/sign-in'
import { endPreviewLinksOf } from '../../db/publication/preview-links'
import type { Dependencies } from '../../dependencies'
import { createDeviceMarks, knowsUser } from '../../device-marks'
import { HttpError, invalid } from '../../http-error'
import { hashCredential, idOfSession, newCredential } from '../../identity'
import { audit } from '../../store/audit'
import { change } from '../../store/change'
import type { Context, OwnHandlers } from '../dispatch/context'
import { sendPersonalData } from './personal-data'

type Handlers = Pick<
  OwnHandlers,
  | 'login'
  | 'logout'
  | 'session'
  | 'sessions'
  | 'ownData'
  | 'endSessions'
  | 'changePassword'
  | 'confirmSession'
  | 'area'
  | 'areasByMall'
>

/** Interval at which each server deletes old sign-in attempts. */
const pruneEveryMs = 60_000

const notTheirs = (path = 'current') => invalid(path, 'The current password is incorrect.')

type Own = Pick<Context<Call>, 'user' | 'authorise' | 'now' | 'address' | 'origin'>

export function sessionRoutes(dependencies: Dependencies): Handlers {
  const { db, random, passwords, secrets, settings } = dependencies
  const deviceMarks = createDeviceMarks({ secrets, random })
  const failures = createSignInFailures(dependencies)
  let prunedAt = 0
  // compares unknown users with a hash too, so that the time does not reveal them
  const nobodysHash = passwords.hash(newCredential(random, 'session'))

  const findUser = (username: string) =>
    db
      .selectFrom('user_account')
      .select(['id', 'username', 'password_hash', 'status', 'deleted_at'])
      .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
      .executeTakeFirst()

  const mallsOf = async (userId: string) => {
    const rows = await db.selectFrom('user_mall').select('mall_id').where('user_id', '=', userId).execute()
    return findMalls(
      db,
      rows.map(({ mall_id }) => mall_id),
    )
  }

  async function requireNoWait(attempt: Attempt, now: Date): Promise<void> {
    await failures.flush(now)
    if (now.getTime() - prunedAt >= pruneEveryMs) {
      prunedAt = now.getTime()
      await dropOldTries(db, now)
    }
    const retryAfter = await countTry(db, attempt, now)
    if (retryAfter > 0) throw new HttpError('rate_limited', { retryAfter })
  }

  /** Throws when the password is wrong. Attempts are limited as sign-in is: an open session must not help to guess it. */
  async function requireOwnPassword(own: Own, path: string, password: string) {
    const { user, sessionId } = own.user
    const { address, origin } = own
    // a session that ended meanwhile tries no passwords
    const { now } = await own.authorise(db)
    const attempt = { username: user.name, address, knownAs: sessionId }
    await requireNoWait(attempt, now)
    const known = await findUser(user.name)
    if (!known || !(await passwords.verify(known.password_hash, password))) {
      await failures.record({ attempt, now, origin, user, by: user })
      throw notTheirs(path)
    }
    await removeAttempt(db, attempt, now)
    return known
  }

  return {
    async login({ body, now, address, origin }) {
      const user = await findUser(body.username)
      const mark = await deviceMarks.read(body.device)
      const knownAs = user && knowsUser(mark, user.id, now) ? `${mark.id} ${user.id}` : undefined
      const attempt = { username: body.username, address, knownAs }
      await requireNoWait(attempt, now)
      const right = await passwords.verify(user?.password_hash ?? (await nobodysHash), body.password)
      const failed = async () => {
        await failures.record({ attempt, now, origin, user: user && { id: user.id, name: user.username } })
        return new HttpError('login_failed')
      }
      if (!user || !right || user.status !== 'Active' || user.deleted_at) throw await failed()
      const malls = await mallsOf(user.id)
      // Forms preselect a mall. Another one than the user's is no wrong password: the answer names the mall of the session.
      const mall = malls.find(({ id }) => id === body.mallId) ?? malls[0]
      if (!mall) throw await failed()

      const token = newCredential(random, 'session')
      const beginning = { hash: await hashCredential(token), user, mallId: mall.id, now, origin }
      if (!(await beginSession(dependencies, beginning))) throw await failed()
      await removeAttempt(db, attempt, now)
      await dropExpired(db, settings, now)
      await db.updateTable('user_account').set({ last_sign_in_at: now }).where('id', '=', user.id).execute()
      return {
        token,
        userId: user.id,
        userName: user.username,
        mallId: mall.id,
        language: mall.languages[0] ?? null,
        device: await deviceMarks.renew(mark, user.id, now),
      }
    },

    async logout(context) {
      await change(dependencies, context, async (it) => {
        await endOwnSessions(it.tx, it.events, it.by.id, [context.user.sessionId])
        await audit(it, [accountEntry(it.by, 'signOut')])
      })
      return {}
    },

    session: async ({ user, query: { mallId } }) => ({
      userId: user.user.id,
      userName: user.user.name,
      groupName: mallId === undefined ? user.groupName : (user.groupNames.get(mallId) ?? ''),
      mallIds: user.mallIds,
      administrator: isFullAdministrator(user.rights),
      expiresAt: user.expiresAt.toISOString(),
    }),

    async sessions({ user, now }) {
      const all = await ownSessions(dependencies, user.user.id, now)
      return all.map(({ hash, createdAt, usedAt, expiresAt }) => ({
        id: idOfSession(hash),
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        current: hash === user.sessionId,
      }))
    },

    ownData: (context) => sendPersonalData(dependencies, context, context.user.user),

    async endSessions(context) {
      const { user, query } = context
      const all = await ownSessions(dependencies, user.user.id, context.now)
      const hashes = all.map(({ hash }) => hash).filter((hash) => !query.id || query.id.includes(idOfSession(hash)))
      const ended = await change(dependencies, context, async (it) => {
        // ending all sessions also revokes preview links
        if (!query.id) await endPreviewLinksOf(it.tx, [it.by.id])
        const ended = await endOwnSessions(it.tx, it.events, it.by.id, hashes)
        const changes = { before: {}, after: { sessions: ended.length } }
        await audit(it, [{ ...accountEntry(it.by, 'endSessions'), ...changes }])
        return ended
      })
      return { ids: ended.map(idOfSession) }
    },

    async changePassword(context) {
      const {
        user: { user, sessionId },
        body,
      } = context
      const known = await requireOwnPassword(context, 'current', body.current)
      const owner = await findOwner(db, user.id)
      if (!owner) throw notTheirs()
      await requireChosenWell(db, body.next, owner, 'next')
      const hashes = { before: known.password_hash, after: await passwords.hash(body.next) }
      if (!(await change(dependencies, context, (it) => changeOwnPassword(it, { sessionId, hashes }))))
        throw notTheirs()
      return {}
    },

    async confirmSession(context) {
      const {
        user: { sessionId },
        body,
      } = context
      await requireOwnPassword(context, 'password', body.password)
      return change(dependencies, context, async ({ tx, now }) => {
        await tx.updateTable('session').set({ confirmed_at: now }).where('token_hash', '=', sessionId).execute()
        return { expiresAt: new Date(now.getTime() + confirmedFor).toISOString() }
      })
    },

    async area({ user, query }) {
      const mallId = query.mallId ?? user.mallId
      return permissions.toClaims(mallId === undefined ? user.rights.house : permissionsIn(user.rights, mallId))
    },

    areasByMall: async ({ user: { rights } }) => ({
      house: permissions.toClaims(rights.house),
      malls: [...rights.malls].map(([mallId, held]) => ({ mallId, claims: permissions.toClaims(held) })),
    }),
  }
}
