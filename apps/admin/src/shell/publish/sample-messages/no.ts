import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  samples: {
    title: 'Disse lysbildene har fortsatt eksempeltekst',
    text: 'Bytt ut teksten, eller publiser lysbildene som de er.',
    action: 'Publiser likevel',
  },
} satisfies Messages<typeof en>
