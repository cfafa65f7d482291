import type { Call, ContentType, Option } from '@kiosk-admin/api-client'
import { useMallId } from '../shared/session'
import type { RowOf, Stored } from './kind'
import { allOf, type Source } from './source'
import { type Loaded, useCall } from './use-call'
import { newerOf } from './versions'

/** All records of a kind in this tab's mall, or those of a `source`; asked for only when they are `wanted`. */
export function useList<T extends ContentType>(
  type: T,
  wanted = true,
  source: Source = allOf(type),
): Loaded<readonly RowOf<T>[]> {
  const mallId = useMallId()
  // a source names a call that answers with records of this kind
  const loaded = useCall(source.call as Call, wanted ? (source.input(mallId) as never) : null, { merge })
  return loaded as unknown as Loaded<readonly RowOf<T>[]>
}

const merge = <L>(cached: L | undefined, arrived: L) =>
  newerOf(cached as readonly Stored[] | undefined, arrived as readonly Stored[]) as L

/** The short form of a kind's records, to choose one from; it needs no right of its own. */
export const useOptions = (type: ContentType): Loaded<readonly Option[]> =>
  useCall(type.calls.options, { query: { mallId: useMallId() } })
