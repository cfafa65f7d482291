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
    const record = (await (version === undefined
      ? api.call(create, { query: { mallId }, body: { ...(body as object), id } as never })
      : api.call(replace, { params: { id }, body: body as never, version }))) as StoredOf<T>
    await mutate(keyOf(get, { params: { id } }), record, { revalidate: false })
    // the list also says where the record stands against the publication: shown at once, then asked for again
    const shown = { ...record, contentStatus: version === undefined ? 'unpublished' : 'changed' } as RowOf<T>
    await mutate<readonly RowOf<T>[]>(keyOf(list, { query: { mallId } }), (rows) => rows && withRecord(rows, shown))
    void mutate(keysOf(...publicationPaths))
    return record
  }
}
