import { type AuditEntry, calls } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

type Older = { of: string; data: readonly AuditEntry[]; nextCursor: string | null }

/** The audit log of this tab's mall, or of one record: the newest page is kept fresh, older pages load on demand. */
export function useAudit(record: string | undefined) {
  const api = useApi()
  const mallId = useMallId()
  const query = { mallId, ...(record ? { record } : {}) }
  const of = `${mallId} ${record ?? ''}`
  const newest = useCall(calls.auditTrail, { query })
  const [older, setOlder] = useState<Older>()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [first] = newest.data?.data ?? []
  // a newer entry shifts the pages: those loaded below the newest one would overlap or leave a gap
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the newest entry changes
  useEffect(() => setOlder(undefined), [of, first?.id])
  const pages = older?.of === of ? older : undefined
  const nextCursor = pages ? pages.nextCursor : newest.data?.nextCursor

  return {
    ...newest,
    data: newest.data && [...newest.data.data, ...(pages?.data ?? [])],
    /** Loads the next older page; undefined at the end. */
    more: nextCursor
      ? async () => {
          setBusy(true)
          setFailure(undefined)
          try {
            const page = await api.call(calls.auditTrail, { query: { ...query, cursor: nextCursor } })
            setOlder({ of, data: [...(pages?.data ?? []), ...page.data], nextCursor: page.nextCursor })
          } catch (error) {
            setFailure(error)
          }
          setBusy(false)
        }
      : undefined,
    busy,
    /** Why the older page did not load. */
    failure,
  }
}
