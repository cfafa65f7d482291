import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  choosePassword: {
    title: 'Choose a password',
    help: 'At least 10 characters. You’ll use it to sign in.',
    fields: { password: 'Password', confirm: 'Confirm password' },
    submit: 'Save password',
    saved: ({ username }: { username: string }) => `Password saved. Sign in as ${username}.`,
    signIn: 'Sign in',
    incomplete: 'This link is incomplete. Open the full link you received.',
    ended: 'Ask a colleague who manages users for a new link.',
    again: 'Send me a new link',
    foot: 'The link works once, and only for a limited time.',
  },
}

const se = {
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
    foot: 'Länken fungerar en gång och bara under en begränsad tid.',
  },
} satisfies Messages<typeof en>

const no = {
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
    foot: 'Lenken virker én gang og bare i begrenset tid.',
  },
} satisfies Messages<typeof en>

const is = {
  choosePassword: {
    title: 'Veldu lykilorð',
    help: 'Minnst 10 stafir. Þú notar það til að skrá þig inn hér eftir.',
    fields: { password: 'Lykilorð', confirm: 'Staðfesta lykilorð' },
    submit: 'Vista lykilorð',
    saved: ({ username }) => `Lykilorðið hefur verið vistað. Skráðu þig inn sem ${username}.`,
    signIn: 'Skrá inn',
    incomplete: 'Tengillinn er ekki heill. Opnaðu allan tengilinn sem þú fékkst.',
    ended: 'Biddu samstarfsmann sem sér um notendur um nýjan tengil.',
    again: 'Senda nýjan tengil',
    foot: 'Tengillinn virkar einu sinni og aðeins í takmarkaðan tíma.',
  },
} satisfies Messages<typeof en>

export const choosePasswordMessages = defineMessages({ en, se, no, is })
