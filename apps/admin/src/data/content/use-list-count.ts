import type { ContentType } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { pageOfOne, type Source } from '../cache/source'
import { useCallDynamic } from '../cache/use-call'

/** The number of records of a list that match a filter; `undefined` while it loads. */
export function useListCount(type: ContentType, source: Source, filter: object): number | undefined {
  const { query } = pageOfOne(source, useMallId())
  return useCallDynamic<{ total: number }>(type.calls.page, { query: { ...query, ...filter } }).data?.total
}
