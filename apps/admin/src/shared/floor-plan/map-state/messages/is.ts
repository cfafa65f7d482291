import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  mapState: {
    outOfOrder: {
      state: 'Í ólagi',
      switch: ({ name }) => `${name}: í ólagi`,
      begins: ({ name }) => `Í ólagi: ${name}`,
      ends: ({ name }) => `Aftur í lagi: ${name}`,
      until: ({ name }) => `${name}: í ólagi til`,
    },
    closed: {
      state: 'Lokað',
      switch: ({ name }) => `${name}: lokað`,
      begins: ({ name }) => `Lokað: ${name}`,
      ends: ({ name }) => `Aftur opið: ${name}`,
      until: ({ name }) => `${name}: lokað til`,
    },
    until: ({ time }) => `Til ${time}`,
    set: 'Hve lengi?',
    setName: ({ name }) => `${name}: hve lengi?`,
    dialog: {
      text: 'Eftir það vísa stöðvarnar aftur þangað. Hafðu reitinn auðan ef þú veist ekki hvenær.',
      field: 'Dagur og tími',
      past: 'Veldu tíma í framtíðinni.',
      save: 'Vista',
      cancel: 'Hætta við',
    },
  },
} satisfies Messages<typeof en>
