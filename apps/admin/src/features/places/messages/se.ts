import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  places: {
    title: 'Omgivningar',
    new: 'Ny plats',
    edit: 'Redigera plats',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'plats', other: 'platser' })}`,
    empty: {
      title: 'Inga platser ännu',
      text: 'Det som är värt att hitta i och runt köpcentrumet listas här: en färja, en park, hissarna.',
    },
    fields: {
      name: 'Namn',
      description: 'Beskrivning',
      imageId: 'Bild',
      setting: 'Var',
      location: 'På kartan',
      floorId: 'Plan',
      position: 'På plankartan',
    },
    reader: 'Du kan se platser men inte ändra dem.',
    view: { name: 'Vy', list: 'Lista', map: 'Karta' },
    map: {
      showAll: 'Visa alla platser',
      nothing: 'Inget är placerat på kartan ännu.',
      without: 'inte placerade på kartan',
      howTo: 'Piltangenterna går från en till nästa, Enter väljer eller zoomar in, + och − zoomar.',
    },
  },
} satisfies Messages<typeof en>
