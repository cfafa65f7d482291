import type { Answer, ApiError, Call, Params, Query } from '@kiosk-admin/api-client'
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr'
import { useApi } from '../shared/api'
import { keyOf } from './keys'

export type Loaded<T> = {
  data: T | undefined
  /** Why there is nothing to show; what was there before stays when a later look fails. */
  error: ApiError | undefined
  loading: boolean
  retry: () => void
}

export type Input<C extends Call> = { params?: Params<C>; query?: Query<C> }

type Options<A> = Pick<
  SWRConfiguration,
  'revalidateOnFocus' | 'refreshInterval' | 'dedupingInterval' | 'onSuccess' | 'onError'
> & {
  /** What to keep of an answer, given what is in the cache when it arrives. */
  merge?: (cached: A | undefined, arrived: A) => A
}

/** The answer of a call that only reads, kept and shared by all who ask the same. `null` asks nothing. */
export function useCall<C extends Call>(
  call: C,
  input: Input<C> | null,
  { merge, ...options }: Options<Answer<C>> = {},
): Loaded<Answer<C>> {
  const api = useApi()
  const { cache } = useSWRConfig()
  const key = input && keyOf(call, input as object)
  const { data, error, isLoading, mutate } = useSWR<Answer<C>, ApiError>(
    key,
    async () => {
      // an input that is not null has what the call asks for; the client checks its type for each call by name
      const arrived = await api.call(call, input as never)
      return merge ? merge(cache.get(unstable_serialize(key))?.data as Answer<C> | undefined, arrived) : arrived
    },
    options,
  )
  // also where an answer was lost on its way: what is not known is not taken for nothing
  const unknown = key !== null && data === undefined && error === undefined
  return {
    data,
    error: data === undefined ? error : undefined,
    loading: isLoading || unknown,
    retry: () => void mutate(),
  }
}
