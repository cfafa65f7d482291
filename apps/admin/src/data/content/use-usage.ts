// Loads the records that use given records, before a deletion.

import type { Call, Usage } from '@kiosk-admin/api-client'
import type { Loaded } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'

/** The limit of ids in an address; above it the deletion itself reports usages. */
const maxIds = 200

/** The records that refer to these and prevent their deletion, by the kind's `usage` call. */
export const useUsage = (call: Call | undefined, ids: readonly string[]): Loaded<readonly Usage[]> =>
  // nothing refers to users: they have no usage call
  useCallNow(call ?? noCall, call && ids.length <= maxIds ? { query: { id: [...ids] } } : null) as Loaded<
    readonly Usage[]
  >

const noCall = { path: '' } as Call
