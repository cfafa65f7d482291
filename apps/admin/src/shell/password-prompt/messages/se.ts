import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  passwordPrompt: {
    title: 'Bekräfta att det är du',
    text: 'Ange ditt lösenord för att bekräfta. Du blir inte tillfrågad igen på 10 minuter.',
    password: 'Lösenord',
    confirm: 'Bekräfta',
    cancel: 'Avbryt',
    wrong: 'Lösenordet är fel.',
  },
} satisfies Messages<typeof en>
