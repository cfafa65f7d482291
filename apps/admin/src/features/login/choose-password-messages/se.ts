import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  choosePassword: {
    title: 'Välj ett lösenord',
    help: 'Minst 10 tecken. Du använder det när du loggar in från och med nu.',
    fields: { password: 'Lösenord', confirm: 'Bekräfta lösenordet' },
    submit: 'Spara lösenordet',
    saved: ({ username }) => `Lösenordet är sparat. Logga in som ${username}.`,
    signIn: 'Logga in',
    incomplete: 'Länken är inte fullständig. Öppna hela länken som du har fått.',
    ended: 'Be en kollega som hanterar användare om en ny länk.',
    again: 'Skicka en ny länk',
    foot: 'Länken kan användas en gång och bara under en begränsad tid.',
  },
} satisfies Messages<typeof en>
