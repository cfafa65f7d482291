import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'

/** Sets and removes a mall's logo. Each rejects like its call. */
export function useMallLogo() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return {
    // loaded on demand: the logo is on every page and seldom changed
    async upload(id: string, file: File) {
      const { uploadLogo, shownWithLogo } = await import('./mall-logo')
      await uploadLogo(api, id, file)
      await mutate(shownWithLogo)
    },
    async remove(id: string) {
      const { removeLogo, shownWithLogo } = await import('./mall-logo')
      await removeLogo(api, id)
      await mutate(shownWithLogo)
    },
  }
}
