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

/**
 * The same text with nothing in it but the contract's allow-list. It is parsed as a browser parses it and written anew,
 * so that what is kept cannot mean something else when it is read again.
 */
export const sanitiseRichText = (html: string): string =>
  toHtml(sanitize(fromHtml(html, { fragment: true }), schema), { characterReferences: { useNamedReferences: true } })
