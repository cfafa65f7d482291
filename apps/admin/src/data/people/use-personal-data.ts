import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { saveFile } from '../../shared/save-file'

/** Actions on what is kept about people. Each rejects like its call. */
export function usePersonalData() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return {
    /** Downloads what is kept about a user; without `id` about the signed-in one. */
    async download(id?: string) {
      const { blob, name } = await (id === undefined
        ? api.download(calls.ownData)
        : api.download(peopleTypes.user.calls.data, { params: { id } }))
      saveFile(blob, name ?? 'data.json')
    },

    /** Deletes a user for good. */
    async erase(id: string) {
      await api.call(peopleTypes.user.calls.erase, { params: { id }, body: {} })
      // any record may have named the user as its author
      await mutate(() => true)
    },
  }
}
