import { peopleTypes } from '@kiosk-admin/api-client'
import { inPageOrder, isSelective, type Page } from '../../db/lists/page'
import { type PeopleQuery, selectPeople } from '../../db/lists/people-list'
import type { UserAuthority } from '../../db/people/authority'
import { requireChosenWell } from '../../db/people/chosen-passwords'
import { newPasswordLink, savePasswordLink } from '../../db/people/password-links'
import { type Holding, mallsWhere } from '../../db/people/rights'
import { type Filter, usagesOfGroups } from '../../db/people/user-lists'
import type { Data, StoredRow } from '../../db/records'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { newCredential } from '../../identity'
import type { Change, WriteContext } from '../../store/change'
import { checkFields } from '../../store/check'
import { importRows } from '../../store/import'
import { changePeople } from '../../store/people/change-people'
import { eraseUser, findKnownUser } from '../../store/people/erase-user'
import type { PeopleTable } from '../../store/people/people-table'
import { groupTable } from '../../store/people/user-groups'
import { setPassword, userTable } from '../../store/people/users'
import type { PeopleHandlers } from '../dispatch/context'
import { sendPersonalData } from './personal-data'

/** A row of an import, with the columns that are stored instead of its password. */
type ImportRow = { sent: Data; columns: Data }

/** Routes of users and groups, which belong to no mall, with the rules for granting permissions. */
export function peopleRoutes(dependencies: Dependencies): PeopleHandlers {
  const { db, passwords, random, settings } = dependencies
  const users = family(dependencies, userTable)
  const groups = family(dependencies, groupTable)
  // before the transaction, because hashing is slow
  const hashed = async (password: string) => ({ password_hash: await passwords.hash(password) })
  const nobodysPassword = () => hashed(newCredential(random, 'session'))
  // users without a password choose one with a password link
  const firstPassword = (password: string | undefined) =>
    password === undefined ? nobodysPassword() : hashed(password)

  /** Ignores malls without access. */
  const reachedBy = ({ user }: WriteContext, fields: { username: string; email: string; mallIds: string[] }) => ({
    ...fields,
    mallIds: fields.mallIds.filter((id) => user.mallIds.includes(id)),
  })

  return {
    user: {
      list: async (context) => (await users.page(context)).data,
      page: users.page,
      options: async (context) =>
        (await users.choices(context)).map(({ id, username, status }) => ({ id, name: username, status })),
      get: (context) => users.get(context, context.params.id),
      async create(context) {
        const { id, password, ...fields } = context.body
        if (password !== undefined) await requireChosenWell(db, password, reachedBy(context, fields))
        return users.create(context, { id, fields, columns: await firstPassword(password) })
      },
      replace: (context) => users.replace(context, context.params.id, context.body),
      remove: (context) => users.remove(context, context.query),
      // a copy has no password and cannot sign in
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
          // a dry run is rolled back, and hashes no passwords
          const columns = data && !dryRun ? await firstPassword(data.password) : { password_hash: '' }
          rows.push({ sent, columns })
        }
        return users.import(context, rows, dryRun)
      },
      async password(context) {
        const user = await userTable.find(db, context.user, context.params.id)
        await requireChosenWell(db, context.body.password, userTable.adapter.fieldsOf(user))
        const passwordHash = await passwords.hash(context.body.password)
        await users.changeOne(context, 'password', (change) => setPassword(change, context.params.id, passwordHash))
        return {}
      },
      async passwordLink(context) {
        const link = await newPasswordLink(dependencies, context.now)
        await users.changeOne(context, 'id', (change) => savePasswordLink(change, context.params.id, link))
        // in the fragment, so that proxies do not log it
        const url = `${settings.publicUrl}/password#token=${link.token}`
        return { url, expiresAt: link.expiresAt.toISOString() }
      },
      data: async (context) => sendPersonalData(dependencies, context, await findKnownUser(db, context.params.id)),
      erase: (context) =>
        changePeople(dependencies, context, { area: 'User', lastAt: 'id' }, (change) =>
          eraseUser(change, dependencies, context.params.id),
        ),
    },
    userGroup: {
      list: async (context) => (await groups.page(context)).data,
      page: groups.page,
      options: async (context) =>
        (await groups.choices(context)).map(({ id, name, mall_id: mallId }) => {
          return { id, name, status: 'Active' as const, mallId }
        }),
      get: (context) => groups.get(context, context.params.id),
      create(context) {
        const { id, ...fields } = context.body
        return groups.create(context, { id, fields, columns: {} })
      },
      replace: (context) => groups.replace(context, context.params.id, context.body),
      remove: (context) => groups.remove(context, context.query),
      async usage({ query, user }) {
        for (const id of query.id) await groupTable.find(db, user, id)
        return usagesOfGroups(db, user, query.id)
      },
      copy: (context) => groups.copy(context, context.params.id, context.body, {}),
      fields: (context) => groups.set(context, context.body.ids, context.body.set, 'fields'),
      restore: (context) => groups.restore(context, context.body.ids),
      import(context) {
        const rows = context.body.rows.map((sent) => ({ sent, columns: {} }))
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
function family<R extends StoredRow, A extends { id: string }, F extends Data>(
  dependencies: Dependencies,
  table: PeopleTable<R, A, F>,
) {
  const { db } = dependencies
  const { kind } = table
  const { area, lastAt } = kind

  const readerOf = ({ rights }: UserAuthority): Holding => ({ rights, mallIds: mallsWhere(rights, area, 'read') })

  const list = async (reader: Holding, filter: Filter = {}): Promise<A[]> =>
    (await kind.list(db, reader, filter)).map((row) => kind.recordOf(reader, row))

  /** Changes one row under the lock that serialises all changes of users and groups. */
  const changeOne = (context: WriteContext, lastAt: string, work: (change: Change) => Promise<R>): Promise<A> =>
    changePeople(dependencies, context, { area, lastAt }, async (change) => kind.recordOf(change, await work(change)))

  return {
    changeOne,

    async page({ user, query }: WriteContext & { query: PeopleQuery }): Promise<Page<A>> {
      const author = readerOf(user)
      if (!isSelective(query)) {
        const { mallId, groupId, status } = query
        const data = await list(author, { mallId, groupId, status })
        return { data, nextCursor: null, total: data.length }
      }
      const { defaultLanguage } = dependencies.settings
      const { ids, ...rest } = await selectPeople(db, kind.resource, { author, defaultLanguage }, query)
      return { data: inPageOrder(ids, await list(author, { ids })), ...rest }
    },

    /** Rows to choose from, in all malls of the caller. */
    choices: ({ user }: WriteContext): Promise<R[]> => kind.list(db, user, {}),

    async get({ user }: WriteContext, id: string): Promise<A> {
      const reader = readerOf(user)
      return kind.recordOf(reader, await table.find(db, reader, id))
    },

    create: (context: WriteContext, { fields, ...rest }: { id?: string | undefined; fields: F; columns: Data }) =>
      changeOne(context, lastAt, (change) => table.create(change, fields, rest)),

    replace: (context: WriteContext & { version: number }, id: string, fields: F) =>
      changeOne(context, lastAt, (change) => table.replace(change, { id, version: context.version, fields })),

    remove: (context: WriteContext, { id, version }: { id: string[]; version?: number[] | undefined }) =>
      changePeople(dependencies, context, { area, lastAt: 'id' }, (change) => table.remove(change, id, version)),

    copy: (context: WriteContext, id: string, sent: { name?: string; mallId?: string }, columns: Data) =>
      changeOne(context, lastAt, async (change) => {
        const { mallId } = sent
        if (mallId !== undefined && !change.mallIds.includes(mallId)) throw new HttpError('not_found')
        const source = await table.find(change.tx, change, id)
        try {
          const copied = { ...kind.fieldsOf(source), ...kind.copyOf(change, source, sent) }
          return await table.create(change, checkFields(kind.body, copied) as F, {
            action: 'copy',
            columns,
            details: { copiedFrom: source.id },
          })
        } catch (error) {
          throw atName(error)
        }
      }),

    set: (context: WriteContext, ids: readonly string[], set: Data, action: 'status' | 'fields') =>
      changePeople(dependencies, context, { area, lastAt }, async (change) =>
        (await table.patch(change, { ids, set }, action)).map((row) => kind.recordOf(change, row)),
      ),

    restore: (context: WriteContext, ids: readonly string[]) =>
      changePeople(dependencies, context, { area, lastAt: 'ids' }, (change) => table.restore(change, ids)),

    import: ({ user, origin, authorise }: WriteContext, rows: readonly ImportRow[], dryRun: boolean) =>
      changePeople(dependencies, { user, origin, authorise, dryRun }, { area, lastAt: 'rows' }, (change) =>
        importRows(rows, ({ sent, columns }) => table.import(change, sent, columns)),
      ),
  }
}
