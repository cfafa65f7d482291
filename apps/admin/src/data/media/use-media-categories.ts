import {
  createMediaCategory,
  type MediaCategory,
  type MediaKind,
  mediaCategories,
  mediaCategoryOptions,
  removeMediaCategories,
  replaceMediaCategory,
  restoreMediaCategories,
} from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { useMallId } from '../../shared/session'
import { keyOf } from '../cache/keys'
import { type Loaded, useCall } from '../cache/use-call'
import { withRecord } from '../cache/versions'

/** The categories of the media of this tab's mall, of all kinds. */
export const useMediaCategories = (): Loaded<MediaCategory[]> =>
  useCall(mediaCategories, { query: { mallId: useMallId() } })

/** The categories of files of a kind, to filter by, for whoever may choose a file. */
export function useMediaCategoryOptions(kind: MediaKind, wanted = true) {
  const mallId = useMallId()
  return useCall(mediaCategoryOptions, wanted ? { query: { mallId, kind } } : null)
}

type SaveCategory = { id: string; body: { kind: MediaKind; name: string }; version: number | undefined }

/** What is done to them. Each rejects as its call does; a conflict carries the category as it stands now. */
export function useMediaCategoryActions() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const key = keyOf(mediaCategories, { query: { mallId } })
  const show = (record: MediaCategory) =>
    mutate<readonly MediaCategory[]>(key, (list) => list && withRecord(list, record), { revalidate: false })

  return {
    async save({ id, body, version }: SaveCategory): Promise<MediaCategory> {
      const record =
        version === undefined
          ? await api.call(createMediaCategory, { query: { mallId }, body: { ...body, id } })
          : await api.call(replaceMediaCategory, { params: { id }, body, version })
      await show(record)
      return record
    },

    /** Moves to the trash; those that someone changed meanwhile are kept, and named in `conflicts`. */
    async remove(records: readonly MediaCategory[]) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      const answer = await api.call(removeMediaCategories, { query })
      await mutate<readonly MediaCategory[]>(key, (list) => list?.filter(({ id }) => !answer.ids.includes(id)))
      return answer
    },

    async restore(ids: readonly string[]) {
      for (const record of await api.call(restoreMediaCategories, { query: { mallId }, body: { ids: [...ids] } })) {
        await show(record)
      }
    },
  }
}
