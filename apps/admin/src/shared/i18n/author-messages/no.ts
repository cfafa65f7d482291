import type { Messages } from '../i18n'
import type { en } from './en'

export const no = {
  authors: {
    commandLine: 'Kommandolinjen',
    nobody: 'Noen som ikke er logget inn',
    server: 'Serveren',
    formerUser: 'Tidligere bruker',
  },
} satisfies Messages<typeof en>
