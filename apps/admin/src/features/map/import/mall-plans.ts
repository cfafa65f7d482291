import {
  type Caller,
  calls,
  contentTypes,
  type FloorPlan,
  type LanguageCode,
  type ListedOf,
} from '@kiosk-admin/api-client'
import type { KnownCode } from '@kiosk-admin/wayfinding/exchange'

/** What an import is matched with. */
export type MallPlans = {
  languages: readonly LanguageCode[]
  floors: readonly ListedOf<'floor'>[]
  /** The floors that have a picture. */
  plans: readonly FloorPlan[]
  connectors: readonly ListedOf<'connector'>[]
  /** The codes of the mall, with the names of those who are there. */
  codes: readonly KnownCode[]
}

/** Loads the floors and codes of a mall; codes of records that the user may not read are left out. */
export async function loadMallPlans(api: Caller, mallId: string): Promise<MallPlans> {
  const query = { mallId }
  const named = [
    ...([1, 2, 3] as const).map((type) => api.call(contentTypes.item.calls.list, { query: { mallId, type } })),
    api.call(contentTypes.service.calls.list, { query }),
  ]
  const [languages, floors, plans, connectors, found] = await Promise.all([
    api.call(calls.languages, { query }),
    api.call(contentTypes.floor.calls.list, { query }),
    api.call(calls.floorPlans, { query }),
    api.call(contentTypes.connector.calls.list, { query }),
    Promise.allSettled(named),
  ])
  const names = new Map<string, string[]>()
  const know = (areaId: string | null, texts: object = {}) => {
    if (areaId) names.set(areaId, [...(names.get(areaId) ?? []), ...Object.values(texts)])
  }
  for (const answer of found) {
    if (answer.status === 'fulfilled') for (const { areaId, name } of answer.value) know(areaId, name)
  }
  for (const { areas } of plans) for (const { areaId } of areas) know(areaId)
  return {
    languages: languages.map(({ id }) => id),
    floors,
    plans,
    connectors,
    codes: [...names].map(([areaId, all]) => ({ areaId, names: [...new Set(all)] })),
  }
}
