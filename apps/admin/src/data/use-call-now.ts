import type { Answer, Call } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { type Input, type Loaded, useCall } from './use-call'
import { newer, type Versioned } from './versions'

/**
 * One whole record as the server has it now. A form starts from it, so what lay in the cache is not shown before it has
 * been asked for again: someone may have changed it since. Later changes come through the socket.
 */
export function useCallNow<C extends Call>(call: C, input: Input<C> | null): Loaded<Answer<C>> {
  const [asked, setAsked] = useState(false)
  const loaded = useCall(call, input, {
    merge,
    revalidateOnFocus: false,
    // closed and opened again within two seconds is asked again, too
    dedupingInterval: 0,
    onSuccess: () => setAsked(true),
    onError: () => setAsked(true),
  })
  return asked ? loaded : { ...loaded, data: undefined }
}

// the answer of a generic call has no fields that a compiler knows; those of records have a version
const merge = <R>(cached: R | undefined, arrived: R) =>
  newer(cached as Versioned | undefined, arrived as Versioned) as R
