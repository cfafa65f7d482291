import { useSWRConfig } from 'swr'
import { useApi } from '../shared/api'
import { useMallId } from '../shared/session'

/** What a store of `exchange-store.ts` is made of: so little that the rest can be loaded when a file is wanted. */
export function useExchangeMeans() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  return { api, mallId, mutate }
}

export type ExchangeMeans = ReturnType<typeof useExchangeMeans>
