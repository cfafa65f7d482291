import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  personalData: {
    download: 'Ladda ner personuppgifter',
    erase: 'Ta bort permanent',
    eraseText: ({ name }) =>
      `”${name}” loggas ut och tas bort direkt. I innehåll och historik står det ”Tidigare användare” i stället. Det går inte att ångra. Äldre säkerhetskopior innehåller fortfarande namnet.`,
    erased: ({ name }) => `”${name}” har tagits bort permanent.`,
  },
} satisfies Messages<typeof en>
