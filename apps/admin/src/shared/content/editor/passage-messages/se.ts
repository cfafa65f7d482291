import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  passage: {
    label: 'Öppet',
    always: 'Alltid öppet',
    hint: 'Stäng av för att ange tider för varje veckodag, till exempel för en trappa som stängs på natten.',
  },
} satisfies Messages<typeof en>
