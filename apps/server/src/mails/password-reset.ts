import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Mail } from '../platform/services/mailer'
import { mailOf } from './layout'

type About = { username: string; url: string; site: string }

type Texts = {
  subject: string
  greeting: (username: string) => string
  explanation: (site: string) => string
  action: string
  lasts: string
  ignore: string
}

const texts: Record<LanguageCode, Texts> = {
  en: {
    subject: 'Choose a new password for Kiosk Admin',
    greeting: (username) => `Hi ${username},`,
    explanation: (site) => `Someone asked for a new password for your account at ${site}.`,
    action: 'Choose a new password',
    lasts: 'The link works once, within one hour.',
    ignore: 'If it wasn’t you, ignore this email. Your password stays the same.',
  },
  se: {
    subject: 'Välj ett nytt lösenord till Kiosk Admin',
    greeting: (username) => `Hej ${username}!`,
    explanation: (site) => `Någon har bett om ett nytt lösenord till ditt konto på ${site}.`,
    action: 'Välj ett nytt lösenord',
    lasts: 'Länken gäller i en timme och kan användas en gång.',
    ignore: 'Var det inte du? Då behöver du inte göra något. Ditt lösenord ändras inte.',
  },
  no: {
    subject: 'Velg et nytt passord for Kiosk Admin',
    greeting: (username) => `Hei ${username}!`,
    explanation: (site) => `Noen har bedt om et nytt passord til kontoen din på ${site}.`,
    action: 'Velg et nytt passord',
    lasts: 'Lenken gjelder i én time og kan brukes én gang.',
    ignore: 'Var det ikke deg? Da trenger du ikke å gjøre noe. Passordet ditt endres ikke.',
  },
  is: {
    subject: 'Veldu nýtt lykilorð að Kiosk Admin',
    greeting: (username) => `Sæl(l) ${username},`,
    explanation: (site) => `Beðið var um nýtt lykilorð fyrir aðganginn þinn á ${site}.`,
    action: 'Velja nýtt lykilorð',
    lasts: 'Tengillinn gildir í eina klukkustund og virkar einu sinni.',
    ignore: 'Ef þú baðst ekki um það þarftu ekkert að gera. Lykilorðið þitt breytist ekki.',
  },
}

/** The mail with a link for choosing a new password. */
export function passwordResetMail(language: LanguageCode, { username, url, site }: About): Omit<Mail, 'to'> {
  const { subject, greeting, explanation, action, lasts, ignore } = texts[language]
  return mailOf(language, {
    subject,
    paragraphs: [greeting(username), explanation(site)],
    link: { text: action, url },
    notes: [lasts, ignore],
  })
}
