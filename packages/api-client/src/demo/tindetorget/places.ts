import type { PlaceRow } from '../rows'

export const placeRows: readonly PlaceRow[] = [
  {
    key: 'bridge',
    name: ['', 'The bridge', 'Brua', ''],
    art: 'mountain night',
    at: { latitude: 69.6512, longitude: 18.9692 },
    description: [['', 'Walk across for the best view of the town.', 'Gå over for byens beste utsikt.', '']],
  },
]
