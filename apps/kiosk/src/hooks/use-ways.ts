import type { MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import type { Building, Graph } from '@kiosk-admin/wayfinding'
import { useEffect, useMemo, useState } from 'react'
import type { StationLocation } from '../model/spots'
import { buildingOf, closedTargets, type WaysFromHere, waysFromHere } from '../model/ways'

/** `none` without a drawn floor and the station's place on it. */
export type Ways = { state: 'none' | 'loading' | 'failed' } | { state: 'found'; ways: WaysFromHere }

type Made = { building: Building; graph: Promise<Graph> }

/** Graphs outlive the pages of a visit, and end with their publication. */
const made = new WeakMap<MallSnapshot, Map<string, Made | null>>()

function graphOf(publication: MallSnapshot, location: StationLocation | null): Made | null {
  const ofPlace = made.get(publication) ?? new Map<string, Made | null>()
  made.set(publication, ofPlace)
  const place = JSON.stringify(location)
  const known = ofPlace.get(place)
  if (known !== undefined) return known
  const building = location?.position ? buildingOf(publication, location) : null
  const found = building && { building, graph: createInWorker(building) }
  ofPlace.set(place, found)
  return found
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
export function useWays({ publication, location, mapState, stepFree, now }: UseWaysOptions): Ways {
  const source = useMemo(() => graphOf(publication, location), [publication, location])
  const [result, setResult] = useState<{ source: Made; graph: Graph | null }>()
  useEffect(() => {
    if (!source) return
    let current = true
    const settle = (graph: Graph | null) => current && setResult({ source, graph })
    source.graph.then(settle, () => settle(null))
    return () => {
      current = false
    }
  }, [source])

  const { timeZone } = publication.mall
  const graph = result && result.source === source ? result.graph : undefined
  return useMemo(() => {
    if (!source) return { state: 'none' }
    if (graph === undefined) return { state: 'loading' }
    if (graph === null) return { state: 'failed' }
    const closed = closedTargets(mapState, now)
    return { state: 'found', ways: waysFromHere(source.building, graph, { stepFree, closed, now, timeZone }) }
  }, [source, graph, mapState, stepFree, now, timeZone])
}
