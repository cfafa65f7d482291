// Lists of Word: paragraphs with a marker from its desktop program, flat lists with levels from its online editor.

export const lines = 'p, h1, h2, h3, h4, h5, h6'

export function replaceElement(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) next.setAttribute(attribute, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

export const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

type ListItem = {
  /** From 1. */
  level: number
  name: 'ol' | 'ul'
  /** Of a numbered item; `undefined` continues the list. */
  number?: number | undefined
  /** The list that Word counts the item to. */
  of?: string | undefined
}

type OpenList = { element: Element; of: string | undefined; next: number }

/** Builds nested lists of items that follow each other. An item whose number does not continue its list starts another one. */
function createListBuilder({ ownerDocument }: Element) {
  /** Outermost first. */
  let open: OpenList[] = []

  function openList(name: string, place: Element, start: number, of: string | undefined) {
    const element = ownerDocument.createElement(name)
    if (name === 'ol' && start !== 1) element.setAttribute('start', String(start))
    const parent = open.at(-1)?.element
    if (!parent) place.before(element)
    else (parent.lastElementChild ?? parent.appendChild(ownerDocument.createElement('li'))).append(element)
    open.push({ element, of, next: start })
  }

  return {
    /** The outermost list. */
    last: () => open[0]?.element,
    close() {
      open = []
    },
    /** Appends an item, whose content is `content`; a new outermost list comes before `place`. */
    add({ level, name, number, of }: ListItem, content: readonly Node[], place: Element) {
      open = open.slice(0, level)
      const same = open[level - 1]
      const continues =
        same?.element.localName === name && same.of === of && (number === undefined || number === same.next)
      if (same && !continues) open.pop()
      while (open.length < level) openList(name, place, open.length === level - 1 ? (number ?? 1) : 1, of)
      const list = open.at(-1)
      const item = ownerDocument.createElement('li')
      item.append(...content)
      list?.element.append(item)
      if (list) list.next += 1
    },
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanOf(text: string): number | undefined {
  if (!/^m*(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(text)) return undefined
  const digits = [...text].map((letter) => romanDigits[letter] ?? 0)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}

/** The number of a marker: 3 of `3.`, `2.3.`, `(c)` and `iii)`; `undefined` of a bullet. `next` tells `i` from `i`. */
function numberOf(marker: string, next: number | undefined): number | undefined {
  const digits = /^\(?(?:\d+\.)*(\d{1,4})[.)]*$/.exec(marker)?.[1]
  if (digits) return Number(digits)
  const word = /^\(?([a-z]{1,7})[.)]+$/i.exec(marker)?.[1]?.toLowerCase()
  if (!word) return undefined
  const alphabetic = word.length === 1 ? letters.indexOf(word) + 1 : undefined
  const roman = romanOf(word)
  if (alphabetic !== undefined && alphabetic === next) return alphabetic
  return roman !== undefined && (roman === next || word === 'i' || alphabetic === undefined) ? roman : alphabetic
}

/** Level and list of an item of desktop Word, which is a paragraph with a style: `mso-list:l0 level2 lfo1`. */
function styleOf(element: Element): { level: number; of: string | undefined } | undefined {
  const style = element.getAttribute('style') ?? ''
  const [, of, level] = /mso-list:\s*(\S+)\s+level(\d+)/i.exec(style) ?? []
  return level ? { level: Number(level), of } : undefined
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

function convertParagraphs(body: Element) {
  const builder = createListBuilder(body)
  /** The number that would follow at each level. */
  let next: (number | undefined)[] = []
  for (const paragraph of [...body.querySelectorAll(lines)]) {
    const style = styleOf(paragraph)
    if (!style) continue
    const { level, of } = style
    if (!builder.last() || builder.last() !== paragraph.previousElementSibling) {
      builder.close()
      next = []
    }
    next = next.slice(0, level)
    const number = numberOf(removeMarker(paragraph), next[level - 1])
    next[level - 1] = number === undefined ? undefined : number + 1
    const place = body.ownerDocument.createElement('p')
    paragraph.replaceWith(place)
    builder.add(
      { level, of, number, name: number === undefined ? 'ul' : 'ol' },
      [replaceElement(paragraph, 'p')],
      place,
    )
    place.remove()
  }
}

const levelOf = (item: Element): number =>
  Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 0)

/** The online editor writes each item as a list of its own, beside those above it, and says level and number in attributes. */
function convertOnlineLists(body: Element) {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper)
  for (const end of body.querySelectorAll('li .EOP')) end.remove()
  const builder = createListBuilder(body)
  let previous: Element | undefined
  for (const list of [...body.querySelectorAll('ol, ul')]) {
    const items = [...list.children]
    const isFlat =
      items.length > 0 &&
      items.every((item) => item.matches('li[data-aria-level], li[data-listid][aria-level]') && levelOf(item) > 0)
    if (!isFlat) continue
    if (!previous || previous !== list.previousElementSibling) builder.close()
    const name = list.localName === 'ol' ? 'ol' : 'ul'
    const start = Number(list.getAttribute('start') ?? 1)
    for (const [index, item] of items.entries()) {
      const of = item.getAttribute('data-listid') ?? undefined
      const number = name === 'ol' ? start + index : undefined
      builder.add({ level: levelOf(item), name, number, of }, [...item.childNodes], list)
    }
    list.remove()
    previous = builder.last()
  }
}

/** Turns lists of Word into nested lists with their numbers. */
export function convertWordLists(body: Element) {
  convertParagraphs(body)
  convertOnlineLists(body)
}
