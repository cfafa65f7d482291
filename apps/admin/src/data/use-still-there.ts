import useSWR from 'swr'
import { useApi } from '../shared/api'
import type { RecentRecord } from '../shared/recent-records'
import { useMallId } from '../shared/session'
import type { Key } from './keys'

/** The kinds that are one a mall: always there. */
const single = ['InfoPage']

/**
 * Which of these records are there no more, and what the others are called now. Until that is known, and where a kind
 * does not answer, nothing of it is gone.
 */
export function useStillThere(
  records: readonly RecentRecord[],
): ReadonlyMap<string, { gone: true } | { name: unknown }> {
  const api = useApi()
  const mallId = useMallId()
  const resources = [...new Set(records.map(({ resource }) => resource))].filter((one) => !single.includes(one)).sort()
  const key: Key | null = resources.length > 0 ? ['/Recent', { query: { mallId, resources } }] : null
  const { data } = useSWR(key, async () => {
    const lists = await Promise.all(resources.map(async (resource) => [resource, await options(resource)] as const))
    return new Map(lists)
  })

  /** By path, for the calls of all kinds together are the whole contract, and the palette needs one of each. */
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
      const known = data?.get(resource)
      if (!known) return []
      return [[id, known.has(id) ? { name: known.get(id) } : { gone: true as const }] as const]
    }),
  )
}
