import type { ContentType } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keyOf, keysOf } from './keys'
import type { RowOf, StoredOf } from './kind'
import { publicationPaths } from './paths'
import { allRecords, listKey, type Source } from './source'

/** Optimistic changes of a kind's list, rolled back on failure. */
export function useOptimistic<T extends ContentType>(type: T, source: Source = allRecords(type)) {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const key = listKey(source, mallId)
  type Rows = readonly RowOf<T>[]

  return {
    api,
    mallId,
    /** Reloads the list. */
    refresh: () => mutate(key),

    /** Reloads other views of these records. */
    settle: (ids: readonly string[]) =>
      Promise.all([
        ...ids.map((id) => mutate(keyOf(type.calls.get, { params: { id } }), undefined, { revalidate: false })),
        mutate(keysOf(...publicationPaths)),
      ]),

    /** Shows `guess` during `call`, then the answer, then the reloaded list. */
    async optimistic<A>(
      guess: (rows: Rows) => Rows,
      call: () => Promise<A>,
      withAnswer: (rows: Rows, answer: A) => Rows = (rows) => rows,
    ): Promise<A> {
      const answer = await mutate<Rows, A>(key, call, {
        optimisticData: (rows) => guess(rows ?? []),
        rollbackOnError: true,
        // the guess stays until the list has been reloaded
        populateCache: (answer, rows) => withAnswer(guess(rows ?? []), answer),
        revalidate: true,
      })
      return answer as A
    },

    // the answer has the fields of its kind, which the type of a generic call lacks
    stored: (records: unknown) => records as readonly StoredOf<T>[],
  }
}
