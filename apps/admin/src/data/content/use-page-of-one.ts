import type { ContentType } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import type { RowOf } from '../cache/kind'
import { pageOfOne, type Source } from '../cache/source'
import { useCallDynamic } from '../cache/use-call'

/** Loads a record as its list has it; nothing without an id. */
export function usePageOfOne<T extends ContentType>(type: T, source: Source, id: string | undefined) {
  const mallId = useMallId()
  return useCallDynamic<{ data: readonly RowOf<T>[] }>(
    type.calls.page,
    id === undefined ? null : pageOfOne(source, mallId, id),
  ).data?.data
}
