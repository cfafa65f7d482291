import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  mapState: {
    outOfOrder: {
      state: 'Ur funktion',
      switch: ({ name }) => `${name}: ur funktion`,
      begins: ({ name }) => `Ur funktion: ${name}`,
      ends: ({ name }) => `Fungerar igen: ${name}`,
      until: ({ name }) => `${name}: ur funktion till`,
    },
    closed: {
      state: 'Avstängt',
      switch: ({ name }) => `${name}: avstängt`,
      begins: ({ name }) => `Avstängt: ${name}`,
      ends: ({ name }) => `Öppet igen: ${name}`,
      until: ({ name }) => `${name}: avstängt till`,
    },
    until: ({ time }) => `Till ${time}`,
    set: 'Till när?',
    setName: ({ name }) => `${name}: till när?`,
    dialog: {
      text: 'Därefter visar stationerna vägar dit igen. Lämna tomt om du inte vet när.',
      field: 'Dag och tid',
      past: 'Välj en tid i framtiden.',
      save: 'Spara',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>
