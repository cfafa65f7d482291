import { type Call, type Option, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import type { RowSource } from '@kiosk-admin/ui/table'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { inParts, mostIds, mostInAddress } from '../cache/in-parts'
import { keyOf, keysOf } from '../cache/keys'
import type { Source } from '../cache/source'
import { type Loaded, useCall } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'
import { newerOf, withRecord } from '../cache/versions'
import { useOwnSession } from './use-own-session'

/**
 * The common fields of users and groups: neither belongs to a mall, and each answer says whether the caller may change
 * the record.
 */
export type Person = Pick<RecordOf<'user'>, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'editable'>

/** The contract of users or groups; `R` is the record. */
export type PeopleType<R extends Person> = {
  type: 'user' | 'userGroup'
  fieldNames: readonly string[]
  calls: Record<'list' | 'get' | 'create' | 'replace' | 'remove' | 'copy' | 'restore', Call> & {
    list: { answer: { _zod: { output: R[] } } }
    /** Lists the users of a group. */
    usage?: Call
  }
}

/** The users who share a mall with the caller, as a list that may be too long to be loaded at once. */
export const userList = {
  type: peopleTypes.user,
  source: { call: peopleTypes.user.calls.list, input: () => ({}) } satisfies Source,
}

/** All users who share a mall with the caller; loads nothing unless `enabled`. */
export const useUsers = (enabled = true): Loaded<RecordOf<'user'>[]> =>
  useCall(peopleTypes.user.calls.list, enabled ? {} : null, { merge: list })

/** All groups, which all malls share; loads nothing unless `enabled`. */
export const useGroups = (enabled = true): Loaded<RecordOf<'userGroup'>[]> =>
  useCall(peopleTypes.userGroup.calls.list, enabled ? {} : null, { merge: list })

/** The options of groups, for users who may read users but not groups. */
export const useGroupOptions = (): Loaded<Option[]> => useCall(peopleTypes.userGroup.calls.options, {})

/** The id of the signed-in user; undefined while loading. */
export const useOwnId = () => useOwnSession().data?.userId

const list = <R extends Person>(cached: R[] | undefined, arrived: R[]) => [...newerOf(cached, arrived)]

/** A record with all fields, for the form that starts from it. */
export const usePerson = <R extends Person>(type: PeopleType<R>, id: string | undefined) =>
  useCallNow(type.calls.get, id === undefined ? null : { params: { id } }) as Loaded<R>

/** The values of a form; the id of a new record, which has no version, is created when the form opens. */
type SavePerson = { id: string; body: object; version: number | undefined }

/** Actions on users or groups. Each rejects like its call; a conflict carries the current record. */
export function usePeopleActions<R extends Person>(type: PeopleType<R>) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const { calls } = type
  const key = keyOf(calls.list, {})
  const call = <A>(name: Exclude<keyof PeopleType<R>['calls'], 'usage'>, input: object) =>
    api.callDynamic(calls[name], input) as Promise<A>

  /** Caches the answer. A group's permissions are also its users', so both lists are reloaded. */
  async function show(record: R) {
    await mutate(keyOf(calls.get, { params: { id: record.id } }), record, { revalidate: false })
    await mutate<readonly R[]>(key, (rows) => rows && withRecord(rows, record), { revalidate: false })
    void mutate(keysOf(peopleTypes.user.calls.list.path, peopleTypes.userGroup.calls.list.path))
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

    /** Moves to the trash. Records that someone has changed since are kept and returned in `conflicts`. */
    async remove(records: readonly R[]) {
      const answers = await inParts(records, mostInAddress, async (part) => {
        const query = { id: part.map(({ id }) => id), version: part.map(({ version }) => version) }
        return [await call<{ ids: string[]; conflicts: { id: string }[] }>('remove', { query })]
      })
      const ids = answers.flatMap((one) => one.ids)
      await mutate<readonly R[]>(key, (rows) => rows?.filter(({ id }) => !ids.includes(id)))
      void mutate(keysOf(peopleTypes.user.calls.list.path, peopleTypes.userGroup.calls.list.path))
      return { ids, conflicts: answers.flatMap(({ conflicts }) => conflicts) }
    },

    async restore(ids: string[]) {
      const restored = await inParts(ids, mostIds, (part) => call<R[]>('restore', { body: { ids: part } }))
      for (const record of restored) await show(record)
    },

    async copy(id: string, name: string) {
      const record = await call<R>('copy', { params: { id }, body: { name } })
      await show(record)
      return record
    },
  }
}

/** Actions on users only: the status of many, and passwords; `shown` are the rows of a list that does not load all users. */
export function useUserActions(shown?: RowSource<RecordOf<'user'>>) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(keysOf(peopleTypes.user.calls.list.path))
  return {
    async setStatus(ids: string[], status: RecordOf<'user'>['status']) {
      const call = () =>
        inParts(ids, mostIds, (part) => api.call(peopleTypes.user.calls.status, { body: { ids: part, status } }))
      const changed = (row: RecordOf<'user'>) => (ids.includes(row.id) ? { ...row, status } : row)
      if (shown) {
        const back = shown.change(changed)
        try {
          await call()
          await shown.refresh()
        } finally {
          back()
        }
        return
      }
      await mutate<RecordOf<'user'>[], RecordOf<'user'>[]>(keyOf(peopleTypes.user.calls.list, {}), call, {
        optimisticData: (rows = []) => rows.map(changed),
        rollbackOnError: true,
        populateCache: (changed, rows = []) => rows.map((row) => changed.find(({ id }) => id === row.id) ?? row),
        revalidate: false,
      })
      await refresh()
    },

    /** Creates a link for choosing a password, and revokes the former one. */
    makePasswordLink: (id: string) => api.call(peopleTypes.user.calls.passwordLink, { params: { id }, body: {} }),

    /** Ends all sessions of the user. Returns the user with the new version. */
    async setPassword(id: string, password: string): Promise<RecordOf<'user'>> {
      await api.call(peopleTypes.user.calls.password, { params: { id }, body: { password } })
      const record = await api.call(peopleTypes.user.calls.get, { params: { id } })
      await mutate(keyOf(peopleTypes.user.calls.get, { params: { id } }), record, { revalidate: false })
      void refresh()
      return record
    },
  }
}
