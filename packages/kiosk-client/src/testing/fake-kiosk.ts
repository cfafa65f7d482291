import type { SocketLike } from '../environment'
import { createFileStore } from '../file-store'
import { createStation, type Station } from '../station'
import type { FakeClock } from './fake-clock'
import { createFakeDisk } from './fake-disk'
import { type FakeNetwork, fakeEnvironment, seededRandom } from './fake-network'
import { type FakeServer, mallId } from './fake-server'

type World = { clock: FakeClock; network: FakeNetwork; server: FakeServer; url: string }

/** A station's process with a disk, which can crash and restart at any time. */
export function createFakeKiosk({ clock, network, server, url }: World, stationId: string, seed: number) {
  const disk = createFakeDisk(clock, seededRandom(seed))
  const environment = fakeEnvironment(clock, network, stationId)
  /** Names of clicks and searches: being written, stored, and possibly only in memory because the disk is full. */
  const pending = new Set<string>()
  const stored = new Set<string>()
  const unstored = new Set<string>()
  let full = false
  let count = 0
  let instance: { station: Station; sockets: SocketLike[] } | undefined

  function boot() {
    if (instance) return
    const sockets: SocketLike[] = []
    const alive = () => instance?.sockets === sockets
    const station = createStation({
      mallId,
      stationId,
      key: 'k_secret',
      url,
      // responses to a crashed process are dropped
      fetch: (...request) =>
        new Promise((resolve, reject) => {
          server.fetch(...request).then(
            (response) => alive() && resolve(response),
            (error) => alive() && reject(error),
          )
        }),
      store: createFileStore(disk.mount()),
      restart: () => {
        crash()
        clock.after(1_000, boot)
      },
      environment: {
        ...environment,
        clock: { now: clock.now, after: (ms, callback) => clock.after(ms, () => alive() && callback()) },
        WebSocket: class extends environment.WebSocket {
          constructor(address: string, subprotocols: string[]) {
            super(address, subprotocols)
            sockets.push(this)
          }
        },
      },
    })
    instance = { station, sockets }
    void station.start()
  }

  function crash() {
    if (!instance) return
    const { sockets } = instance
    instance = undefined
    for (const socket of sockets) socket.close()
    disk.powerCut()
    for (const name of unstored) stored.delete(name)
  }

  /** Records the next click or search under a name of its own. */
  function recordNext(record: (station: Station, name: string) => Promise<void>) {
    const name = `${stationId}/${++count}`
    const recorder = instance
    if (!recorder) return
    pending.add(name)
    if (full) unstored.add(name)
    void record(recorder.station, name).then(() => {
      pending.delete(name)
      if (recorder === instance) stored.add(name)
    })
  }

  boot()
  return {
    stored,
    boot,
    crash,
    get station() {
      return instance?.station
    },
    /** Records a visitor's click. */
    click: () => recordNext((station, refId) => station.record({ type: 1, view: 'touchguide', refId })),
    /** Records a visitor's search. */
    search: () => recordNext((station, id) => station.recordSearch({ found: { kind: 'item', id } })),
    setFull(value: boolean) {
      full = value
      if (full) for (const name of pending) unstored.add(name)
      disk.setFull(value)
    },
  }
}
