import { setTimeout as wait } from 'node:timers/promises'
import { closeCode, createStation, memoryStore, simulatedVersion } from '@kiosk-admin/kiosk-client'

export type SimulatedStation = { mallId: string; stationId: string; key: string }

export type DemoStationsOptions = {
  /** The URL of the server for this process. */
  url: string
  stations: readonly SimulatedStation[]
  /** How long a station takes to fetch a publication, so that staff see it arrive one station after the other. */
  fetchMs?: (place: number) => number
  /** How long a restart takes. */
  restartMs?: number
  /** The delay before a replaced simulation tries to connect again. */
  returnMs?: number
}

/**
 * Simulates the stations of the demo over the real socket. A simulation yields to a real station with the same key and
 * returns after it has disconnected; it ends when staff replace the key. Returns a function that stops all simulations.
 */
export function startDemoStations({
  url,
  stations,
  fetchMs = (place) => 400 + 350 * place,
  restartMs = 3_000,
  returnMs = 30_000,
}: DemoStationsOptions): () => void {
  const ended = new AbortController()
  const { signal } = ended

  function simulate({ mallId, stationId, key }: SimulatedStation, place: number) {
    const store = memoryStore()
    const delayed: typeof fetch = async (input, init) => {
      await wait(fetchMs(place), undefined, { ref: false, signal: init?.signal ?? signal })
      return fetch(input, init)
    }
    const run = () => {
      const station = createStation({
        ...{ mallId, stationId, key, store },
        url: `${url}/socket`,
        baseUrl: `${url}/api`,
        fetch: delayed,
        softwareVersion: simulatedVersion,
        restart: () => runAgainAfter(restartMs),
        // no logs: the server stops together with its simulated stations
        environment: { log: () => {} },
      })
      const stop = () => station.stop()
      function runAgainAfter(ms: number) {
        signal.removeEventListener('abort', stop)
        stop()
        wait(ms, undefined, { ref: false, signal }).then(run, () => {})
      }
      signal.addEventListener('abort', stop)
      station.onChange(({ connection }) => {
        if (connection.state === 'closed' && connection.code === closeCode.rightWithdrawn) runAgainAfter(returnMs)
      })
      void station.start()
    }
    run()
  }

  for (const [place, station] of stations.entries()) simulate(station, place)
  return () => ended.abort()
}
