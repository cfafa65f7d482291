import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  mapState: {
    closed: 'Í ólagi',
    closedName: ({ name }) => `${name}: í ólagi`,
    until: ({ time }) => `Til ${time}`,
    set: 'Hve lengi?',
    setName: ({ name }) => `${name}: hve lengi?`,
    nowClosed: ({ name }) => `${name} er í ólagi`,
    nowOpen: ({ name }) => `${name} er aftur í lagi`,
    dialog: {
      title: ({ name }) => `${name} er í ólagi til`,
      text: 'Eftir það vísa stöðvarnar aftur þangað. Hafðu reitinn auðan ef þú veist ekki hvenær.',
      field: 'Dagur og tími',
      past: 'Veldu tíma í framtíðinni.',
      save: 'Vista',
      cancel: 'Hætta við',
    },
  },
} satisfies Messages<typeof en>
