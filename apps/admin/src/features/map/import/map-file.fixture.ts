import type { Building, Floor, Point } from '@kiosk-admin/wayfinding'
import { exportImdf } from '@kiosk-admin/wayfinding/exchange'
import { strToU8, zipSync } from 'fflate'

const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** 100 by 50 m in Gothenburg, north up. */
export const control = [
  { at: { x: 0, y: 1 }, latitude: 57.7, longitude: 11.96 },
  { at: { x: 1, y: 1 }, latitude: 57.7, longitude: 11.9616774 },
  { at: { x: 0, y: 0 }, latitude: 57.7004491, longitude: 11.96 },
]

/** A floor with two shops at a corridor and a toilet; its codes are the given ones. */
export const smallFloor = (ordinal: number, codes: readonly [string, string]): Floor => ({
  id: idOf(ordinal + 100),
  name: { en: `Storey ${ordinal}`, se: `Våning ${ordinal}` },
  picture: { width: 1000, height: 500 },
  areas: codes.map((areaId, index) => ({
    areaId,
    points: rectangle(0.1 + index * 0.4, 0.1, 0.4 + index * 0.4, 0.5),
    doors: [
      {
        id: idOf(ordinal * 10 + index),
        at: { x: 0.2 + index * 0.4, y: 0.5 },
        kind: 'open' as const,
        stepFree: true,
      },
    ],
  })),
  map: {
    ordinal,
    spoken: { en: `storey ${ordinal}` },
    control,
    walkways: [{ id: idOf(ordinal + 200), shape: 'area', points: rectangle(0.1, 0.5, 0.9, 0.8), stepFree: true }],
    obstacles: [],
    amenities: [{ id: idOf(ordinal + 300), kind: 'toilet', at: { x: 0.5, y: 0.6 } }],
  },
})

/** Two floors with a lift between them. */
export const smallBuilding: Building = {
  floors: [smallFloor(7, ['X1', 'X2']), smallFloor(8, ['Y1', 'Y2'])],
  connectors: [
    {
      id: idOf(1),
      kind: 'lift',
      direction: 'both',
      stops: [7, 8].map((ordinal) => ({ floorId: idOf(ordinal + 100), at: { x: 0.85, y: 0.7 } })),
      stepFree: true,
    },
  ],
  stations: [],
}

/** The files of a building's archive as text. */
export function archiveOf(building: Building): Record<string, string> {
  const { files } = exportImdf(building, {
    name: { en: 'The mall' },
    address: { address: 'Quay 1', locality: 'Gothenburg', country: 'SE' },
    created: '2026-11-27T12:00:00Z',
    language: 'en',
  })
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]))
}

/** A zipped archive. */
export const zipped = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
