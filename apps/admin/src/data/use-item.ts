import type { ContentType } from '@kiosk-admin/api-client'
import type { Stored, StoredOf } from './kind'
import { type Loaded, useCall } from './use-call'
import { newer } from './versions'

/** One whole record. A form starts from it once: looking again while staff write would only be noise. */
export const useItem = <T extends ContentType>(type: T, id: string | undefined): Loaded<StoredOf<T>> =>
  useCall(type.calls.get, id === undefined ? null : { params: { id } }, {
    merge,
    revalidateOnFocus: false,
  }) as unknown as Loaded<StoredOf<T>>

const merge = <R>(cached: R | undefined, arrived: R) => newer(cached as Stored | undefined, arrived as Stored) as R
