import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'

/** Sets a mall's logo, and takes it away. Each rejects as its call does. */
export function useMallLogo() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return {
    // the logo is on every page, and seldom changed: the calls come with the change
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
