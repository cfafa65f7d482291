import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Mail } from '../platform/services/mailer'
import { mailOf } from './layout'

/** A change of what opens an account, for the mail to its user. */
export type AccountChange = {
  /** The address before the change. */
  to: string
  /** The name before the change. */
  name: string
  /** The name after the change. */
  username: string
  fields: ('email' | 'username' | 'password')[]
  /** Languages of the user's mall, the first one first. */
  languages: LanguageCode[]
}

type About = { site: string; username: string }

type Texts = {
  subject: string
  greeting: (name: string) => string
  email: (about: About) => string
  username: (about: About) => string
  password: (about: About) => string
  unknown: string
}

const texts: Record<LanguageCode, Texts> = {
  en: {
    subject: 'Your account for Kiosk Admin was changed',
    greeting: (name) => `Hi ${name},`,
    email: ({ site }) =>
      `The email address of your account at ${site} was changed. Links for a new password no longer come to this address.`,
    username: ({ site, username }) => `The username of your account at ${site} is now ${username}.`,
    password: ({ site }) => `The password of your account at ${site} was changed.`,
    unknown: 'If you don’t know about this, tell an administrator at once.',
  },
  se: {
    subject: 'Ditt konto i Kiosk Admin har ändrats',
    greeting: (name) => `Hej ${name}!`,
    email: ({ site }) =>
      `E-postadressen till ditt konto på ${site} har ändrats. Länkar för ett nytt lösenord skickas inte längre hit.`,
    username: ({ site, username }) => `Användarnamnet till ditt konto på ${site} är nu ${username}.`,
    password: ({ site }) => `Lösenordet till ditt konto på ${site} har ändrats.`,
    unknown: 'Känner du inte till det? Säg genast till en administratör.',
  },
  no: {
    subject: 'Kontoen din i Kiosk Admin er endret',
    greeting: (name) => `Hei ${name}!`,
    email: ({ site }) =>
      `E-postadressen til kontoen din på ${site} er endret. Lenker for et nytt passord sendes ikke lenger hit.`,
    username: ({ site, username }) => `Brukernavnet til kontoen din på ${site} er nå ${username}.`,
    password: ({ site }) => `Passordet til kontoen din på ${site} er endret.`,
    unknown: 'Kjenner du ikke til det? Si fra til en administrator med en gang.',
  },
  is: {
    subject: 'Aðgangi þínum að Kiosk Admin var breytt',
    greeting: (name) => `Sæl(l) ${name},`,
    email: ({ site }) =>
      `Netfangi aðgangsins þíns á ${site} var breytt. Tenglar til að velja nýtt lykilorð berast ekki lengur hingað.`,
    username: ({ site, username }) => `Notandanafn aðgangsins þíns á ${site} er nú ${username}.`,
    password: ({ site }) => `Lykilorði aðgangsins þíns á ${site} var breytt.`,
    unknown: 'Ef þú kannast ekki við þetta skaltu láta stjórnanda vita strax.',
  },
}

/** Tells a user that something which opens the account was changed. */
export function accountChangedMail(
  language: LanguageCode,
  { name, username, fields }: AccountChange,
  site: string,
): Omit<Mail, 'to'> {
  const t = texts[language]
  const changes = fields.map((field) => t[field]({ site, username }))
  return mailOf(language, { subject: t.subject, paragraphs: [t.greeting(name), ...changes], notes: [t.unknown] })
}
