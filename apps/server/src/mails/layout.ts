import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Mail } from '../platform/services/mailer'
import { escaped } from '../routes/html'

type Content = {
  subject: string
  paragraphs: string[]
  /** A link, shown as a button and as its address. */
  link?: { text: string; url: string }
  /** Below the link. */
  notes: string[]
}

const tags: Record<LanguageCode, string> = { en: 'en', se: 'sv', no: 'nb', is: 'is' }

const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`

const linkHtml = ({ text, url }: NonNullable<Content['link']>) => [
  `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4f91;color:#ffffff;text-decoration:none;font-weight:600">${escaped(text)}</a>`,
  `<a href="${escaped(url)}" style="color:#1d4f91;word-break:break-all">${escaped(url)}</a>`,
]

/** A mail as text and HTML. */
export function mailOf(language: LanguageCode, { subject, paragraphs, link, notes }: Content): Omit<Mail, 'to'> {
  const text = [...paragraphs, ...(link ? [`${link.text}:\n${link.url}`] : []), ...notes].join('\n\n')
  const parts = [...paragraphs.map(escaped), ...(link ? linkHtml(link) : []), ...notes.map(escaped)]
  const html = `<!doctype html>
<html lang="${tags[language]}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b2430;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
${parts.map(paragraph).join('\n')}
</div></body></html>
`
  return { subject, text, html }
}
