import type { SocketLike } from '../environment'
import { createFileStore } from '../file-store'
import { createStation, type Station } from '../station'
import type { FakeClock } from './fake-clock'
import { createFakeDisk } from './fake-disk'
import { type FakeNetwork, fakeEnvironment, seededRandom } from './fake-network'
import { type FakeServer, mallId } from './fake-server'

type World = { clock: FakeClock; network: FakeNetwork; server: FakeServer; url: string }

/** A machine with a disk, on which the station's process starts, dies at any moment, and starts again. */
export function createFakeKiosk({ clock, network, server, url }: World, stationId: string, seed: number) {
  const disk = createFakeDisk(clock, seededRandom(seed))
  const environment = fakeEnvironment(clock, network, stationId)
  /** Touches by their name: under way to the disk, known to be kept, and perhaps only in memory because it is full. */
  const underWay = new Set<string>()
  const kept = new Set<string>()
  const unkept = new Set<string>()
  let full = false
  let touches = 0
  let life: { station: Station; sockets: SocketLike[] } | undefined

  function boot() {
    if (life) return
    const sockets: SocketLike[] = []
    const alive = () => life?.sockets === sockets
    const station = createStation({
      mallId,
      stationId,
      key: 'k_secret',
      url,
      // an answer finds nobody when the process that asked is gone
      fetch: (...question) =>
        new Promise((resolve, reject) => {
          server.fetch(...question).then(
            (answer) => alive() && resolve(answer),
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
    life = { station, sockets }
    void station.start()
  }

  function crash() {
    if (!life) return
    const { sockets } = life
    life = undefined
    for (const socket of sockets) socket.close()
    disk.powerCut()
    for (const touch of unkept) kept.delete(touch)
  }

  boot()
  return {
    kept,
    boot,
    crash,
    get station() {
      return life?.station
    },
    /** A visitor touches something, and the station is told when it is kept. */
    touch() {
      const touch = `${stationId}/${++touches}`
      const now = life
      underWay.add(touch)
      if (full) unkept.add(touch)
      void now?.station.record({ type: 1, view: 'touchguide', refId: touch }).then(() => {
        underWay.delete(touch)
        if (now === life) kept.add(touch)
      })
    },
    setFull(value: boolean) {
      full = value
      if (full) for (const touch of underWay) unkept.add(touch)
      disk.setFull(value)
    },
  }
}
