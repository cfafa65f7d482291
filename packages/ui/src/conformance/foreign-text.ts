// Finds untranslated and clipped texts on a page in the pseudo-locale.

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** The words of the browser's own date, time and number formats. */
function wordsOfIntl(locale: string): string[] {
  const relative = (['long', 'short', 'narrow'] as const).flatMap((style) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style })
    return units.flatMap((unit) => [-5, -1, 0, 1, 5].map((value) => format.format(value, unit)))
  })
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)))
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { weekday: style, month: style, day: 'numeric', timeZone: 'UTC' })
    return days.map((day) => format.format(day))
  })
  const sizes = ['byte', 'kilobyte', 'megabyte'].map((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' }).format(2),
  )
  const words = [...relative, ...dates, ...sizes].flatMap(wordsOf)
  return [...words, ...words.map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))]
}

/** Key names, which are not translated. */
const keys = ['Ctrl', 'Esc', 'Enter', 'Tab']

const wordsOf = (text: string) => text.match(/[\p{L}’']+/gu) ?? []

/** The words in a story's strings and markup: its sample data. */
export function wordsInSource(source: string): string[] {
  const without = source.replace(/^(import|export \*|export \{)[\s\S]*? from '.*'$/gm, '')
  return (without.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<>{}=]+</g) ?? []).flatMap((text) => wordsOf(text.slice(1, -1)))
}

const attributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title', 'alt']

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('script, style, [class^="sb-"]')

type ShownText = {
  element: Element
  text: string /** Rectangle on the page; undefined for texts of screen readers only. */
  node?: Node
}

/** All visible and announced texts with their elements. */
function textsIn(root: Element): ShownText[] {
  const found: ShownText[] = []
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!isShown(element)) continue
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : undefined
      if (text) found.push({ element, text, node })
    }
    for (const name of attributes) {
      const text = element.getAttribute(name)?.trim()
      if (text) found.push({ element, text })
    }
  }
  return found
}

/** Removes label texts, nested ones too, and colour codes from a text. */
const beyondLabels = (text: string) => {
  let left = text.replace(/#\w+/g, ' ')
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(/«[^«»]*»/g, ' ')
  }
  return left
}

const nameOf = (element: Element) => element.closest('[data-slot]')?.getAttribute('data-slot') ?? element.localName

/**
 * Finds texts that are neither labels nor the story's data. Initials, single letters and `translate="no"` are allowed.
 */
export function foreignTexts(root: Element, own: readonly string[], locale = 'en-GB'): string[] {
  const knownWords = new Set([...own, ...keys, ...wordsOfIntl(locale)])
  const isKnown = (word: string) => knownWords.has(word) || /^\p{L}$|^\p{Lu}{2}$/u.test(word)
  return textsIn(root)
    .filter(({ element }) => !element.closest('[translate="no"]'))
    .filter(({ text }) => !wordsOf(beyondLabels(text)).every(isKnown))
    .map(({ element, text }) => `${nameOf(element)}: “${text}”`)
}

const hidesText = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip'

/** A visually hidden element of one pixel. */
const isUnseen = (box: DOMRect) => box.width <= 1 || box.height <= 1

/** The element that clips a text without an ellipsis, if any. */
function cutBy(element: Element, text: DOMRect): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box)
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') return undefined
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined
    const edge = box.getBoundingClientRect()
    if (isUnseen(edge)) return undefined
    const isOutside = text.right > edge.right + 1 || text.left < edge.left - 1
    if (isOutside && (hidesText(style) || box.matches('button, a, [role="tab"], [data-slot="badge"]'))) return box
  }
  return undefined
}

/** Finds label texts that are clipped or overflow their button, and pages that scroll horizontally. */
export function overflowingTexts(root: Element): string[] {
  const range = document.createRange()
  const cut = textsIn(root).flatMap(({ element, text, node }) => {
    if (!node || !text.includes('«')) return []
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const by = isUnseen(box) ? undefined : cutBy(element, box)
    return by ? [`${nameOf(element)}: “${text}” is wider than ${nameOf(by)}`] : []
  })
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...cut, `The page is ${scrollWidth} px wide, its window ${clientWidth} px`] : cut
}
