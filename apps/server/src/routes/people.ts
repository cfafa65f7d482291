import { peopleTypes } from '@kiosk-admin/api-client'
import { requireChosenWell } from '../db/chosen-passwords'
import { newPasswordLink, savePasswordLink } from '../db/password-links'
import { type Imported, type ImportRow, importIn } from '../db/people-import'
import {
  changeIn,
  createIn,
  found,
  type PeopleKind,
  type PeopleRow,
  removeIn,
  restoreIn,
  withSet,
} from '../db/people-store'
import type { Data } from '../db/records'
import { type Acting, changingPeople, type Effects } from '../db/standing'
import { groupKind, usagesOfGroups } from '../db/user-groups'
import { setPassword, userKind } from '../db/users'
import { newCredential } from '../identity'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { Context, PeopleHandlers } from './context'

type Occasion = Pick<Context<never>, 'user' | 'now'>

/** Users and their groups: the family of calls, of no mall, with the rules of who may give what to whom. */
export function peopleRoutes(seams: Seams): PeopleHandlers {
  const { db, passwords, random, settings } = seams
  const users = family(seams, userKind)
  const groups = family(seams, groupKind)
  // outside of any transaction: it takes its time
  const hashed = async (password: string) => ({ passwordHash: await passwords.hash(password) })
  const nobodysPassword = () => hashed(newCredential(random, 'session'))
  // without one the user chooses it with a password link
  const firstPassword = (password: string | undefined) =>
    password === undefined ? nobodysPassword() : hashed(password)

  /** Malls that do not exist for the caller are not looked at. */
  const reachedBy = ({ user }: Occasion, fields: { username: string; email: string; mallIds: string[] }) => ({
    ...fields,
    mallIds: fields.mallIds.filter((id) => user.mallIds.includes(id)),
  })

  return {
    user: {
      list: (context) => users.list(context, context.query.mallId),
      options: async (context) =>
        (await users.list(context)).map(({ id, username, status }) => ({ id, name: username, status })),
      get: (context) => users.get(context, context.params.id),
      async create(context) {
        const { id, password, ...fields } = context.body
        if (password !== undefined) await requireChosenWell(db, password, reachedBy(context, fields))
        return users.create(context, { id, fields, once: await firstPassword(password) })
      },
      replace: (context) => users.replace(context, context.params.id, context.body),
      remove: (context) => users.remove(context, context.query),
      // until someone gives the copy a password, nobody can sign in as it
      copy: async (context) => users.copy(context, context.params.id, context.body, await nobodysPassword()),
      status(context) {
        const { ids, status } = context.body
        return users.set(context, ids, { status }, 'status')
      },
      fields: (context) => users.set(context, context.body.ids, context.body.set, 'fields'),
      restore: (context) => users.restore(context, context.body.ids),
      async import(context) {
        const dryRun = context.query.dryRun === 'true'
        const rows: ImportRow[] = []
        for (const sent of context.body.rows) {
          const { data } = peopleTypes.user.creation.safeParse(sent)
          rows.push({ sent, once: data && !dryRun ? await firstPassword(data.password) : {} })
        }
        return users.import(context, rows, dryRun)
      },
      async password(context) {
        const { username, email, mallIds } = await found({ tx: db, me: context.user }, userKind, context.params.id)
        await requireChosenWell(db, context.body.password, { username, email, mallIds })
        const { passwordHash } = await hashed(context.body.password)
        await users.changeOne(context, 'password', (acting) => setPassword(acting, context.params.id, passwordHash))
        return {}
      },
      async passwordLink(context) {
        const link = await newPasswordLink(seams, context.now)
        await users.changeOne(context, 'id', (acting) => savePasswordLink(acting, context.params.id, link))
        // after the #, so that no proxy writes it down
        const url = `${settings.publicUrl}/password#token=${link.token}`
        return { url, expiresAt: link.expiresAt.toISOString() }
      },
    },
    userGroup: {
      list: (context) => groups.list(context),
      options: async (context) =>
        (await groups.list(context)).map(({ id, name }) => ({ id, name, status: 'Active' as const })),
      get: (context) => groups.get(context, context.params.id),
      create(context) {
        const { id, ...fields } = context.body
        return groups.create(context, { id, fields, once: {} })
      },
      replace: (context) => groups.replace(context, context.params.id, context.body),
      remove: (context) => groups.remove(context, context.query),
      async usage({ query, user }) {
        for (const id of query.id) await found({ tx: db, me: user }, groupKind, id)
        return usagesOfGroups(db, user, query.id)
      },
      copy: (context) => groups.copy(context, context.params.id, context.body, {}),
      fields: (context) => groups.set(context, context.body.ids, context.body.set, 'fields'),
      restore: (context) => groups.restore(context, context.body.ids),
      import(context) {
        const rows = context.body.rows.map((sent) => ({ sent, once: {} }))
        return groups.import(context, rows, context.query.dryRun === 'true')
      },
    },
  }
}

