import { richText, richTextLimit } from '@kiosk-admin/api-client/internal'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { parseRichText, RichTextLimitError } from './rich-text-parser'
import { createYield } from './yield-to-event-loop'

/** Allowed image paths; rejects path traversal in any spelling. */
const imagePaths = new RegExp(
  `^(?![^]*(?:/\\.{1,2}(?:/|$)|\\\\|%2[eE]|[\\t\\n\\r]))(?:${richText.images.map((path) => path.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})`,
)

/** A link that is not one to a document, or one to a document by its id. */
const linkValue = /^(?!document:)|^document:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const fontValue = new RegExp(`^${richText.fontClass}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)

const spanValue = /^(?:[2-9]|[1-9]\d)$/
/** The first number of a list; 1 needs none. */
const startValue = /^(?:0|[2-9]|[1-9]\d{1,3})$/

type Allowed = NonNullable<Schema['attributes']>[string][number]

/** Maps the attributes of the contract to the property names and values of the sanitiser. */
const sanitiserAttributes: Readonly<Record<string, Allowed>> = {
  class: ['className', ...richText.classes],
  href: ['href', linkValue],
  src: ['src', imagePaths],
  colspan: ['colSpan', spanValue],
  rowspan: ['rowSpan', spanValue],
  start: ['start', startValue],
}

const schema: Schema = {
  tagNames: [...richText.elements],
  attributes: {
    ...Object.fromEntries(
      Object.entries(richText.attributes).map(([name, attributes]) => [
        name,
        attributes.map((it) => sanitiserAttributes[it] ?? it),
      ]),
    ),
    span: [['className', ...richText.classes, fontValue]],
  },
  protocols: { href: [...richText.protocols] },
  // removed with their text, which is code
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
}

type Nodes = ReturnType<typeof sanitize>

/** Removes images without `src`. */
function removeBrokenImages(node: Nodes): Nodes {
  if (!('children' in node)) return node
  for (let at = node.children.length - 1; at >= 0; at -= 1) {
    const child = node.children[at]
    if (child?.type !== 'element') continue
    if (child.tagName === 'img' && !child.properties.src) node.children.splice(at, 1)
    else removeBrokenImages(child)
  }
  return node
}

const sanitiseOnce = (html: string): string =>
  toHtml(removeBrokenImages(sanitize(parseRichText(html), schema)), {
    characterReferences: { useNamedReferences: true },
  })

const maxPasses = 8

/**
 * Removes everything outside the contract's allow-list. The text is parsed and serialised until it is stable: a parser
 * builds trees that serialise to something else, such as a link in a link, and stored text must not change its meaning
 * when it is parsed again. Text that does not become stable is dropped. Throws `RichTextLimitError`.
 */
export async function sanitiseRichText(html: string, yieldToOthers = createYield()): Promise<string> {
  let text = html
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = sanitiseOnce(text)
    await yieldToOthers()
    // serialising can lengthen the text, for example `&` to `&amp;`
    if (next.length > richTextLimit) throw new RichTextLimitError('letters')
    if (next === text) return text
    text = next
  }
  return ''
}
