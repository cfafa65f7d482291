import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  events: {
    title: 'Evenemang',
    new: 'Nytt evenemang',
    edit: 'Redigera evenemang',
    count: ({ count }) => `${count} evenemang`,
    empty: {
      title: 'Inga evenemang ännu',
      text: 'Det som händer i köpcentrumet listas här och visas på kioskerna tills det är över.',
    },
    fields: {
      name: 'Namn',
      description: 'Beskrivning',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      time: 'Starttid',
      imageId: 'Bild',
    },
    hint: { endDate: 'Evenemanget pågår till och med den här dagen.', time: 'När det börjar varje dag.' },
    reader: 'Du kan se evenemang men inte ändra dem.',
  },
} satisfies Messages<typeof en>
