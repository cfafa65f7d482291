import type { ContentType } from '@kiosk-admin/api-client'
import type { RowSource } from '@kiosk-admin/ui/table'
import { use } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keyOf, keysOf } from './keys'
import type { RowOf, StoredOf } from './kind'
import { publicationPaths } from './paths'
import { RowSourceContext } from './row-source'
import { allRecords, listKey, type Source } from './source'

/** Optimistic changes of a kind's list, rolled back on failure. */
export function useOptimistic<T extends ContentType>(
  type: T,
  source: Source = allRecords(type),
  rowSource?: RowSource<RowOf<ContentType>>,
) {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const key = listKey(source, mallId)
  const surrounding = use(RowSourceContext)
  const shown = rowSource ?? surrounding
  type Rows = readonly RowOf<T>[]

  return {
    api,
    mallId,
    /** Reloads the list. */
    refresh: () => (shown ? shown.refresh() : mutate(key)),

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
      if (shown) {
        const back = shown.change((row) => guess([row as RowOf<T>])[0] ?? row)
        try {
          const answer = await call()
          await shown.refresh()
          return answer
        } finally {
          back()
        }
      }
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
