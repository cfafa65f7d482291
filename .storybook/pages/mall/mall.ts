import type { FloorPlanEditor } from '@kiosk-admin/ui/floor-plan'
import type { ComponentProps } from 'react'

/** What the editor draws of a floor. */
export type Drawing = NonNullable<ComponentProps<typeof FloorPlanEditor>['value']>

type Texts = Readonly<Record<'en' | 'se' | 'no' | 'is', string>>

export type MallFloor = {
  id: string
  name: Texts
  /** The name inside a sentence. */
  spoken: Texts
  drawing: Drawing
}

/** Tenants by the code of their area. */
export const tenants: Readonly<Record<string, string>> = { A1: 'Lun', A2: 'Fika', A3: 'Volt', B1: 'Fjell', B2: 'Havn' }

/** Size of both plans in metres. */
export const size = { width: 100, height: 50 }

/** An empty sheet of that size, to draw on. A mall has a picture of each floor instead. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><path fill="#f4f6f7" d="M0 0h1000v500H0z"/><path fill="none" stroke="#8a97a0" stroke-width="4" d="M40 40h920v420H40z"/></svg>',
)}`

const at = (x: number, y: number) => ({ x: x / size.width, y: y / size.height })
const box = (left: number, top: number, right: number, bottom: number) => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]

const marker = (name: string, x: number, y: number) => ({ label: { en: name }, position: at(x, y) })

const shop = (areaId: string, points: ReturnType<typeof box>, x: number, y: number) => ({
  areaId,
  points,
  doors: [{ id: `${areaId}-door`, at: at(x, y), kind: 'automatic' as const, stepFree: true }],
})

const map = {
  walkways: [{ id: 'hall', shape: 'area' as const, points: box(5, 20, 95, 30), stepFree: true }],
  obstacles: [],
  amenities: [],
  scale: { from: at(0, 0), to: at(100, 0), metres: size.width },
}

export const firstFloor: MallFloor = {
  id: 'level-1',
  name: { en: 'Level 1', se: 'Plan 1', no: 'Plan 1', is: '1. hæð' },
  spoken: { en: 'level 1', se: 'plan 1', no: 'plan 1', is: '1. hæð' },
  drawing: {
    markers: [marker('Kiosk', 8, 25), marker('Stairs', 30, 27), marker('Lift', 85, 23)],
    areas: [
      shop('A1', box(5, 5, 30, 20), 18, 20),
      shop('A2', box(35, 5, 60, 20), 48, 20),
      shop('A3', box(40, 30, 70, 45), 55, 30),
    ],
    map,
  },
}

const secondFloor: MallFloor = {
  id: 'level-2',
  name: { en: 'Level 2', se: 'Plan 2', no: 'Plan 2', is: '2. hæð' },
  spoken: { en: 'level 2', se: 'plan 2', no: 'plan 2', is: '2. hæð' },
  drawing: {
    markers: [marker('Kiosk', 92, 25), marker('Stairs', 30, 27), marker('Lift', 85, 23)],
    areas: [shop('B1', box(5, 5, 35, 20), 20, 20), shop('B2', box(60, 30, 95, 45), 70, 30)],
    map,
  },
}

export const someMall: readonly MallFloor[] = [firstFloor, secondFloor]
