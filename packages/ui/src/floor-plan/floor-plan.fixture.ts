import { english, swedish } from '../internal/languages.fixture'
import type { FloorPlan } from './floor-plan'

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
