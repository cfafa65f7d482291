import type { ContentType } from '@kiosk-admin/api-client'
import type { StoredOf } from '../cache/kind'
import type { Loaded } from '../cache/use-call'
import { useCallDynamicNow } from '../cache/use-call-now'

/** A record with all fields, for the form that starts from it. */
export const useItem = <T extends ContentType>(type: T, id: string | undefined): Loaded<StoredOf<T>> =>
  useCallDynamicNow<StoredOf<T>>(type.calls.get, id === undefined ? null : { params: { id } })
