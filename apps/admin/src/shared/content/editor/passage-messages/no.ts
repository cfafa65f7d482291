import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  passage: {
    label: 'Åpent',
    always: 'Alltid åpent',
    hint: 'Slå av for å angi tider for hver ukedag, for eksempel for en trapp som stenges om natten.',
  },
} satisfies Messages<typeof en>
