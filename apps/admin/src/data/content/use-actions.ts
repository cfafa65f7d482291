import { type ContentType, type LanguageCode, levelOf } from '@kiosk-admin/api-client'
import { inParts, mostIds, mostInAddress } from '../cache/in-parts'
import type { RowOf, StoredOf } from '../cache/kind'
import type { Source } from '../cache/source'
import { useOptimistic } from '../cache/use-optimistic'

/** New field values of a record, and the version they apply to. */
export type FieldChange = { id: string; version: number; set: Record<string, unknown> }

/** Optimistic actions on records outside forms, except their status. */
export function useActions<T extends ContentType>(type: T, source?: Source) {
  const { api, mallId, refresh, settle, optimistic, stored } = useOptimistic(type, source)

  return {
    /**
     * Sets fields of many records, each from its known version. All or nothing, up to 1,000: an invalid value or a conflict
     * changes none of them.
     */
    async setFields(changes: readonly FieldChange[]) {
      const byId = new Map(changes.map((change) => [change.id, change]))
      const ids = [...byId.keys()]
      const updated = await optimistic(
        (rows) => rows.map((row) => ({ ...row, ...byId.get(row.id)?.set })),
        () =>
          inParts(changes, mostIds, (part) => {
            const each = Object.fromEntries(part.map(({ id, version, set }) => [id, { version, set }]))
            return api.call(type.calls.fields, {
              query: { mallId },
              body: { ids: part.map(({ id }) => id), set: {}, each },
            })
          }),
        // the next change starts from these versions, even before the list has reloaded
        (rows, records) => {
          const versions = new Map(stored(records).map(({ id, version }) => [id, version]))
          return rows.map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }))
        },
      )
      await settle(ids)
      return stored(updated)
    },

    /** Stores the order of the listed records. `changed` sets fields of one record first, such as its parent. */
    async order(ids: readonly string[], changed?: { id: string; set: Partial<RowOf<T>> }) {
      const places = new Map(ids.map((id, place) => [id, place]))
      const placeOf = ({ id }: { id: string }) => places.get(id) ?? ids.length
      await optimistic(
        (rows) => {
          const moved = rows.map((row) => ({ ...row, ...(row.id === changed?.id ? changed.set : {}) }))
          return numbered(
            type,
            moved.sort((a, b) => placeOf(a) - placeOf(b)),
          )
        },
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

    /** Moves to the trash. Records that someone has changed since are kept and returned in `conflicts`. */
    async remove(records: readonly { id: string; version: number }[]) {
      const ids = records.map(({ id }) => id)
      const removed = new Set(ids)
      const answers = await optimistic(
        (rows) => rows.filter(({ id }) => !removed.has(id)),
        () =>
          inParts(records, mostInAddress, async (part) => {
            const query = { id: part.map(({ id }) => id), version: part.map(({ version }) => version) }
            return [await api.call(type.calls.remove, { query })]
          }),
      )
      await settle(ids)
      return { ids: answers.flatMap((one) => one.ids), conflicts: answers.flatMap(({ conflicts }) => conflicts) }
    },

    async restore(ids: string[]) {
      await inParts(ids, mostIds, (part) => api.call(type.calls.restore, { query: { mallId }, body: { ids: part } }))
      await Promise.all([refresh(), settle(ids)])
    },

    async copy(id: string, name: string, language: LanguageCode) {
      const record = (await api.call(type.calls.copy, { params: { id }, body: { name, language } })) as StoredOf<T>
      await Promise.all([refresh(), settle([])])
      return record
    },
  }
}

/** Numbers rows within their levels, as the server does. */
function numbered<R extends object>(type: ContentType, rows: readonly R[]): R[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const level = levelOf(type, row as Readonly<Record<string, unknown>>)
    const index = (counts.get(level) ?? 0) + 1
    counts.set(level, index)
    return { ...row, index }
  })
}
