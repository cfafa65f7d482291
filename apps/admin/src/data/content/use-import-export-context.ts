import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'

/** The dependencies of an import-export store, which is loaded on demand. */
export function useImportExportContext() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  return { api, mallId, mutate }
}

export type ImportExportContext = ReturnType<typeof useImportExportContext>
