import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  choosePassword: {
    title: 'Velg et passord',
    help: 'Minst 10 tegn. Du bruker det når du logger inn fra nå av.',
    fields: { password: 'Passord', confirm: 'Bekreft passordet' },
    submit: 'Lagre passordet',
    saved: ({ username }) => `Passordet er lagret. Logg inn som ${username}.`,
    signIn: 'Logg inn',
    incomplete: 'Lenken er ikke fullstendig. Åpne hele lenken du har fått.',
    ended: 'Be en kollega som administrerer brukere, om en ny lenke.',
    again: 'Send ny lenke',
    foot: 'Lenken kan brukes én gang og bare i begrenset tid.',
  },
} satisfies Messages<typeof en>
