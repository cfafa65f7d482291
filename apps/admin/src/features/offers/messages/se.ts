import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  offers: {
    title: 'Erbjudanden',
    new: 'Nytt erbjudande',
    edit: 'Redigera erbjudande',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    empty: {
      title: 'Inga erbjudanden ännu',
      text: 'Butikernas erbjudanden listas här och visas på kioskerna så länge de gäller.',
    },
    fields: {
      name: 'Namn',
      description: 'Beskrivning',
      shopId: 'Butik',
      noShop: 'Hela köpcentrumet',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      imageId: 'Bild',
    },
    hint: { endDate: 'Erbjudandet gäller till och med den här dagen.' },
    reader: 'Du kan se erbjudanden men inte ändra dem.',
  },
} satisfies Messages<typeof en>
