import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  passwordPrompt: {
    title: 'Bekreft at det er deg',
    text: 'Skriv inn passordet ditt for å bekrefte. Du blir ikke spurt igjen på 10 minutter.',
    password: 'Passord',
    confirm: 'Bekreft',
    cancel: 'Avbryt',
    wrong: 'Passordet er feil.',
  },
} satisfies Messages<typeof en>
