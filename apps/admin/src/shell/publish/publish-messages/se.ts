import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  publish: {
    name: 'Publicera',
    preview: { name: 'Förhandsgranska' },
    why: {
      publish: 'Din grupp får inte ändra något som publiceras.',
      preview: 'Din grupp får inte se något som publiceras.',
      rollBack: 'För att gå tillbaka till en tidigare publicering krävs rätt att ändra köpcentrum.',
    },
  },
} satisfies Messages<typeof en>
