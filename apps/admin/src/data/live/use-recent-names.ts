import useSWR from 'swr'
import { useApi } from '../../shared/api/api'
import type { RecentRecord } from '../../shared/recent-records'
import { useMallId } from '../../shared/session/session'
import type { Key } from '../cache/keys'

/** Kinds with one record for each mall, which always exists. */
const singletons = ['InfoPage']

/**
 * The current names of recently opened records, and which of them have been deleted. A kind is missing while it loads and
 * if it cannot be loaded.
 */
export function useRecentNames(
  records: readonly RecentRecord[],
): ReadonlyMap<string, { gone: true } | { name: unknown }> {
  const api = useApi()
  const mallId = useMallId()
  const resources = [...new Set(records.map(({ resource }) => resource))]
    .filter((one) => !singletons.includes(one))
    .sort()
  const key: Key | null = resources.length > 0 ? ['/Recent', { query: { mallId, resources } }] : null
  const { data } = useSWR(key, async () => {
    const lists = await Promise.all(resources.map(async (resource) => [resource, await options(resource)] as const))
    return new Map(lists)
  })

  /** By path: importing the calls of all kinds would load the whole contract. */
  async function options(resource: string): Promise<ReadonlyMap<string, unknown> | undefined> {
    try {
      const answer = await api.request(`/${resource}/Options?mallId=${mallId}`)
      return new Map((answer as { id: string; name: unknown }[]).map(({ id, name }) => [id, name]))
    } catch {
      return undefined
    }
  }

  return new Map(
    records.flatMap(({ resource, id }) => {
      const names = data?.get(resource)
      if (!names) return []
      return [[id, names.has(id) ? { name: names.get(id) } : { gone: true as const }] as const]
    }),
  )
}
