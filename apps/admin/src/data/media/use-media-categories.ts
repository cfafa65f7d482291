import { calls, type MediaCategory, type MediaKind } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keyOf } from '../cache/keys'
import { type Loaded, useCall } from '../cache/use-call'
import { withRecord } from '../cache/versions'

/** The media categories of this tab's mall, of all kinds. */
export const useMediaCategories = (): Loaded<MediaCategory[]> =>
  useCall(calls.mediaCategories, { query: { mallId: useMallId() } })

/** The categories to filter files of a kind by, for pickers. */
export function useMediaCategoryOptions(kind: MediaKind, enabled = true) {
  const mallId = useMallId()
  return useCall(calls.mediaCategoryOptions, enabled ? { query: { mallId, kind } } : null)
}

type SaveCategory = { id: string; body: { kind: MediaKind; name: string }; version: number | undefined }

/** Actions on media categories. Each rejects like its call; a conflict carries the current category. */
export function useMediaCategoryActions() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const key = keyOf(calls.mediaCategories, { query: { mallId } })
  const show = (record: MediaCategory) =>
    mutate<readonly MediaCategory[]>(key, (list) => list && withRecord(list, record), { revalidate: false })

  return {
    async save({ id, body, version }: SaveCategory): Promise<MediaCategory> {
      const record =
        version === undefined
          ? await api.call(calls.createMediaCategory, { query: { mallId }, body: { ...body, id } })
          : await api.call(calls.replaceMediaCategory, { params: { id }, body, version })
      await show(record)
      return record
    },

    /** Moves to the trash. Categories that someone has changed since are kept and returned in `conflicts`. */
    async remove(records: readonly MediaCategory[]) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      const answer = await api.call(calls.removeMediaCategories, { query })
      await mutate<readonly MediaCategory[]>(key, (list) => list?.filter(({ id }) => !answer.ids.includes(id)))
      return answer
    },

    async restore(ids: readonly string[]) {
      for (const record of await api.call(calls.restoreMediaCategories, {
        query: { mallId },
        body: { ids: [...ids] },
      })) {
        await show(record)
      }
    },
  }
}
