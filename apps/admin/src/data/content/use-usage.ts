import type { Call, Usage } from '@kiosk-admin/api-client'
import type { Loaded } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'

/** An address holds no more ids than these; for more, the deletion itself answers. */
const mostIds = 200

/** What names records and keeps them from being deleted, by their kind's `usage` call. */
export const useUsage = (call: Call | undefined, ids: readonly string[]): Loaded<readonly Usage[]> =>
  // without a call nothing is asked: users are named by nothing
  useCallNow(call ?? noCall, call && ids.length <= mostIds ? { query: { id: [...ids] } } : null) as Loaded<
    readonly Usage[]
  >

const noCall = { path: '' } as Call
