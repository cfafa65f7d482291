import { ApiError, type BodyOf, type ContentType } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { useMallId, useSession } from '../../shared/session'
import { keyOf, keysOf } from '../cache/keys'
import type { RowOf, Stored, StoredOf } from '../cache/kind'
import { publicationPaths } from '../cache/paths'
import { allOf, listKey, type Source } from '../cache/source'
import { withRecord } from '../cache/versions'

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
export function useSave<T extends ContentType>(
  type: T,
  source: Source = allOf(type),
): (save: Save<T>) => Promise<StoredOf<T>> {
  const api = useApi()
  const mallId = useMallId()
  const userId = useSession()?.userId
  const { mutate } = useSWRConfig()
  return async ({ id, body, version }) => {
    const { create, replace, save, get } = type.calls
    const send = (from: number | undefined) =>
      api.callDynamic(save, {
        params: { id },
        query: { mallId },
        body: { ...(body as object), ...(from === undefined ? {} : { version: from }) },
      })
    const put = (from: number) =>
      (type.saved ? send(from) : api.callDynamic(replace, { params: { id }, body, version: from })) as Promise<
        StoredOf<T>
      >
    async function make(): Promise<StoredOf<T>> {
      if (type.saved) return (await send(undefined).catch((error) => writeOn(error))) as StoredOf<T>
      const made = (await api.callDynamic(create, {
        query: { mallId },
        body: { ...(body as object), id },
      })) as StoredOf<T>
      // The same create again answers with what came first: its answer was lost, and staff wrote on meanwhile. Where
      // the server only tidied the words, this puts nothing new.
      return holds(made, body as object) ? made : put(made.version)
    }
    /** As below, where the same create with other words is a conflict: with what this user made and nobody touched. */
    function writeOn(error: unknown) {
      const first =
        error instanceof ApiError && error.code === 'conflict' ? (error.current as Stored | undefined) : null
      if (first?.version !== 1 || first.updatedBy.id !== userId) throw error
      return put(first.version)
    }
    const record = await (version === undefined ? make() : put(version))
    await mutate(keyOf(get, { params: { id } }), record, { revalidate: false })
    // the list also says where the record stands against the publication: shown at once, then asked for again
    const shown = { ...record, contentStatus: version === undefined ? 'unpublished' : 'changed' } as RowOf<T>
    await mutate<readonly RowOf<T>[]>(listKey(source, mallId), (rows) => rows && withRecord(rows, shown))
    void mutate(keysOf(...publicationPaths))
    return record
  }
}

/** Whether a record says all that was sent. */
const holds = (record: object, body: object) =>
  Object.entries(body).every(
    ([name, value]) => JSON.stringify((record as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
