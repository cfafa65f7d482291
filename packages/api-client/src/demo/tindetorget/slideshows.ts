import type { SlideshowRow } from '../rows'
import { heading } from '../texts'

export const slideshowRows: readonly SlideshowRow[] = [
  {
    key: 'welcome',
    kind: 'info',
    name: 'Velkommen',
    background: '#101c3d',
    slides: [
      {
        name: 'Velkommen',
        picture: 'event-polar-light',
        words: [
          heading(['', 'Welcome to Tindetorget', 'Velkommen til Tindetorget', '']),
          ['', 'Fourteen shops at the foot of the mountain.', 'Fjorten butikker ved foten av fjellet.', ''],
        ],
      },
      {
        name: 'Vinterlesing',
        picture: 'event-winter-reading',
        words: [
          heading(['', 'Winter reading', 'Vinterlesing', '']),
          ['', 'Saturdays at 1 pm.', 'Lørdager kl. 13.', ''],
        ],
      },
    ],
  },
  {
    key: 'rest',
    kind: 'screensaver',
    name: 'Skjermsparer',
    speed: 'verySlow',
    background: 'event-polar-light',
    slides: [{ name: 'Trykk på skjermen', words: [heading(['', 'Touch the screen', 'Trykk på skjermen', ''])] }],
  },
]
