import { auditKinds } from '@kiosk-admin/api-client'
import { isDay } from '@kiosk-admin/ui/headless'
import type { AuditFilter } from '../../data/malls/use-audit'
import { useQuery } from '../../shared/routing/location'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the filter from the address, and writes it there. Invalid values are ignored. */
export function useAuditFilter(mayReadAll: boolean) {
  const [query, setQuery] = useQuery()
  const text = (name: string) => query.get(name) ?? ''
  const kind = auditKinds.find((one) => one === text('kind'))
  const [from, till] = [text('from'), text('till')]
  const hasDays = isDay(from) && isDay(till) && from <= till
  const q = text('q').trim().slice(0, 100)
  const filter: AuditFilter = {
    ...(mayReadAll && text('malls') === 'all' ? { everywhere: true } : {}),
    ...(uuid.test(text('record')) ? { record: text('record') } : {}),
    ...(uuid.test(text('user')) ? { userId: text('user') } : {}),
    ...(hasDays ? { from, till } : {}),
    ...(kind ? { kind } : {}),
    ...(q ? { q } : {}),
  }
  return [filter, setQuery] as const
}
