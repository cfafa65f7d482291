import type { ContentType, Option } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import type { RowOf } from '../cache/kind'
import { allRecords, type Source } from '../cache/source'
import { type Loaded, useCall, useCallDynamic } from '../cache/use-call'
import { newerOf } from '../cache/versions'

/** All records of a kind in this tab's mall, or those of a `source`; loads nothing unless `enabled`. */
export function useList<T extends ContentType>(
  type: T,
  enabled = true,
  source: Source = allRecords(type),
): Loaded<readonly RowOf<T>[]> {
  const mallId = useMallId()
  return useCallDynamic<readonly RowOf<T>[]>(source.call, enabled ? source.input(mallId) : null, { merge: newerOf })
}

/** The options of a kind's pickers; they need no permission of their own. */
export const useOptions = (type: ContentType): Loaded<readonly Option[]> =>
  useCall(type.calls.options, { query: { mallId: useMallId() } })
