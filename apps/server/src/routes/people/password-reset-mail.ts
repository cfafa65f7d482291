import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Mail } from '../../platform/services/mailer'

type About = { username: string; url: string; site: string }

type Texts = {
  tag: string
  subject: string
  greeting: (username: string) => string
  explanation: (site: string) => string
  action: string
  lasts: string
  ignore: string
}

const texts: Record<LanguageCode, Texts> = {
  en: {
    tag: 'en',
    subject: 'Choose a new password for Kiosk Admin',
    greeting: (username) => `Hi ${username},`,
    explanation: (site) => `Someone asked for a new password for your account at ${site}.`,
    action: 'Choose a new password',
    lasts: 'The link works once, within one hour.',
    ignore: 'If it wasn’t you, ignore this email. Your password stays the same.',
  },
  se: {
    tag: 'sv',
    subject: 'Välj ett nytt lösenord till Kiosk Admin',
    greeting: (username) => `Hej ${username}!`,
    explanation: (site) => `Någon har bett om ett nytt lösenord till ditt konto på ${site}.`,
    action: 'Välj ett nytt lösenord',
    lasts: 'Länken gäller i en timme och kan användas en gång.',
    ignore: 'Var det inte du? Då behöver du inte göra något. Ditt lösenord ändras inte.',
  },
  no: {
    tag: 'nb',
    subject: 'Velg et nytt passord for Kiosk Admin',
    greeting: (username) => `Hei ${username}!`,
    explanation: (site) => `Noen har bedt om et nytt passord til kontoen din på ${site}.`,
    action: 'Velg et nytt passord',
    lasts: 'Lenken gjelder i én time og kan brukes én gang.',
    ignore: 'Var det ikke deg? Da trenger du ikke å gjøre noe. Passordet ditt endres ikke.',
  },
  is: {
    tag: 'is',
    subject: 'Veldu nýtt lykilorð að Kiosk Admin',
    greeting: (username) => `Sæl(l) ${username},`,
    explanation: (site) => `Beðið var um nýtt lykilorð fyrir aðganginn þinn á ${site}.`,
    action: 'Velja nýtt lykilorð',
    lasts: 'Tengillinn gildir í eina klukkustund og virkar einu sinni.',
    ignore: 'Ef þú baðst ekki um það þarftu ekkert að gera. Lykilorðið þitt breytist ekki.',
  },
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/** The mail with a link for choosing a new password, as text and HTML. */
export function passwordResetMail(language: LanguageCode, { username, url, site }: About): Omit<Mail, 'to'> {
  const { tag, subject, greeting, explanation, action, lasts, ignore } = texts[language]
  const paragraphs = [greeting(username), explanation(site)]
  const text = [...paragraphs, `${action}:\n${url}`, lasts, ignore].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const html = `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b2430;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
${paragraphs.map((one) => paragraph(escaped(one))).join('\n')}
${paragraph(`<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4f91;color:#ffffff;text-decoration:none;font-weight:600">${escaped(action)}</a>`)}
${paragraph(`<a href="${escaped(url)}" style="color:#1d4f91;word-break:break-all">${escaped(url)}</a>`)}
${paragraph(escaped(lasts))}
${paragraph(escaped(ignore))}
</div></body></html>
`
  return { subject, text, html }
}
