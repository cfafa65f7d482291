import { type Body, calls, contentTypes, type Mall, type Permissions, permissions } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { keyOf, keysOf } from '../cache/keys'
import { publicationPaths } from '../cache/paths'
import { type Loaded, useCall } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'
import { withRecord } from '../cache/versions'

/** A mall with all fields, for the form that starts from it. */
export const useOneMall = (id: string | undefined): Loaded<Mall> =>
  useCallNow(calls.oneMall, id === undefined ? null : { params: { id } })

type PermissionsByMall = {
  /** By the group of all malls. */
  house: Permissions
  /** Those in a mall; none in one that the user does not reach. */
  of: (mallId: string) => Permissions
}

/** The user's permissions in each mall; undefined while loading. */
export function usePermissionsByMall(): PermissionsByMall | undefined {
  const { data } = useCall(calls.areasByMall, {})
  return useMemo(() => {
    if (!data) return undefined
    const malls = new Map(data.malls.map(({ mallId, claims }) => [mallId, permissions.fromClaims(claims)]))
    return { house: permissions.fromClaims(data.house), of: (mallId) => malls.get(mallId) ?? {} }
  }, [data])
}

/** The users of a mall, and those that could be added. */
export const useMallUsers = (id: string) => useCall(calls.mallUsers, { params: { id } }, { revalidateOnFocus: false })

/** Texts that would be missing if this were the mall's first language; `undefined` loads nothing. */
export const useMissingTexts = (id: string, language: Mall['languages'][number] | undefined) =>
  useCall(calls.missingTexts, language ? { params: { id }, query: { language } } : null)

/** The options of any mall's categories. */
export const useCategoriesOf = (mallId: string | undefined) =>
  useCall(contentTypes.category.calls.options, mallId === undefined ? null : { query: { mallId } })

type SaveMall = { id: string; body: object; version: number | undefined }

/** Actions on malls. Each rejects like its call; a conflict carries the current mall. */
export function useMallActions() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const key = keyOf(calls.malls, {})

  /** A mall's name, languages and colour appear on many screens, and are published. */
  async function show(record: Mall) {
    await mutate(keyOf(calls.oneMall, { params: { id: record.id } }), record, { revalidate: false })
    await mutate<readonly Mall[]>(key, (list) => list && withRecord(list, record), { revalidate: false })
    void mutate(keysOf(calls.languages.path, ...publicationPaths))
  }

  return {
    async save({ id, body, version }: SaveMall): Promise<Mall> {
      const record = (await (version === undefined
        ? api.callDynamic(calls.createMall, { body: { ...body, id } })
        : api.callDynamic(calls.replaceMall, { params: { id }, body, version }))) as Mall
      // its creator has rights in a new mall
      if (version === undefined) await mutate(keysOf(calls.area.path))
      await show(record)
      return record
    },

    /** Moves to the trash. Returns false if someone has changed the mall since: then it is kept. */
    async remove({ id, version }: Mall): Promise<boolean> {
      const { ids } = await api.call(calls.removeMalls, { query: { id: [id], version: [version] } })
      await mutate<readonly Mall[]>(key, (list) => list?.filter((one) => !ids.includes(one.id)))
      return ids.includes(id)
    },

    /** A conflict carries the current users. */
    async setUsers(id: string, body: Body<typeof calls.setMallUsers>) {
      const answer = await api.call(calls.setMallUsers, { params: { id }, body })
      await mutate(keyOf(calls.mallUsers, { params: { id } }), answer, { revalidate: false })
      void mutate(keysOf('/User'))
      return answer
    },
  }
}
