import { type AuditEntry, calls, type Download, type Query } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api'
import { useLanguage } from '../../shared/i18n/language'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

type Older = { of: string; data: readonly AuditEntry[]; nextCursor: string | null }

/** `everywhere` is for full administrators: all malls, and what belongs to none. */
export type AuditFilter = Omit<Query<typeof calls.auditTrail>, 'mallId' | 'cursor'> & { everywhere?: boolean }

function useAuditQuery({ everywhere = false, ...filter }: AuditFilter) {
  const mallId = useMallId()
  return everywhere ? filter : { ...filter, mallId }
}

/** The audit log of this tab's mall: the newest page is kept fresh, older pages load on demand. */
export function useAudit(filter: AuditFilter) {
  const api = useApi()
  const query = useAuditQuery(filter)
  const of = JSON.stringify(query)
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

/** Fetches the audit log as CSV. Rejects like its call. */
export function useAuditExport(filter: AuditFilter): () => Promise<Download> {
  const api = useApi()
  const language = useLanguage()
  const query = useAuditQuery(filter)
  // Excel expects semicolons where the comma is the decimal mark
  const separator = language === 'en' ? 'comma' : 'semicolon'
  return () => api.download(calls.exportAudit, { query: { ...query, language, separator } })
}
