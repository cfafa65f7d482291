import { richText } from '@kiosk-admin/api-client'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

const schema: Schema = {
  tagNames: [...richText.elements],
  attributes: {
    '*': [['className', ...richText.classes]],
    a: [...richText.attributes.a],
  },
  protocols: { href: [...richText.protocols] },
  // their text is code, not words
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
}

const written = (html: string): string =>
  toHtml(sanitize(fromHtml(html, { fragment: true }), schema), { characterReferences: { useNamedReferences: true } })

const patience = 8

/**
 * The same text with nothing in it but the contract's allow-list. It is parsed as a browser parses it and written anew
 * until that changes nothing more: a parser builds trees that no text stands for, such as a link in a link, and what is
 * kept must not mean something else when it is read again. What never settles is refused whole.
 */
export function sanitiseRichText(html: string): string {
  let text = html
  for (let turn = 0; turn < patience; turn += 1) {
    const again = written(text)
    if (again === text) return text
    text = again
  }
  return ''
}
