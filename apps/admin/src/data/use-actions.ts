import type { ContentType, Status } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../shared/api'
import { useMallId } from '../shared/session'
import { keyOf, keysOf } from './keys'
import type { RowOf, StoredOf } from './kind'
import { publicationPaths } from './publication-paths'

/** What is done to records without a form. Status and deletion show at once and are taken back if they fail. */
export function useActions<T extends ContentType>(type: T) {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const listKey = keyOf(type.calls.list, { query: { mallId } })
  type Rows = readonly RowOf<T>[]

  /** The answer changed these records: what else shows them asks again. */
  const settle = (ids: readonly string[]) =>
    Promise.all([
      ...ids.map((id) => mutate(keyOf(type.calls.get, { params: { id } }), undefined, { revalidate: false })),
      mutate(keysOf(...publicationPaths)),
    ])

  /** Shows `guess` while `call` is under way, and what the server has when it is done. */
  async function optimistic<A>(guess: (rows: Rows) => Rows, call: () => Promise<A>): Promise<A> {
    const answer = await mutate<Rows, A>(listKey, call, {
      optimisticData: (rows) => guess(rows ?? []),
      rollbackOnError: true,
      // the guess stays until the list has been asked for again
      populateCache: (_, rows) => guess(rows ?? []),
      revalidate: true,
    })
    return answer as A
  }

  return {
    async setStatus(ids: string[], status: Status) {
      await optimistic(
        (rows) => rows.map((row) => (ids.includes(row.id) ? { ...row, status } : row)),
        () => api.call(type.calls.status, { query: { mallId }, body: { ids, status } }),
      )
      await settle(ids)
    },

    /** Moves to the trash. Records that someone changed meanwhile are kept, and named in `conflicts`. */
    async remove(records: readonly { id: string; version: number }[]) {
      const ids = records.map(({ id }) => id)
      const answer = await optimistic(
        (rows) => rows.filter(({ id }) => !ids.includes(id)),
        () => api.call(type.calls.remove, { query: { id: ids, version: records.map(({ version }) => version) } }),
      )
      await settle(ids)
      return answer
    },

    async restore(ids: string[]) {
      await api.call(type.calls.restore, { query: { mallId }, body: { ids } })
      await Promise.all([mutate(listKey), settle(ids)])
    },

    async copy(id: string, name: string) {
      const record = (await api.call(type.calls.copy, { params: { id }, body: { name } })) as StoredOf<T>
      await Promise.all([mutate(listKey), settle([])])
      return record
    },
  }
}
