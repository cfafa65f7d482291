import type { BodyOf, ContentType } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../shared/api'
import { useMallId } from '../shared/session'
import { keyOf, keysOf } from './keys'
import type { RowOf, StoredOf } from './kind'
import { publicationPaths } from './publication-paths'
import { withRecord } from './versions'

export type Save<T extends ContentType> = {
  /** Made by the form when it opens, so that sending it again makes no second record. */
  id: string
  body: BodyOf<T>
  /** The version staff started from; none makes a new record. */
  version?: number | undefined
}

/**
 * Creates or replaces, and puts the answer where it is shown. Rejects as the call does; a conflict carries the record
 * as it stands now.
 */
export function useSave<T extends ContentType>(type: T): (save: Save<T>) => Promise<StoredOf<T>> {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  return async ({ id, body, version }) => {
    const { create, replace, get, list } = type.calls
    const put = (from: number) =>
      api.call(replace, { params: { id }, body: body as never, version: from }) as Promise<StoredOf<T>>
    async function make(): Promise<StoredOf<T>> {
      const made = (await api.call(create, {
        query: { mallId },
        body: { ...(body as object), id } as never,
      })) as StoredOf<T>
      // The same create again answers with what came first: its answer was lost, and staff wrote on meanwhile. Where
      // the server only tidied the words, this puts nothing new.
      return holds(made, body as object) ? made : put(made.version)
    }
    const record = await (version === undefined ? make() : put(version))
    await mutate(keyOf(get, { params: { id } }), record, { revalidate: false })
    // the list also says where the record stands against the publication: shown at once, then asked for again
    const shown = { ...record, contentStatus: version === undefined ? 'unpublished' : 'changed' } as RowOf<T>
    await mutate<readonly RowOf<T>[]>(keyOf(list, { query: { mallId } }), (rows) => rows && withRecord(rows, shown))
    void mutate(keysOf(...publicationPaths))
    return record
  }
}

/** Whether a record says all that was sent. */
const holds = (record: object, body: object) =>
  Object.entries(body).every(
    ([name, value]) => JSON.stringify((record as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
