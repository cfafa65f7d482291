import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  stationChoice: {
    all: 'Allar stöðvar',
    chosen: 'Valdar stöðvar',
    none: 'Veldu að minnsta kosti eina stöð eða birtu á öllum stöðvum.',
    hint: 'Stöð sem bætist við síðar er ekki með.',
  },
} satisfies Messages<typeof en>
