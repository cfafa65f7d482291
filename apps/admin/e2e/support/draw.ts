import { type Caller, calls, contentTypes, createCaller } from '@kiosk-admin/api-client'

/** Calls as the signed-in user of a page's session. */
export const callerOf = (url: string, token: string): Caller =>
  createCaller({ baseUrl: `${url}/api`, token: () => token })

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** A hall of 100 m between two rows of shops, through the middle of a floor's picture. */
const mapOf = (ordinal: number, hall: string, toilet: string) => ({
  ordinal,
  spoken: { en: `level ${ordinal + 1}`, se: `plan ${ordinal + 1}` },
  control: [],
  scale: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres: 100 },
  walkways: [{ id: hall, shape: 'area' as const, points: box(0.02, 0.345, 0.98, 0.655), stepFree: true }],
  obstacles: [],
  amenities: [{ id: toilet, kind: 'toilet' as const, at: { x: 0.3, y: 0.36 } }],
})

/** Draws the two floors of the first mall's shops, with stairs and a lift, and gives a station its place. */
export async function drawFloors(caller: Caller, mallId: string, stationCode: string) {
  const query = { mallId }
  const floors = (await caller.call(contentTypes.floor.calls.list, { query })).filter(({ garageId }) => !garageId)
  const [lower, upper] = floors.toSorted((a, b) => a.index - b.index)
  if (!lower || !upper) throw new Error('The mall has no two floors')
  for (const [ordinal, { id }] of [lower, upper].entries()) {
    const { version, ...floor } = await caller.call(contentTypes.floor.calls.get, { params: { id } })
    const map = mapOf(ordinal, crypto.randomUUID(), crypto.randomUUID())
    const areas = floor.areas.filter(({ areaId }) => ['A03', 'A01', 'C10', 'B01', 'B04'].includes(areaId))
    const body = { ...floor, areas, map }
    await caller.call(contentTypes.floor.calls.replace, { params: { id }, version, body })
  }

  const old = await caller.call(contentTypes.connector.calls.list, { query })
  await caller.call(contentTypes.connector.calls.remove, { query: { id: old.map(({ id }) => id) } })
  const connect = (kind: 'lift' | 'stairs', name: string, x: number) =>
    caller.call(contentTypes.connector.calls.create, {
      query,
      body: {
        name: { se: name, en: name },
        kind,
        direction: 'both',
        stepFree: kind === 'lift',
        stops: [lower, upper].map(({ id: floorId }) => ({ floorId, at: { x, y: 0.5 } })),
        status: 'Active',
      },
    })
  const stairs = await connect('stairs', 'Trappa A', 0.5)
  const lift = await connect('lift', 'Hiss B', 0.9)

  const stations = await caller.call(calls.stations, { params: { mallId } })
  const station = stations.find(({ code }) => code === stationCode)
  if (!station) throw new Error(`There is no station ${stationCode}`)
  const body = { ...station, floorId: lower.id, position: { x: 0.1, y: 0.5 }, bearing: 90 }
  await caller.call(calls.replaceStation, { params: { id: station.id }, version: station.version ?? 1, body })
  await caller.call(calls.publish, { query, body: {} })
  return { stairs, lift }
}
