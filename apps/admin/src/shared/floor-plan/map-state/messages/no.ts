import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  mapState: {
    closed: 'Ute av drift',
    closedName: ({ name }) => `${name}: ute av drift`,
    until: ({ time }) => `Til ${time}`,
    set: 'Til når?',
    setName: ({ name }) => `${name}: til når?`,
    nowClosed: ({ name }) => `${name} er ute av drift`,
    nowOpen: ({ name }) => `${name} er i drift igjen`,
    dialog: {
      title: ({ name }) => `${name} er ute av drift til`,
      text: 'Deretter bruker stasjonene den igjen. La feltet stå tomt hvis du ikke vet når.',
      field: 'Dag og klokkeslett',
      past: 'Velg et tidspunkt i fremtiden.',
      save: 'Lagre',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>
