import { type Call, type Option, type User, type UserGroup, user, userGroup } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { keyOf, keysOf } from '../cache/keys'
import { type Loaded, useCall } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'
import { newerOf, withRecord } from '../cache/versions'
import { useOwnSession } from './use-own-session'

/** What users and groups have alike: neither belongs to a mall, and each answer says whether the caller may change it. */
export type Person = Pick<User, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'editable'>

/** The two kinds that say who may do what; `R` is what is answered. */
export type PeopleType<R extends Person> = {
  type: 'user' | 'userGroup'
  fieldNames: readonly string[]
  calls: Record<'list' | 'get' | 'create' | 'replace' | 'remove' | 'copy' | 'restore', Call> & {
    list: { answer: { _zod: { output: R[] } } }
    /** What names them, for groups: the users in them. */
    usage?: Call
  }
}

/** All users who share a mall with the caller; asked for only when they are `wanted`. */
export const useUsers = (wanted = true): Loaded<User[]> => useCall(user.calls.list, wanted ? {} : null, { merge: list })

/** All groups: they are the same in every mall. Asked for only when they are `wanted`. */
export const useGroups = (wanted = true): Loaded<UserGroup[]> =>
  useCall(userGroup.calls.list, wanted ? {} : null, { merge: list })

/** The groups by name alone, for those who may read users and not groups. */
export const useGroupOptions = (): Loaded<Option[]> => useCall(userGroup.calls.options, {})

/** Who is signed in, by id; nothing while it is on its way. */
export const useOwnId = () => useOwnSession().data?.userId

const list = <R extends Person>(cached: R[] | undefined, arrived: R[]) => [...newerOf(cached, arrived)]

/** One whole record, for the form that starts from it. */
export const usePerson = <R extends Person>(type: PeopleType<R>, id: string | undefined) =>
  useCallNow(type.calls.get, id === undefined ? null : { params: { id } }) as Loaded<R>

/** What a form sends: who makes a new one without a version made its id when the form opened. */
type SavePerson = { id: string; body: object; version: number | undefined }

/** What is done to users or groups. Each rejects as its call does; a conflict carries the record as it stands now. */
export function usePeopleActions<R extends Person>(type: PeopleType<R>) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const { calls } = type
  const key = keyOf(calls.list, {})
  const call = <A>(which: Exclude<keyof PeopleType<R>['calls'], 'usage'>, input: object) =>
    api.callDynamic(calls[which], input) as Promise<A>

  /** Shows the answer at once; a group's rights are also those of its users, so both lists are asked for again. */
  async function show(record: R) {
    await mutate(keyOf(calls.get, { params: { id: record.id } }), record, { revalidate: false })
    await mutate<readonly R[]>(key, (rows) => rows && withRecord(rows, record), { revalidate: false })
    void mutate(keysOf(user.calls.list.path, userGroup.calls.list.path))
  }

  return {
    async save({ id, body, version }: SavePerson): Promise<R> {
      const record =
        version === undefined
          ? await call<R>('create', { body: { ...body, id } })
          : await call<R>('replace', { params: { id }, body, version })
      await show(record)
      return record
    },

    /** Moves to the trash. Records that someone changed meanwhile are kept, and named in `conflicts`. */
    async remove(records: readonly R[]) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      const answer = await call<{ ids: string[]; conflicts: { id: string }[] }>('remove', { query })
      await mutate<readonly R[]>(key, (rows) => rows?.filter(({ id }) => !answer.ids.includes(id)))
      void mutate(keysOf(user.calls.list.path, userGroup.calls.list.path))
      return answer
    },

    async restore(ids: string[]) {
      for (const record of await call<R[]>('restore', { body: { ids } })) await show(record)
    },

    async copy(id: string, name: string) {
      const record = await call<R>('copy', { params: { id }, body: { name } })
      await show(record)
      return record
    },
  }
}

/** What only users have: a status that many get at once, and a password that somebody gives them. */
export function useUserActions() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(keysOf(user.calls.list.path))
  return {
    async setStatus(ids: string[], status: User['status']) {
      await mutate<User[], User[]>(
        keyOf(user.calls.list, {}),
        () => api.call(user.calls.status, { body: { ids, status } }),
        {
          optimisticData: (rows = []) => rows.map((row) => (ids.includes(row.id) ? { ...row, status } : row)),
          rollbackOnError: true,
          populateCache: (changed, rows = []) => rows.map((row) => changed.find(({ id }) => id === row.id) ?? row),
          revalidate: false,
        },
      )
      await refresh()
    },

    /** With which the user chooses a password; a new one ends the one before. */
    makePasswordLink: (id: string) => api.call(user.calls.passwordLink, { params: { id }, body: {} }),

    /** All of the user's sessions end. Answers with the user, whose version it raised. */
    async setPassword(id: string, password: string): Promise<User> {
      await api.call(user.calls.password, { params: { id }, body: { password } })
      const record = await api.call(user.calls.get, { params: { id } })
      await mutate(keyOf(user.calls.get, { params: { id } }), record, { revalidate: false })
      void refresh()
      return record
    },
  }
}
