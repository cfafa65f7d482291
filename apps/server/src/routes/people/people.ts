import { peopleTypes } from '@kiosk-admin/api-client'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { newPasswordLink, savePasswordLink } from '../../db/people/password-links'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { newCredential } from '../../identity'
import { importRows } from '../../store/import'
import { changePeople, type PeopleChange } from '../../store/people/people-change'
import { type ImportRow, importPeople } from '../../store/people/people-import'
import { found, type PeopleKind, type PeopleRow, withSet } from '../../store/people/people-table'
import { groupKind, usagesOfGroups } from '../../store/people/user-groups'
import { setPassword, userKind } from '../../store/people/users'
import type { Data } from '../../store/records'
import { create, present, remove, replace, restore, write } from '../../store/store'
import type { Request } from '../../store/transaction'
import type { PeopleHandlers } from '../dispatch/context'

/** Routes of users and groups, which belong to no mall, with the rules of who may grant what. */
export function peopleRoutes(dependencies: Dependencies): PeopleHandlers {
  const { db, passwords, random, settings } = dependencies
  const users = family(dependencies, userKind)
  const groups = family(dependencies, groupKind)
  // outside of any transaction: it takes its time
  const hashed = async (password: string) => ({ passwordHash: await passwords.hash(password) })
  const nobodysPassword = () => hashed(newCredential(random, 'session'))
  // without one the user chooses it with a password link
  const firstPassword = (password: string | undefined) =>
    password === undefined ? nobodysPassword() : hashed(password)

  /** Malls that do not exist for the caller are not looked at. */
  const reachedBy = ({ user }: Request, fields: { username: string; email: string; mallIds: string[] }) => ({
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
      // a copy has no password, so nobody can sign in with it
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
        await users.changeOne(context, 'password', (change) => setPassword(change, context.params.id, passwordHash))
        return {}
      },
      async passwordLink(context) {
        const link = await newPasswordLink(dependencies, context.now)
        await users.changeOne(context, 'id', (change) => savePasswordLink(change, context.params.id, link))
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

/** Reports errors of a copy's name under `name`, the field of the request. */
function atName(error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.details.errors) return error
  const errors = error.details.errors.map((one) => (one.path === 'username' ? { ...one, path: 'name' } : one))
  return new HttpError(error.code, { errors })
}

/** Routes that users and groups share. */
function family<R extends PeopleRow, A>(dependencies: Dependencies, kind: PeopleKind<R, A>) {
  const { db } = dependencies
  const { area } = kind

  /** Changes one row, alone among all changes of people. */
  const changeOne = (request: Request, lastAt: string, work: (change: PeopleChange) => Promise<R>): Promise<A> =>
    changePeople(dependencies, request, { area, lastAt }, async (change) =>
      kind.recordOf(change.me, await work(change)),
    )

  return {
    changeOne,

    async list({ user }: Request, mallId?: string): Promise<A[]> {
      return (await kind.rows(db, user, { mallId })).map((row) => kind.recordOf(user, row))
    },

    async get({ user }: Request, id: string): Promise<A> {
      return kind.recordOf(user, await found({ tx: db, me: user }, kind, id))
    },

    create: (request: Request, { id, fields, once }: { id?: string | undefined; fields: Data; once: Data }) =>
      changeOne(request, kind.lastAt, (change) => create(change, kind.table(change.me, once), fields, { id })),

    replace: (request: Request & { version: number }, id: string, fields: Data) =>
      changeOne(request, kind.lastAt, (change) =>
        replace(change, kind.table(change.me), { id, version: request.version, fields }),
      ),

    remove: (request: Request, { id, version }: { id: string[]; version?: number[] | undefined }) =>
      changePeople(dependencies, request, { area, lastAt: 'id' }, (change) =>
        remove(change, kind.table(change.me), id, version),
      ),

    copy: (request: Request, id: string, asked: { name?: string; mallId?: string }, once: Data) =>
      changeOne(request, kind.lastAt, async (change) => {
        const { mallId } = asked
        if (mallId !== undefined && !change.me.mallIds.includes(mallId)) throw new HttpError('not_found')
        const source = await found(change, kind, id)
        try {
          const fields = withSet(kind, kind.fieldsOf(source), kind.copyOf(change.me, source, asked))
          return await create(change, kind.table(change.me, once), fields, { action: 'copy' })
        } catch (error) {
          throw atName(error)
        }
      }),

    set: (request: Request, ids: readonly string[], set: Data, action: 'status' | 'fields') =>
      changePeople(dependencies, request, { area, lastAt: kind.lastAt }, async (change) => {
        const table = kind.table(change.me)
        const rows: R[] = []
        for (const id of new Set(ids)) {
          const before = present(table, await found(change, kind, id))
          rows.push(await write(change, table, before, withSet(kind, kind.fieldsOf(before), set), { action }))
        }
        return table.recordsOf(change, rows)
      }),

    restore: (request: Request, ids: readonly string[]) =>
      changePeople(dependencies, request, { area, lastAt: 'ids' }, (change) =>
        restore(change, kind.table(change.me), ids),
      ),

    import: ({ user, now }: Request, rows: readonly ImportRow[], dryRun: boolean) =>
      changePeople(dependencies, { user, now, dryRun }, { area, lastAt: 'rows' }, (change) =>
        importRows(rows, (row) => importPeople(change, kind, row)),
      ),
  }
}
