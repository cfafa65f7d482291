// @vitest-environment jsdom
import type { Building } from '@kiosk-admin/wayfinding'
import { createGraph } from '@kiosk-admin/wayfinding/ways'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { drawnLocation, drawnPublication } from '../testing/wayfinding-fixture'
import { useWays } from './use-ways'

afterEach(() => vi.unstubAllGlobals())

const now = new Date('2026-11-21T14:45:00+01:00')

function State() {
  const ways = useWays({
    publication: drawnPublication,
    location: drawnLocation,
    mapState: null,
    stepFree: false,
    now,
  })
  return ways?.state
}

test('a graph that is ready between a drawing and its effects is used', async () => {
  class FastWorker {
    onmessage?: (event: { data: unknown }) => void
    postMessage(building: Building) {
      queueMicrotask(() => this.onmessage?.({ data: createGraph(building) }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FastWorker)
  // without act, which would run the effects before the answer
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(<State />)
  await expect.poll(() => container.textContent).toBe('found')
  root.unmount()
})
