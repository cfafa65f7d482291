import { english, swedish } from '../internal/languages.fixture'
import type { FloorPlan, FloorPoint } from './floor-plan'

/** The ground floor of the mall, 1200 by 750. */
export const groundFloor = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750" viewBox="0 0 1200 750"><rect width="1200" height="750" fill="#eef1f2"/><path d="M80 90H860L980 150H1120L1150 380L1090 640H560L500 670H80Z" fill="#fff" stroke="#8a97a0" stroke-width="4"/><g fill="#dde4e8" stroke="#b9c4cb" stroke-width="2"><path d="M110 120H300V290H110ZM340 120H520V230H340ZM600 120H820V240H600ZM900 190H1040V330H900ZM110 420H280V640H110ZM360 500H600V630H360ZM700 380H880V500H700ZM820 560H1060V620H820Z"/></g><circle cx="560" cy="380" r="74" fill="#dde4e8" stroke="#b9c4cb" stroke-width="2"/></svg>',
)}`

export const languages = [swedish, english]

const marker = (se: string, en: string | undefined, x: number, y: number) => ({
  label: { se, ...(en === undefined ? {} : { en }) },
  position: { x, y },
})

export const plan: FloorPlan = {
  markers: [
    marker('Entré norr', 'Entrance north', 0.36, 0.13),
    marker('Hiss', 'Lift', 0.47, 0.51),
    marker('Kundtjänst', 'Information', 0.69, 0.58),
    marker('Hiss', 'Lift', 0.86, 0.46),
  ],
  areas: [
    {
      areaId: 'P1-A',
      points: [
        { x: 0.092, y: 0.16 },
        { x: 0.25, y: 0.16 },
        { x: 0.25, y: 0.387 },
        { x: 0.092, y: 0.387 },
      ],
    },
  ],
}

const box = (left: number, top: number, right: number, bottom: number): FloorPoint[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

/** The ground floor with areas of each use, and everything that a map has. */
export const mapped: FloorPlan = {
  markers: [],
  areas: [
    {
      areaId: 'A-101',
      points: box(0.092, 0.16, 0.25, 0.387),
      doors: [
        { id: 'b3a1b9a2-61f7-4a55-9c0e-0f4f3f3f0001', at: { x: 0.17, y: 0.387 }, kind: 'automatic', stepFree: true },
      ],
    },
    { areaId: 'A-102', points: box(0.283, 0.16, 0.433, 0.307) },
    { areaId: 'R-1', points: box(0.5, 0.16, 0.683, 0.32), use: 'room' },
    { areaId: 'V-1', points: box(0.583, 0.507, 0.733, 0.667), use: 'void' },
  ],
  map: {
    walkways: [
      {
        ...{ id: 'b3a1b9a2-61f7-4a55-9c0e-0f4f3f3f0002', shape: 'area', stepFree: true },
        points: box(0.092, 0.4, 0.75, 0.49),
      },
      {
        ...{ id: 'b3a1b9a2-61f7-4a55-9c0e-0f4f3f3f0003', shape: 'line', stepFree: true, oneWay: true },
        points: [
          { x: 0.75, y: 0.44 },
          { x: 0.85, y: 0.44 },
          { x: 0.85, y: 0.74 },
        ],
      },
    ],
    obstacles: [box(0.44, 0.43, 0.49, 0.47)],
    amenities: [
      { id: 'b3a1b9a2-61f7-4a55-9c0e-0f4f3f3f0004', kind: 'toilet', at: { x: 0.3, y: 0.56 } },
      {
        ...{ id: 'b3a1b9a2-61f7-4a55-9c0e-0f4f3f3f0005', kind: 'cashMachine', at: { x: 0.68, y: 0.38 } },
        name: { se: 'Uttag' },
      },
    ],
    scale: { from: { x: 0.08, y: 0.93 }, to: { x: 0.28, y: 0.93 }, metres: 40 },
    north: 20,
  },
}

const shopNames = ['Lun', 'Havn', 'Lilla Lo', 'Bageri Björk', 'Nordlys Optik', 'Kaffebaren', 'Skor & Väskor', 'Apotek']

/** A thousand areas with a door and a tenant each. */
export const thousandTenants = () => ({
  plan: {
    ...thousandAreas,
    areas: thousandAreas.areas.map((area, index) => {
      const [, , { x, y } = { x: 0, y: 0 }] = area.points
      const id = `b3a1b9a2-61f7-4a55-9c0e-0f4f3f3f${String(index + 1000)}`
      return { ...area, doors: [{ id, at: { x: x - 0.01, y }, kind: 'open' as const, stepFree: true }] }
    }),
  },
  tenants: Object.fromEntries(
    thousandAreas.areas.map(({ areaId }, index) => [areaId, shopNames[index % shopNames.length] ?? '']),
  ),
})

/** Areas in a grid of 40 by 25. */
export const thousandAreas: FloorPlan = {
  ...mapped,
  areas: Array.from({ length: 1000 }, (_, index) => {
    const [left, top] = [(index % 40) / 40, Math.floor(index / 40) / 25]
    return { areaId: `U${index + 1}`, points: box(left + 0.002, top + 0.004, left + 0.023, top + 0.036) }
  }),
}
