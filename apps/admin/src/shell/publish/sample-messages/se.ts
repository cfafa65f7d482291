import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  samples: {
    title: 'De här bilderna har fortfarande exempeltext',
    text: 'Byt ut texten, eller publicera bilderna som de är.',
    action: 'Publicera ändå',
  },
} satisfies Messages<typeof en>
