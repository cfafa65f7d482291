import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  passage: {
    label: 'Opið',
    always: 'Alltaf opið',
    hint: 'Slökktu á þessu til að velja tíma fyrir hvern vikudag, til dæmis fyrir stiga sem er lokað á nóttunni.',
  },
} satisfies Messages<typeof en>
