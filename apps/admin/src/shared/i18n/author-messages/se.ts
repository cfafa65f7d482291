import type { Messages } from '../i18n'
import type { en } from './en'

export const se = {
  authors: {
    commandLine: 'Kommandoraden',
    nobody: 'Någon som inte är inloggad',
    server: 'Servern',
    formerUser: 'Tidigare användare',
  },
} satisfies Messages<typeof en>
