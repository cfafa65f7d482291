import type { FloorRow, GarageRow, PlaceRow } from '../rows'

export const garageRows: readonly GarageRow[] = [['torget', ['', 'Square car park', 'P-hus Torget', '']]]

export const floorRows: readonly FloorRow[] = [
  {
    key: 'p1',
    garage: 'torget',
    name: ['', 'Level P1', 'Plan P1', ''],
    title: ['', 'Park here', 'Parker her', ''],
    areaId: 'P1',
    markers: [[['', 'Lift', 'Heis', ''], 0.93, 0.5]],
    areas: [['P1-N', 0.06, 0.14, 0.88, 0.38]],
  },
]

export const placeRows: readonly PlaceRow[] = [
  {
    key: 'bridge',
    name: ['', 'The bridge', 'Brua', ''],
    art: 'mountain night',
    at: { latitude: 69.6512, longitude: 18.9692 },
    description: [['', 'Walk across for the best view of the town.', 'Gå over for byens beste utsikt.', '']],
  },
]
