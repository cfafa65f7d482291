import { stepsOf } from '@kiosk-admin/wayfinding'
import { phrases } from '@kiosk-admin/wayfinding/phrases/se'

const map = {
  ordinal: 0,
  spoken: { se: 'gatuplan' },
  control: [],
  scale: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, metres: 100 },
  walkways: [],
  obstacles: [],
  amenities: [],
}
const picture = { width: 1000, height: 1000 }
const floor = { id: 'street', name: { se: 'Gatuplan' }, picture, areas: [], map }
const corners = [
  { east: 10, north: -50 },
  { east: 50, north: -50 },
  { east: 50, north: -20 },
]
const points = corners.map(({ east, north }) => ({ x: east / 100, y: -north / 100 }))
const route = {
  profile: 'fastest',
  metres: 70,
  seconds: 56,
  legs: [{ floorId: 'street', points, corners, metres: 70, seconds: 56 }],
}

const steps = stepsOf(route, {
  building: { floors: [floor], connectors: [], stations: [] },
  bearing: 90, // where the screen faces
  goal: { kind: 'shop', name: { se: 'Lun' } },
})
for (const sentence of phrases(steps)) console.info(sentence)
// Vänd dig om och gå 40 meter.
// Sväng till vänster och gå 30 meter.
// Rakt fram: Lun.
