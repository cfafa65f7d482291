import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  mapState: {
    closed: 'Ur funktion',
    closedName: ({ name }) => `${name}: ur funktion`,
    until: ({ time }) => `Till ${time}`,
    set: 'Till när?',
    setName: ({ name }) => `${name}: till när?`,
    nowClosed: ({ name }) => `${name} är ur funktion`,
    nowOpen: ({ name }) => `${name} fungerar igen`,
    dialog: {
      title: ({ name }) => `${name} är ur funktion till`,
      text: 'Därefter använder stationerna den igen. Lämna tomt om du inte vet när.',
      field: 'Dag och tid',
      past: 'Välj en tid i framtiden.',
      save: 'Spara',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>