/** A copy's name is asked for as `name`, whatever the field is called. */
function atName(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details.errors) return error
  const errors = error.details.errors.map((one) => (one.path === 'username' ? { ...one, path: 'name' } : one))
  return new Refusal(error.code, { errors })
}

/** What both kinds do alike. */
function family<R extends PeopleRow, A>({ db, random, relay }: Seams, kind: PeopleKind<R, A>) {
  const { resource, area } = kind

  /** Tells the open sockets what changed, and whose credentials are worth less or more. */
  function tell(rows: readonly R[], { ended, rights }: Effects, { user }: Occasion) {
    for (const hash of ended) relay.sessionEnded(hash)
    for (const id of new Set(rights)) relay.rightsChanged(id)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) relay.changed({ mallId: null, resource, area, ids, by: user.user })
  }

  /** Changes some rows, alone among all changes of people, and tells of it when it holds. */
  async function change<T extends { rows: R[] }>(
    occasion: Occasion,
    lastAt: string,
    work: (acting: Acting) => Promise<T>,
  ): Promise<T & { records: A[] }> {
    const { user, now } = occasion
    const { result, effects } = await changingPeople({ db, random, now, user, area }, lastAt, async (acting) => {
      const done = await work(acting)
      return { ...done, records: done.rows.map((row) => kind.recordOf(acting.me, row)) }
    })
    tell(result.rows, effects, occasion)
    return result
  }

  async function changeOne(occasion: Occasion, lastAt: string, work: (acting: Acting) => Promise<R>): Promise<A> {
    const { records } = await change(occasion, lastAt, async (acting) => ({ rows: [await work(acting)] }))
    return records[0] as A // one row, one record
  }

  const changeMany = async (occasion: Occasion, lastAt: string, work: (acting: Acting) => Promise<R[]>) =>
    (await change(occasion, lastAt, async (acting) => ({ rows: await work(acting) }))).records

  return {
    changeOne,

    async list({ user }: Occasion, mallId?: string): Promise<A[]> {
      return (await kind.rows(db, user, { mallId })).map((row) => kind.recordOf(user, row))
    },

    async get({ user }: Occasion, id: string): Promise<A> {
      return kind.recordOf(user, await found({ tx: db, me: user }, kind, id))
    },

    create: (occasion: Occasion, creation: Parameters<typeof createIn>[2]) =>
      changeOne(occasion, kind.lastAt, (acting) => createIn(acting, kind, creation)),

    replace: (occasion: Occasion & { version: number }, id: string, body: Data) =>
      changeOne(occasion, kind.lastAt, (acting) =>
        changeIn(acting, kind, { id, version: occasion.version, change: () => body }, 'replace'),
      ),

    async remove(occasion: Occasion, { id, version }: { id: string[]; version?: number[] | undefined }) {
      const { ids, conflicts } = await change(occasion, 'id', async (acting) => {
        const { removed, ...answer } = await removeIn(acting, kind, id, version)
        return { ...answer, rows: removed }
      })
      return { ids, conflicts }
    },

    copy: (occasion: Occasion, id: string, asked: { name?: string; mallId?: string }, once: Data) =>
      changeOne(occasion, kind.lastAt, async (acting) => {
        const { mallId } = asked
        if (mallId !== undefined && !acting.me.mallIds.includes(mallId)) throw new Refusal('not_found')
        const source = await found(acting, kind, id)
        try {
          const fields = withSet(kind, kind.copyOf(acting.me, source, asked))(kind.fieldsOf(source))
          return await createIn(acting, kind, { fields, once }, 'copy')
        } catch (error) {
          throw atName(error)
        }
      }),

    set: (occasion: Occasion, ids: readonly string[], set: Data, action: 'status' | 'fields') =>
      changeMany(occasion, kind.lastAt, async (acting) => {
        const rows: R[] = []
        for (const id of new Set(ids)) {
          rows.push(await changeIn(acting, kind, { id, change: withSet(kind, set) }, action))
        }
        return rows
      }),

    restore: (occasion: Occasion, ids: readonly string[]) =>
      changeMany(occasion, 'ids', (acting) => restoreIn(acting, kind, ids)),

    async import(occasion: Occasion, rows: readonly ImportRow[], dryRun: boolean) {
      const onlyTried = new Error('Only tried')
      let answer: Omit<Imported<R>, 'rows'> = { created: 0, updated: 0, errors: [] }
      try {
        await change(occasion, 'rows', async (acting) => {
          const imported = await importIn(acting, kind, rows)
          answer = { created: imported.created, updated: imported.updated, errors: imported.errors }
          if (dryRun) throw onlyTried
          return imported
        })
      } catch (error) {
        if (error !== onlyTried) throw error
      }
      return answer
    },
  }
}
