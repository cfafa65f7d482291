import { cleanRichText, isAllowedImage, isAllowedLink, parseHtml } from './rich-text'
import type { RichTextRules } from './rules'

/** Replacements for elements of other programs. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }
const blocks = 'address, article, aside, center, div, figcaption, footer, header, main, section'
const lines = 'p, h1, h2, h3, h4, h5, h6'
const inner = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, hr, pre'

function replaceElement(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) next.setAttribute(attribute, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function wrapContent(element: Element, name: string) {
  const wrap = element.ownerDocument.createElement(name)
  wrap.append(...element.childNodes)
  element.append(wrap)
}

/** Level of a Word list item, which is a paragraph with a style: `mso-list:l0 level2 lfo1`. */
const wordLevel = (element: Element): number => {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(style)?.[1]
  return level ? Number(level) : 0
}

/** Removes and returns the bullet or number that Word writes into an item. */
function removeMarker(item: Element): string {
  const marker = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = marker?.textContent ?? ''
  marker?.remove()
  return text.trim()
}

function convertWordLists(body: Element) {
  /** Stack of open lists, outermost first. */
  let open: Element[] = []
  let last: Element | undefined
  for (const paragraph of [...body.querySelectorAll(lines)]) {
    const level = wordLevel(paragraph)
    if (level === 0) continue
    if (!last || last !== paragraph.previousElementSibling) open = []
    const name = /^(\d+|[a-z]{1,4}|[ivx]+)[.)]/i.test(removeMarker(paragraph)) ? 'ol' : 'ul'
    const item = body.ownerDocument.createElement('li')
    open = open.slice(0, level)
    if (open.length === level && open[level - 1]?.localName !== name) open.pop()
    while (open.length < level) {
      const list = body.ownerDocument.createElement(name)
      const parent = open.at(-1)
      if (!parent) paragraph.before(list)
      else (parent.lastElementChild ?? parent.appendChild(body.ownerDocument.createElement('li'))).append(list)
      open.push(list)
    }
    item.append(replaceElement(paragraph, 'p'))
    open.at(-1)?.append(item)
    last = open[0]
  }
}

/** Turns inline styles into elements and classes: bold, italic, underlined, struck through, alignment. */
function convertStyles(body: Element, { classes }: RichTextRules) {
  for (const element of body.querySelectorAll<HTMLElement>('[style], [align]')) {
    const { fontWeight, fontStyle, textDecoration, textAlign } = element.style
    const isBlock = element.matches('p, h1, h2, h3, h4, h5, h6, div')
    const align = textAlign || element.getAttribute('align') || ''
    const place = { center: 'text-center', right: 'text-end', end: 'text-end' }[align.toLowerCase()]
    if (isBlock && place && classes.includes(place)) element.classList.add(place)
    if (!element.matches('span, font, a, td, th')) continue
    // reversed: the last one is the outermost
    if (!element.matches('a') && /line-through/.test(textDecoration)) wrapContent(element, 's')
    if (!element.matches('a') && /underline/.test(textDecoration)) wrapContent(element, 'u')
    if (fontStyle === 'italic') wrapContent(element, 'em')
    if (/^(bold|bolder|[6-9]00)$/.test(fontWeight)) wrapContent(element, 'strong')
  }
  // bold or italic elements with a style that negates them, as in Google Docs
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em')) {
    const { fontWeight, fontStyle } = element.style
    if (/^(normal|400)$/.test(fontWeight) || (element.matches('i, em') && fontStyle === 'normal')) unwrap(element)
  }
}

/** Replaces each heading by the nearest allowed one, or a paragraph. */
function fitHeadings(body: Element, { elements }: RichTextRules) {
  const levels = [1, 2, 3, 4, 5, 6].filter((level) => elements.includes(`h${level}`))
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName[1])
    const nearest = levels.find((one) => one >= level) ?? levels.at(-1)
    if (nearest !== level) replaceElement(heading, nearest === undefined ? 'p' : `h${nearest}`)
  }
}

/** Cleans HTML from Word, Google Docs, e-mails or web pages. */
export function cleanPasted(html: string, rules: RichTextRules): string {
  const body = parseHtml(html)
  for (const element of body.querySelectorAll('o\\:p')) unwrap(element)
  for (const unseen of body.querySelectorAll('[style*="display:none" i], [style*="display: none" i], [hidden]'))
    unseen.remove()
  convertWordLists(body)
  convertStyles(body, rules)
  for (const [from, to] of Object.entries(SAME))
    for (const element of body.querySelectorAll(from)) replaceElement(element, to)
  fitHeadings(body, rules)
  for (const block of [...body.querySelectorAll(blocks)].reverse()) {
    if (block.querySelector(inner)) unwrap(block)
    else replaceElement(block, 'p')
  }
  for (const line of body.querySelectorAll('pre, dt, dd')) replaceElement(line, 'p')
  removeUseless(body, rules)
  joinLines(body)
  return cleanRichText(body.innerHTML, rules)
}

/** Removes anchors, form controls, external images, and empty marks and blocks. */
function removeUseless(body: Element, rules: RichTextRules) {
  for (const control of body.querySelectorAll('button, select, datalist, nav')) control.remove()
  for (const image of body.querySelectorAll('img')) {
    if (!isAllowedImage(image.getAttribute('src') ?? '', rules)) image.remove()
  }
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? ''
    if (!/^[a-z]+:/i.test(address) || !isAllowedLink(address, rules)) unwrap(link)
  }
  for (const span of body.querySelectorAll('span')) {
    if (!rules.classes.some((name) => span.classList.contains(name))) unwrap(span)
  }
  for (const mark of [...body.querySelectorAll('strong, em, u, s, span')].reverse()) {
    if (!mark.firstChild) mark.remove()
  }
  for (const line of body.querySelectorAll(lines)) {
    if (!line.querySelector('img, br') && !line.textContent?.trim()) line.remove()
  }
}

/** Replaces line breaks in the source by spaces. */
function joinLines(body: Element) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ')
    const beside = [node.previousSibling, node.nextSibling].some((one) => one instanceof Element && one.matches(inner))
    const between = beside || node.parentElement?.matches('body, ul, ol, table, tbody, tr')
    if (node.nodeValue === ' ' && between) node.nodeValue = ''
  }
  for (const line of body.querySelectorAll(lines)) {
    line.normalize()
    const [first, last] = [line.firstChild, line.lastChild]
    if (first instanceof Text) first.data = first.data.replace(/^ /, '')
    if (last instanceof Text) last.data = last.data.replace(/ $/, '')
  }
}
