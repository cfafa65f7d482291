import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  mapState: {
    outOfOrder: {
      state: 'Ute av drift',
      switch: ({ name }) => `${name}: ute av drift`,
      begins: ({ name }) => `Ute av drift: ${name}`,
      ends: ({ name }) => `I drift igjen: ${name}`,
      until: ({ name }) => `${name}: ute av drift til`,
    },
    closed: {
      state: 'Stengt',
      switch: ({ name }) => `${name}: stengt`,
      begins: ({ name }) => `Stengt: ${name}`,
      ends: ({ name }) => `Åpent igjen: ${name}`,
      until: ({ name }) => `${name}: stengt til`,
    },
    until: ({ time }) => `Til ${time}`,
    set: 'Til når?',
    setName: ({ name }) => `${name}: til når?`,
    dialog: {
      text: 'Deretter viser stasjonene vei dit igjen. La feltet stå tomt hvis du ikke vet når.',
      field: 'Dag og klokkeslett',
      past: 'Velg et tidspunkt i framtiden.',
      save: 'Lagre',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>
