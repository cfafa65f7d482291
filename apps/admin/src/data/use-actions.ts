import { ApiError, type ContentType } from '@kiosk-admin/api-client'
import { inTurns } from './in-turns'
import type { RowOf, StoredOf } from './kind'
import type { Source } from './source'
import { useOptimistic } from './use-optimistic'

/** What is done to records without a form, beside their status. Deletion shows at once and is taken back if it fails. */
export function useActions<T extends ContentType>(type: T, source?: Source) {
  const { api, mallId, refresh, settle, optimistic, stored } = useOptimistic(type, source)

  return {
    /** Sets the same fields of many, whatever their versions: of all or, when one would not fit, of none. */
    async setFields(ids: string[], set: Partial<RowOf<T>>) {
      const written = await optimistic(
        (rows) => rows.map((row) => (ids.includes(row.id) ? { ...row, ...set } : row)),
        () => api.call(type.calls.fields, { query: { mallId }, body: { ids, set: set as Record<string, unknown> } }),
      )
      await settle(ids)
      return stored(written)
    },

    /**
     * Gives fields back what they held, each record from the version that it was `written` with. What someone changed or
     * deleted since stays as it is, and is answered.
     */
    async putBack(written: readonly StoredOf<T>[], before: ReadonlyMap<string, object>): Promise<StoredOf<T>[]> {
      const kept: StoredOf<T>[] = []
      const back = async (record: StoredOf<T>) => {
        const { id, version } = record
        const fields = record as Record<string, unknown>
        const own = Object.fromEntries(type.fieldNames.map((name) => [name, fields[name]]))
        const body = { ...own, ...before.get(id) } as never
        const { save, replace } = type.calls
        try {
          if (type.saved) {
            await api.call(save, { params: { id }, query: { mallId }, body: { ...(body as object), version } as never })
          } else await api.call(replace, { params: { id }, body, version })
        } catch (error) {
          const movedOn = error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')
          if (!movedOn) throw error
          kept.push(record)
        }
      }
      await optimistic(
        (rows) => rows.map((row) => ({ ...row, ...before.get(row.id) })),
        () => inTurns(written, back),
      )
      await settle(written.map(({ id }) => id))
      return kept
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
