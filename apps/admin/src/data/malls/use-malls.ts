import {
  category,
  createMall,
  languages,
  type Mall,
  malls,
  mallUsers,
  missingTexts,
  oneMall,
  removeMalls,
  replaceMall,
  setMallUsers,
} from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { keyOf, keysOf } from '../cache/keys'
import { publicationPaths } from '../cache/paths'
import { type Loaded, useCall } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'
import { withRecord } from '../cache/versions'

/** One whole mall, for the form that starts from it. */
export const useOneMall = (id: string | undefined): Loaded<Mall> =>
  useCallNow(oneMall, id === undefined ? null : { params: { id } })

/** Who may reach a mall, and who could. */
export const useMallUsers = (id: string) => useCall(mallUsers, { params: { id } }, { revalidateOnFocus: false })

/** What would have no text if this were the mall's first language; `undefined` asks nothing. */
export const useMissingTexts = (id: string, language: Mall['languages'][number] | undefined) =>
  useCall(missingTexts, language ? { params: { id }, query: { language } } : null)

/** The categories of any mall by name, to choose one from. */
export const useCategoriesOf = (mallId: string | undefined) =>
  useCall(category.calls.options, mallId === undefined ? null : { query: { mallId } })

type SaveMall = { id: string; body: object; version: number | undefined }

/** What is done to malls. Each rejects as its call does; a conflict carries the mall as it stands now. */
export function useMallActions() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const key = keyOf(malls, {})

  /** A mall's name, languages and colour are shown all over, and are published. */
  async function show(record: Mall) {
    await mutate(keyOf(oneMall, { params: { id: record.id } }), record, { revalidate: false })
    await mutate<readonly Mall[]>(key, (list) => list && withRecord(list, record), { revalidate: false })
    void mutate(keysOf(languages.path, ...publicationPaths))
  }

  return {
    async save({ id, body, version }: SaveMall): Promise<Mall> {
      const record = (await (version === undefined
        ? api.callDynamic(createMall, { body: { ...body, id } })
        : api.callDynamic(replaceMall, { params: { id }, body, version }))) as Mall
      await show(record)
      return record
    },

    /** For good. Answers whether it is gone: a mall that someone changed meanwhile is kept. */
    async remove({ id, version }: Mall): Promise<boolean> {
      const { ids } = await api.call(removeMalls, { query: { id: [id], version: [version] } })
      await mutate<readonly Mall[]>(key, (list) => list?.filter((one) => !ids.includes(one.id)))
      return ids.includes(id)
    },

    /** A conflict carries the users as they are now. */
    async setUsers(id: string, userIds: string[], version: number | undefined) {
      const answer = await api.call(setMallUsers, { params: { id }, body: { userIds, version } })
      await mutate(keyOf(mallUsers, { params: { id } }), answer, { revalidate: false })
      void mutate(keysOf('/User'))
      return answer
    },
  }
}
