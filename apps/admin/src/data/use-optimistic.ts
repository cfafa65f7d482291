import type { ContentType } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../shared/api'
import { useMallId } from '../shared/session'
import { keyOf, keysOf } from './keys'
import type { RowOf, StoredOf } from './kind'
import { publicationPaths } from './paths'
import { allOf, listKey, type Source } from './source'

/** What every change of a kind's list has in common: it shows at once, and is taken back when it fails. */
export function useOptimistic<T extends ContentType>(type: T, source: Source = allOf(type)) {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const key = listKey(source, mallId)
  type Rows = readonly RowOf<T>[]

  return {
    api,
    mallId,
    /** Asks for the list anew. */
    refresh: () => mutate(key),

    /** The answer changed these records: what else shows them asks again. */
    settle: (ids: readonly string[]) =>
      Promise.all([
        ...ids.map((id) => mutate(keyOf(type.calls.get, { params: { id } }), undefined, { revalidate: false })),
        mutate(keysOf(...publicationPaths)),
      ]),

    /** Shows `guess` while `call` is under way, then that with what the answer says, and what the server has when it is done. */
    async optimistic<A>(
      guess: (rows: Rows) => Rows,
      call: () => Promise<A>,
      withAnswer: (rows: Rows, answer: A) => Rows = (rows) => rows,
    ): Promise<A> {
      const answer = await mutate<Rows, A>(key, call, {
        optimisticData: (rows) => guess(rows ?? []),
        rollbackOnError: true,
        // the guess stays until the list has been asked for again
        populateCache: (answer, rows) => withAnswer(guess(rows ?? []), answer),
        revalidate: true,
      })
      return answer as A
    },

    // what is answered has the fields of its kind, which a generic call does not name
    stored: (records: unknown) => records as readonly StoredOf<T>[],
  }
}
