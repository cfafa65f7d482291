import { convertWordLists, lines, replaceElement, unwrap } from './paste-lists'
import { cleanRichText, isAllowedImage, isAllowedLink, parseHtml } from './rich-text'
import { isFontClass, type RichTextRules } from './rules'

/** Replacements for elements of other programs. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }
const blocks = 'address, article, aside, center, div, figcaption, footer, header, main, section'
const inner = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, hr, pre'

function wrapContent(element: Element, name: string) {
  const wrap = element.ownerDocument.createElement(name)
  wrap.append(...element.childNodes)
  element.append(wrap)
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
    const known = [...span.classList].some((name) => rules.classes.includes(name) || isFontClass(name, rules))
    if (!known) unwrap(span)
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
