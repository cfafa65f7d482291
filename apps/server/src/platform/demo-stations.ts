import { closeCode, createStation, type Environment, memoryStore, simulatedVersion } from '@kiosk-admin/kiosk-client'

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
  /** Requests to the server. @default the network's */
  fetch?: typeof globalThis.fetch
  /** Sockets to the server. @default the network's */
  WebSocket?: Environment['WebSocket']
}

/** Resolves after `ms`, unless the signal aborts it. Without Node's timers, because the demo in a browser simulates, too. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
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
  fetch = globalThis.fetch,
  WebSocket = globalThis.WebSocket,
}: DemoStationsOptions): () => void {
  const ended = new AbortController()
  const { signal } = ended

  function simulate({ mallId, stationId, key }: SimulatedStation, place: number) {
    const store = memoryStore()
    const delayed: typeof fetch = async (input, init) => {
      await wait(fetchMs(place), init?.signal ?? signal)
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
        environment: { WebSocket, log: () => {} },
      })
      const stop = () => station.stop()
      function runAgainAfter(ms: number) {
        signal.removeEventListener('abort', stop)
        stop()
        wait(ms, signal).then(run, () => {})
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
