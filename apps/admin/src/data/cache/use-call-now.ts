import type { Answer, Call } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { type DynamicInput, type Input, type Loaded, useCallDynamic } from './use-call'
import { newer, type Versioned } from './versions'

/**
 * Loads a record anew, for the form that starts from it: the cache is not shown until the server has answered, since
 * someone may have changed the record. Later changes arrive by socket.
 */
export const useCallNow = <C extends Call>(call: C, input: Input<C> | null): Loaded<Answer<C>> =>
  useCallDynamicNow<Answer<C>>(call, input as DynamicInput | null)

/** The same for a call that is not known at compile time. */
export function useCallDynamicNow<A>(call: Call, input: DynamicInput | null): Loaded<A> {
  const [requested, setRequested] = useState(false)
  const loaded = useCallDynamic<A>(call, input, {
    merge,
    revalidateOnFocus: false,
    // a form that is reopened within two seconds loads again, too
    dedupingInterval: 0,
    onSuccess: () => setRequested(true),
    onError: () => setRequested(true),
  })
  return requested ? loaded : { ...loaded, data: undefined }
}

// the type of a generic answer has no version; records have one
const merge = <R>(cached: R | undefined, arrived: R) =>
  newer(cached as Versioned | undefined, arrived as Versioned) as R
