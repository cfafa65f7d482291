import type { ContentType } from '@kiosk-admin/api-client'
import type { RowOf, StoredOf } from '../cache/kind'
import type { Source } from '../cache/source'
import { useOptimistic } from '../cache/use-optimistic'

/** Fields that one record gets, and the version of it that they were chosen for. */
export type FieldChange = { id: string; version: number; set: Record<string, unknown> }

/** What is done to records without a form, beside their status. Deletion shows at once and is taken back if it fails. */
export function useActions<T extends ContentType>(type: T, source?: Source) {
  const { api, mallId, refresh, settle, optimistic, stored } = useOptimistic(type, source)

  return {
    /**
     * Sets fields of many records, of each from the version that is known: of all or, when one would not fit or has moved
     * on, of none.
     */
    async setFields(changes: readonly FieldChange[]) {
      const byId = new Map(changes.map((change) => [change.id, change]))
      const ids = [...byId.keys()]
      const each = Object.fromEntries(changes.map(({ id, version, set }) => [id, { version, set }]))
      const written = await optimistic(
        (rows) => rows.map((row) => ({ ...row, ...byId.get(row.id)?.set })),
        () => api.call(type.calls.fields, { query: { mallId }, body: { ids, set: {}, each } }),
        // the next change starts from these versions, also before the list has come anew
        (rows, records) => {
          const versions = new Map(stored(records).map(({ id, version }) => [id, version]))
          return rows.map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }))
        },
      )
      await settle(ids)
      return stored(written)
    },

    /** Puts all that are listed into this order; `changed` first gets other fields, such as another parent. */
    async order(ids: readonly string[], changed?: { id: string; set: Partial<RowOf<T>> }) {
      const place = new Map(ids.map((id, index) => [id, index]))
      await optimistic(
        (rows) =>
          rows
            .map((row) => ({
              ...row,
              ...(row.id === changed?.id ? changed.set : {}),
              index: place.get(row.id) ?? ids.length,
            }))
            .sort((a, b) => a.index - b.index),
        async () => {
          if (changed) {
            const { id, set } = changed
            const body = { ids: [id], set: set as Record<string, unknown> }
            await api.call(type.calls.fields, { query: { mallId }, body })
          }
          await api.call(type.calls.order, { query: { mallId }, body: { ids: [...ids] } })
        },
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
      await Promise.all([refresh(), settle(ids)])
    },

    async copy(id: string, name: string) {
      const record = (await api.call(type.calls.copy, { params: { id }, body: { name } })) as StoredOf<T>
      await Promise.all([refresh(), settle([])])
      return record
    },
  }
}
