import { isFontClass, type RichTextRules } from './rules'

/** Rich text as data: text or an allowed element. */
export type RichTextNode = string | RichTextElement
export type RichTextElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly RichTextNode[]
}

const HTML = 'http://www.w3.org/1999/xhtml'
/** Elements with code or metadata instead of text. */
const metadataElements = new Set(['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe', 'head'])
const empty = new Set(['br', 'hr', 'img'])
/** Characters that browsers ignore in a URL. */
const ignoredCharacters = /[\t\n\r]/g

/** The id of the document that a link leads to. */
export const documentIdOf = (address: string): string | undefined => /^document:([\w-]{1,64})$/.exec(address)?.[1]

/** Whether a link may have this URL: an allowed scheme, or a path on the same site. */
export function isAllowedLink(address: string, { protocols }: Pick<RichTextRules, 'protocols'>): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(address.replace(ignoredCharacters, '').trimStart()) ?? []
  if (scheme?.toLowerCase() === 'document' && documentIdOf(address) === undefined) return false
  return scheme === undefined || protocols.includes(scheme.toLowerCase())
}

/** Whether an image may have this URL. Paths with `..` are rejected. */
export const isAllowedImage = (address: string, { images }: Pick<RichTextRules, 'images'>): boolean =>
  address.search(ignoredCharacters) === -1 &&
  !/(^|[/\\])\.\.?([/\\]|$)|\\|%2e/i.test(address) &&
  images.some((beginning) => address.startsWith(beginning))

/** Parses HTML without running scripts or loading resources. */
export const parseHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

function attributesOf(element: Element, name: string, rules: RichTextRules) {
  const allowed = [...(rules.attributes['*'] ?? []), ...(rules.attributes[name] ?? [])]
  return Object.fromEntries(
    allowed.flatMap((attribute): [string, string][] => {
      const value = element.getAttribute(attribute)
      if (value === null) return []
      if (attribute === 'class') {
        const classes = value
          .split(/\s+/)
          .filter((one) => rules.classes.includes(one) || (name === 'span' && isFontClass(one, rules)))
        return classes.length > 0 ? [[attribute, classes.join(' ')]] : []
      }
      if (attribute === 'href' && !isAllowedLink(value, rules)) return []
      if (/^(col|row)span$/.test(attribute) && (!/^\d{1,2}$/.test(value) || Number(value) < 2)) return []
      if (attribute === 'start' && !/^(0|[2-9]|[1-9]\d{1,3})$/.test(value)) return []
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
    if (element.namespaceURI !== HTML || metadataElements.has(name)) return []
    if (name === 'img' && !isAllowedImage(element.getAttribute('src') ?? '', rules)) return []
    const children = empty.has(name) ? [] : nodesOf(element, rules)
    return rules.elements.includes(name)
      ? [{ name, attributes: attributesOf(element, name, rules), children }]
      : children
  })
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Serialises rich text exactly as the server's sanitiser does. */
export const writeRichText = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return text(node)
      const given = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`)
      const start = `<${node.name}${given.join('')}>`
      return empty.has(node.name) ? start : `${start}${writeRichText(node.children)}</${node.name}>`
    })
    .join('')

const MAX_PASSES = 8

/**
 * Removes everything from HTML that the rules do not allow. Repeats parsing and serialising until the result is stable,
 * because parsers build trees that no HTML represents; HTML that never becomes stable yields an empty text.
 */
export function cleanRichText(html: string, rules: RichTextRules): string {
  let clean = html
  for (let turn = 0; turn < MAX_PASSES; turn += 1) {
    const again = writeRichText(nodesOf(parseHtml(clean), rules))
    if (again === clean) return clean
    clean = again
  }
  return ''
}

/** Parses and cleans rich text. Needs a DOM parser. */
export const readRichText = (html: string, rules: RichTextRules): RichTextNode[] =>
  nodesOf(parseHtml(cleanRichText(html, rules)), rules)

/** Whether the HTML has neither text nor an image, line or table. */
export const isEmptyRichText = (html: string): boolean =>
  !/<(img|hr|table)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
