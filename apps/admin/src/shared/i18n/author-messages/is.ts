import type { Messages } from '../i18n'
import type { en } from './en'

export const is = {
  authors: {
    commandLine: 'Skipanalína',
    nobody: 'Einhver óinnskráður',
    server: 'Þjónninn',
    formerUser: 'Fyrrverandi notandi',
  },
} satisfies Messages<typeof en>
