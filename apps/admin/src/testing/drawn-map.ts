import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'

const at = (x: number, y: number) => ({ x, y })
const box = (left: number, top: number, right: number, bottom: number) => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]
let last = 0
const newId = () => `01990000-0000-7000-8000-${String(++last).padStart(12, '0')}`
const door = (x: number, y: number) => ({ id: newId(), at: at(x, y), kind: 'automatic' as const, stepFree: true })
const unit = (areaId: string, points: ReturnType<typeof box>, x: number, y: number) => ({
  areaId,
  points,
  doors: [door(x, y)],
})

// the plans of the demo are 160 m wide here; shops are on both sides of a hall
const hall = () => ({ id: newId(), shape: 'area' as const, points: box(0.06, 0.34, 0.94, 0.66), stepFree: true })
const map = (ordinal: number) => ({
  ...{ ordinal, spoken: {}, control: [], obstacles: [] },
  scale: { from: at(0, 0.5), to: at(1, 0.5), metres: 160 },
  walkways: [hall()],
  amenities: [{ id: newId(), kind: 'toilet' as const, at: at(0.1, 0.5) }],
})

const levels = () => ({
  'Level 1': {
    map: map(0),
    areas: [
      unit('A03', box(0.075, 0.12, 0.225, 0.34), 0.15, 0.34),
      unit('A01', box(0.25, 0.12, 0.4, 0.34), 0.325, 0.34),
      unit('A12', box(0.42, 0.42, 0.58, 0.58), 0.5, 0.42),
      unit('C10', box(0.6, 0.12, 0.75, 0.34), 0.675, 0.34),
      unit('C01', box(0.775, 0.12, 0.925, 0.34), 0.85, 0.34),
    ],
  },
  'Level 2': {
    map: map(1),
    areas: [unit('B01', box(0.6, 0.12, 0.75, 0.34), 0.675, 0.34), unit('B04', box(0.25, 0.66, 0.4, 0.88), 0.325, 0.66)],
  },
})

/** Codes that are drawn. */
const codes = ['A03', 'A01', 'A12', 'C10', 'C01', 'B01', 'B04']
/** The stations that stay, with their places. */
const places = { K1: at(0.2, 0.5), K2: at(0.7, 0.5), K5: at(0.5, 0.5) }

/** Draws the two levels of the demo's first mall and places its stations; only what has a place stays active. */
export async function drawMap(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const drawn = Object.entries(levels())
  for (const { id, name } of await client.call(contentTypes.floor.calls.list, { query })) {
    const [, level] = drawn.find(([title]) => title === name.en) ?? []
    if (!level) continue
    const { version, ...floor } = await client.call(contentTypes.floor.calls.get, { params: { id } })
    await client.call(contentTypes.floor.calls.replace, { params: { id }, version, body: { ...floor, ...level } })
  }
  const stations = await client.call(calls.stations, { params: query })
  const isPlaced = (code: string): code is keyof typeof places => code in places
  const others = stations.flatMap(({ id, code = '' }) => (id && !isPlaced(code) ? [id] : []))
  await client.call(calls.removeStations, { query: { id: others } })
  for (const { id = '', code = '', name = '', version = 0, latitude = 0, longitude = 0, floorId = null } of stations) {
    if (!isPlaced(code)) continue
    const body = { code, name, latitude, longitude, floorId, position: places[code], bearing: 0 }
    await client.call(calls.replaceStation, { params: { id }, version, body })
  }
  for (const type of [contentTypes.item, contentTypes.service] as const) {
    const all = await client.call(type.calls.list, { query })
    const ids = all.flatMap(({ id, areaId, status }) =>
      status === 'Active' && areaId && !codes.includes(areaId) ? [id] : [],
    )
    await client.call(type.calls.status, { query, body: { ids, status: 'InActive' } })
  }
  return { client, mallId }
}
