// Hooks that load the answer of a reading call into the SWR cache.

import type { Answer, ApiError, Call, Params, Query } from '@kiosk-admin/api-client'
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { keyOf } from './keys'

export type Loaded<T> = {
  data: T | undefined
  /** The failure of the last load. A failed reload keeps the earlier data. */
  error: ApiError | undefined
  loading: boolean
  retry: () => void
}

export type Input<C extends Call> = { params?: Params<C>; query?: Query<C> }

export type DynamicInput = { params?: object; query?: object }

type Options<A> = Pick<
  SWRConfiguration,
  'revalidateOnFocus' | 'refreshInterval' | 'dedupingInterval' | 'onSuccess' | 'onError'
> & {
  /** Combines an answer with the cached one at its arrival. */
  merge?: (cached: A | undefined, arrived: A) => A
}

/** Loads the answer of a reading call, cached by its input. `null` loads nothing. */
export const useCall = <C extends Call>(
  call: C,
  input: Input<C> | null,
  options?: Options<Answer<C>>,
): Loaded<Answer<C>> => useCallDynamic<Answer<C>>(call, input as DynamicInput | null, options)

/** The same for a call that is not known at compile time; `A` is its answer. */
export function useCallDynamic<A>(
  call: Call,
  input: DynamicInput | null,
  { merge, ...options }: Options<A> = {},
): Loaded<A> {
  const api = useApi()
  const { cache } = useSWRConfig()
  const key = input && keyOf(call, input)
  const { data, error, isLoading, mutate } = useSWR<A, ApiError>(
    key,
    async () => {
      const arrived = (await api.callDynamic(call, input ?? {})) as A
      return merge ? merge(cache.get(unstable_serialize(key))?.data as A | undefined, arrived) : arrived
    },
    options,
  )
  // an answer may be lost without an error: unknown data is never shown as empty
  const unknown = key !== null && data === undefined && error === undefined
  return {
    data,
    error: data === undefined ? error : undefined,
    loading: isLoading || unknown,
    retry: () => void mutate(),
  }
}
