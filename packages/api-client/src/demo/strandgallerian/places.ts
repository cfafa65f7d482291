import type { PlaceRow } from '../rows'

export const placeRows: readonly PlaceRow[] = [
  {
    key: 'ferry',
    name: ['Färjeläget', 'Ferry landing', 'Ferjeleiet', 'Ferjulægið'],
    art: 'anchor sea',
    at: { latitude: 57.7098, longitude: 11.9651 },
    description: [
      [
        'Båtar över älven var tionde minut. Tre minuter till fots.',
        'Boats across the river every ten minutes. Three minutes on foot.',
        'Båter over elven hvert tiende minutt. Tre minutter til fots.',
        'Bátar yfir ána á tíu mínútna fresti. Þriggja mínútna ganga.',
      ],
    ],
  },
  {
    key: 'park',
    name: ['Strandparken', 'Shore park', 'Strandparken', 'Strandgarðurinn'],
    art: 'leaf meadow',
    at: { latitude: 57.7124, longitude: 11.9702 },
    description: [
      [
        'Lekplats, bänkar och utsikt över hamnen.',
        'A playground, benches and a view of the harbour.',
        'Lekeplass, benker og utsikt over havnen.',
        'Leikvöllur, bekkir og útsýni yfir höfnina.',
      ],
    ],
  },
  {
    key: 'bus',
    name: ['Bussterminalen', 'Bus station', 'Bussterminalen', 'Strætóstöðin'],
    art: 'ticket petrol',
    at: { latitude: 57.7119, longitude: 11.9641 },
    description: [
      [
        'Bussar till flygplatsen och hela regionen.',
        'Buses to the airport and the whole region.',
        'Busser til flyplassen og hele regionen.',
        'Strætisvagnar á flugvöllinn og um allt svæðið.',
      ],
    ],
  },
  {
    key: 'square',
    name: ['Torget', 'The square', 'Torget', 'Torgið'],
    art: 'note plum',
    at: { floor: 'plan-1', x: 114, y: 53 },
    description: [
      [
        'Här spelas lunchkonserterna.',
        'This is where the lunch concerts are played.',
        'Her spilles lunsjkonsertene.',
        'Hér eru hádegistónleikarnir haldnir.',
      ],
    ],
  },
  {
    key: 'terrace',
    name: ['Takterrassen', 'Roof terrace', 'Takterrassen', 'Þakveröndin'],
    art: 'sun sky',
    at: { floor: 'plan-2', x: 20, y: 51 },
    description: [['Öppnar i vår.', 'Opens in spring.', 'Åpner til våren.', 'Opnar í vor.']],
    status: 'InActive',
  },
]
