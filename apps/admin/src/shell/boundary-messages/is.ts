import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  boundary: {
    title: 'Ekki tókst að opna síðuna',
    text: 'Athugaðu nettenginguna og reyndu aftur.',
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>
