// Saves a record: creates or replaces it, and updates the cache.

import { ApiError, type Body, type ContentType } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId, useSession } from '../../shared/session/session'
import { keyOf, keysOf, pagesOf } from '../cache/keys'
import type { RowOf, Stored, StoredOf } from '../cache/kind'
import { publicationPaths } from '../cache/paths'
import { allRecords, listKey, type Source } from '../cache/source'
import { withRecord } from '../cache/versions'

export type Save<T extends ContentType> = {
  /** Created by the form when it opens, so that a repeated request creates no second record. */
  id: string
  body: Body<T['calls']['replace']>
  /** The version that the form started from; absent for a new record. */
  version?: number | undefined
  /** A new position in its level. Replacing a record leaves it where it is, so that an old form does not undo an order. */
  place?: number | undefined
}

/** Creates or replaces a record and updates the cache. Rejects like its call; a conflict carries the current record. */
export function useSave<T extends ContentType>(
  type: T,
  source: Source = allRecords(type),
): (save: Save<T>) => Promise<StoredOf<T>> {
  const api = useApi()
  const mallId = useMallId()
  const userId = useSession()?.userId
  const { mutate } = useSWRConfig()
  return async ({ id, body, version, place }) => {
    const { create, replace, save, fields, get } = type.calls
    const send = (from: number | undefined) =>
      api.callDynamic(save, {
        params: { id },
        query: { mallId },
        body: { ...(body as object), ...(from === undefined ? {} : { version: from }) },
      })
    const replaceVersion = (from: number) =>
      (type.saved ? send(from) : api.callDynamic(replace, { params: { id }, body, version: from })) as Promise<
        StoredOf<T>
      >
    async function createRecord(): Promise<StoredOf<T>> {
      if (type.saved) return (await send(undefined).catch((error) => replaceCreated(error))) as StoredOf<T>
      const created = (await api.callDynamic(create, {
        query: { mallId },
        body: { ...(body as object), id },
      })) as StoredOf<T>
      // A repeated create after a lost response returns the first record, without later edits. If only the
      // server's normalisation differs, this replaces it without a change.
      return hasValues(created, body as object) ? created : replaceVersion(created.version)
    }
    /**
     * A repeated create with other values is a conflict: replaces the record if this user created it and no one has
     * changed it.
     */
    function replaceCreated(error: unknown) {
      const stored =
        error instanceof ApiError && error.code === 'conflict' ? (error.current as Stored | undefined) : null
      if (stored?.version !== 1 || stored.updatedBy.id !== userId) throw error
      return replaceVersion(stored.version)
    }
    async function inPlace(record: StoredOf<T>): Promise<StoredOf<T>> {
      if (place === undefined) return record
      const changes = { ids: [id], set: { index: place }, each: { [id]: { version: record.version } } }
      const [moved] = await api.call(fields, { query: { mallId }, body: changes })
      return (moved as StoredOf<T> | undefined) ?? record
    }
    const record = await inPlace(await (version === undefined ? createRecord() : replaceVersion(version)))
    await mutate(keyOf(get, { params: { id } }), record, { revalidate: false })
    // the list also has the states of the record: guessed here, then reloaded
    const contentStatus = version === undefined ? 'unpublished' : 'changed'
    await mutate<readonly RowOf<T>[]>(listKey(source, mallId), (rows) => {
      const { visibility = { state: 'draft' } } = rows?.find((row) => row.id === id) ?? {}
      return rows && withRecord(rows, { ...record, contentStatus, visibility } as RowOf<T>)
    })
    void mutate(pagesOf(type.calls.page))
    void mutate(keysOf(...publicationPaths))
    return record
  }
}

/** Whether a record has all values that were sent. */
const hasValues = (record: object, body: object) =>
  Object.entries(body).every(
    ([name, value]) => JSON.stringify((record as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
