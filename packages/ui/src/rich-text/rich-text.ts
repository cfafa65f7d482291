import type { RichTextRules } from './rules'

/** A piece of rich text as data: words, or an element that the rules allow. */
export type RichTextNode = string | RichTextElement
export type RichTextElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly RichTextNode[]
}

const HTML = 'http://www.w3.org/1999/xhtml'
/** Their text is code, not words. */
const wordless = new Set(['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe', 'head'])
const empty = new Set(['br', 'hr', 'img'])
/** Browsers read past these in an address. */
const unseen = /[\t\n\r]/g

/** Whether a link may lead there: an allowed beginning, or a path on the same site. */
export function isAllowedLink(address: string, { protocols }: Pick<RichTextRules, 'protocols'>): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(address.replace(unseen, '').trimStart()) ?? []
  return scheme === undefined || protocols.includes(scheme.toLowerCase())
}

/** Whether a picture may come from there. Paths that climb out of where they begin are refused. */
export const isAllowedImage = (address: string, { images }: Pick<RichTextRules, 'images'>): boolean =>
  address.search(unseen) === -1 &&
  !/(^|[/\\])\.\.?([/\\]|$)|\\|%2e/i.test(address) &&
  images.some((beginning) => address.startsWith(beginning))

/** A document that runs nothing and loads nothing. */
export const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

function attributesOf(element: Element, name: string, rules: RichTextRules) {
  const allowed = [...(rules.attributes['*'] ?? []), ...(rules.attributes[name] ?? [])]
  return Object.fromEntries(
    allowed.flatMap((attribute): [string, string][] => {
      const value = element.getAttribute(attribute)
      if (value === null) return []
      if (attribute === 'class') {
        const classes = value.split(/\s+/).filter((one) => rules.classes.includes(one))
        return classes.length > 0 ? [[attribute, classes.join(' ')]] : []
      }
      if (attribute === 'href' && !isAllowedLink(value, rules)) return []
      if (/^(col|row)span$/.test(attribute) && (!/^\d{1,2}$/.test(value) || Number(value) < 2)) return []
      return [[attribute, value]]
    }),
  )
}

function nodesOf(parent: Node, rules: RichTextRules): RichTextNode[] {
  return [...parent.childNodes].flatMap((node): RichTextNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
    if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) return []
    const element = node as Element
    const name = element.localName
    if (element.namespaceURI !== HTML || wordless.has(name)) return []
    if (name === 'img' && !isAllowedImage(element.getAttribute('src') ?? '', rules)) return []
    const children = empty.has(name) ? [] : nodesOf(element, rules)
    return rules.elements.includes(name)
      ? [{ name, attributes: attributesOf(element, name, rules), children }]
      : children
  })
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Writes rich text as HTML, as the server's sanitiser writes it. */
export const writeRichText = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return text(node)
      const given = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`)
      const start = `<${node.name}${given.join('')}>`
      return empty.has(node.name) ? start : `${start}${writeRichText(node.children)}</${node.name}>`
    })
    .join('')

const patience = 8

/**
 * The same HTML with nothing in it but what the rules allow. It is parsed as a browser parses it and written anew until
 * that changes nothing more, because a parser builds trees that no text stands for; what never settles is refused whole.
 */
export function cleanRichText(html: string, rules: RichTextRules): string {
  let clean = html
  for (let turn = 0; turn < patience; turn += 1) {
    const again = writeRichText(nodesOf(parsed(clean), rules))
    if (again === clean) return clean
    clean = again
  }
  return ''
}

/** Rich text as data, cleaned. Needs a document: in a browser, or in a test's. */
export const readRichText = (html: string, rules: RichTextRules): RichTextNode[] =>
  nodesOf(parsed(cleanRichText(html, rules)), rules)

/** Whether nothing is said: neither words nor a picture, a line or a table. */
export const isEmptyRichText = (html: string): boolean =>
  !/<(img|hr|table)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
