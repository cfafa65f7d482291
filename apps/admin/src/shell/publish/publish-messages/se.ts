import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  publish: {
    name: 'Publicera',
    preview: { name: 'Förhandsgranska' },
    why: {
      publish: 'Din grupp får inte ändra något som publiceras.',
      preview: 'Din grupp får inte se något som publiceras.',
    },
  },
} satisfies Messages<typeof en>
