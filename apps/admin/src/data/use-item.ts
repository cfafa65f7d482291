import type { ContentType } from '@kiosk-admin/api-client'
import { useState } from 'react'
import type { Stored, StoredOf } from './kind'
import { type Loaded, useCall } from './use-call'
import { newer } from './versions'

/**
 * One whole record as the server has it now. A form starts from it, so what lay in the cache is not shown before it has
 * been asked for again: someone may have changed it since. Later changes come through the socket.
 */
export function useItem<T extends ContentType>(type: T, id: string | undefined): Loaded<StoredOf<T>> {
  const [asked, setAsked] = useState(false)
  const loaded = useCall(type.calls.get, id === undefined ? null : { params: { id } }, {
    merge,
    revalidateOnFocus: false,
    // closed and opened again within two seconds is asked again, too
    dedupingInterval: 0,
    onSuccess: () => setAsked(true),
    onError: () => setAsked(true),
  }) as unknown as Loaded<StoredOf<T>>
  return asked ? loaded : { ...loaded, data: undefined }
}

const merge = <R>(cached: R | undefined, arrived: R) => newer(cached as Stored | undefined, arrived as Stored) as R
