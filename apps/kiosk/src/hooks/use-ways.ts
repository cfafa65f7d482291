import type { MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import type { Building } from '@kiosk-admin/wayfinding'
import type { Graph, StationWays } from '@kiosk-admin/wayfinding/ways'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { StationLocation } from '../model/spots'
import { buildingOf, closedTargets, waysFromHere } from '../model/ways'

/** The ways from the station; `null` if no floor is drawn. */
export type Ways =
  | { building: Building; closed: readonly string[]; state: 'loading' | 'failed'; found?: undefined }
  | { building: Building; closed: readonly string[]; state: 'found'; found: StationWays }

type Source = { building: Building; graph: Promise<Graph>; settled?: Graph | 'failed' }

/** Graphs outlive the pages of a visit, and end with their publication. */
const sources = new WeakMap<MallSnapshot, Map<string, Source | null>>()

function sourceOf(publication: MallSnapshot, location: StationLocation | null): Source | null {
  const ofPublication = sources.get(publication) ?? new Map<string, Source | null>()
  sources.set(publication, ofPublication)
  const place = JSON.stringify(location)
  const known = ofPublication.get(place)
  if (known !== undefined) return known
  const building = buildingOf(publication, location)
  const source: Source | null = building && { building, graph: createInWorker(building) }
  ofPublication.set(place, source)
  source?.graph.then(
    (graph) => {
      source.settled = graph
    },
    (error: unknown) => {
      console.info('The graph of the building could not be made', error)
      source.settled = 'failed'
      // the next page tries again
      ofPublication.delete(place)
    },
  )
  return source
}

/** Begins to make the graph before a page needs it. */
export const prepareWays = (publication: MallSnapshot, location: StationLocation | null): void => {
  sourceOf(publication, location)
}

function createInWorker(building: Building): Promise<Graph> {
  const worker = new Worker(new URL('../model/graph-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Graph>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Graph>) => resolve(data)
    worker.onerror = reject
    worker.postMessage(building)
  }).finally(() => worker.terminate())
}

export type UseWaysOptions = {
  publication: MallSnapshot
  location: StationLocation | null
  mapState: MapState | null
  stepFree: boolean
  now: Date
}

/** The ways from this station: by profile, without what is out of order, in the hours of now. */
export function useWays({ publication, location, mapState, stepFree, now }: UseWaysOptions): Ways | null {
  const source = useMemo(() => sourceOf(publication, location), [publication, location])
  const subscribe = useCallback(
    (notify: () => void) => {
      source?.graph.then(notify, notify)
      return () => {}
    },
    [source],
  )
  const settled = useSyncExternalStore(subscribe, () => source?.settled)

  const { timeZone } = publication.mall
  return useMemo(() => {
    if (!source) return null
    const { building } = source
    const closed = closedTargets(mapState, now)
    if (!settled || settled === 'failed') return { building, closed, state: settled ?? 'loading' }
    return {
      building,
      closed,
      state: 'found',
      found: waysFromHere(building, settled, { stepFree, closed, now, timeZone }),
    }
  }, [source, settled, mapState, stepFree, now, timeZone])
}
