import { richText, richTextLimit } from '@kiosk-admin/api-client'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { createPause } from './pause'
import { richTextTree, TooMuchText } from './rich-text-tree'

/** Paths that climb out of where they begin, in whatever spelling, are no pictures. */
const pictures = new RegExp(
  `^(?![^]*(?:/\\.{1,2}(?:/|$)|\\\\|%2[eE]|[\\t\\n\\r]))(?:${richText.images.map((path) => path.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})`,
)

const several = /^(?:[2-9]|[1-9]\d)$/

type Allowed = NonNullable<Schema['attributes']>[string][number]

/** The contract's attributes, by the names and with the values that the sanitiser knows. */
const known: Readonly<Record<string, Allowed>> = {
  class: ['className', ...richText.classes],
  src: ['src', pictures],
  colspan: ['colSpan', several],
  rowspan: ['rowSpan', several],
}

const schema: Schema = {
  tagNames: [...richText.elements],
  attributes: Object.fromEntries(
    Object.entries(richText.attributes).map(([name, attributes]) => [name, attributes.map((it) => known[it] ?? it)]),
  ),
  protocols: { href: [...richText.protocols] },
  // their text is code, not words
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
}

type Nodes = ReturnType<typeof sanitize>

/** A picture whose address was taken away is none. */
function withoutBrokenPictures(node: Nodes): Nodes {
  if (!('children' in node)) return node
  for (let at = node.children.length - 1; at >= 0; at -= 1) {
    const child = node.children[at]
    if (child?.type !== 'element') continue
    if (child.tagName === 'img' && !child.properties.src) node.children.splice(at, 1)
    else withoutBrokenPictures(child)
  }
  return node
}

const written = (html: string): string =>
  toHtml(withoutBrokenPictures(sanitize(richTextTree(html), schema)), {
    characterReferences: { useNamedReferences: true },
  })

const patience = 8

/**
 * The same text with nothing in it but the contract's allow-list. It is parsed as a browser parses it and written anew
 * until that changes nothing more: a parser builds trees that no text stands for, such as a link in a link, and what is
 * kept must not mean something else when it is read again. What never settles is refused whole. Throws `TooMuchText`.
 */
export async function sanitiseRichText(html: string, pause = createPause()): Promise<string> {
  let text = html
  for (let turn = 0; turn < patience; turn += 1) {
    const again = written(text)
    await pause()
    // written out, `&` is longer than it came
    if (again.length > richTextLimit) throw new TooMuchText('letters')
    if (again === text) return text
    text = again
  }
  return ''
}
