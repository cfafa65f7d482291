// Removes from the styles of an SVG what loads something, and keeps the other rules.

/** A style cannot be read in one way only, so that it could hide a rule. */
export class UnsafeStyleError extends Error {
  override name = 'UnsafeStyleError'
}

/** At-rules of which the content is rules again. Others are removed, such as `@import` and `@font-face`. */
const groups = /^@(?:media|supports|layer|container|(?:-webkit-)?keyframes)(?![-\w\\\u0080-\uffff])/i

/** At-rules without a block that load nothing: the order of layers and the namespaces of drawings. */
const statements =
  /^@(?:layer\s[-\w\s,.]+|namespace\s+(?:[-\w]+\s*)?(?:url\()?["']?http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)["']?\)?\s*)$/i

/** An escape of CSS Syntax 3, section 4.3.7: a number with one space after it, or a sign. */
const escaped = String.raw`\\(?:[\da-f]{1,6}[ \t\n]?|[^\n\da-f])`
/** A string with its end as a group, which is empty when the string is open. */
const strings = String.raw`"[^"\\\n]*(?:\\[^][^"\\\n]*)*("?)|'[^'\\\n]*(?:\\[^][^'\\\n]*)*('?)`
const letter = String.raw`[-\w\u0080-\uffff]`

/** The tokens that matter for the structure of a style: strings, addresses without quotes, names, functions and single signs. */
const tokens = new RegExp(String.raw`${strings}|url\(\s*[^"'()[\]{}\\\s]*\s*\)|(?:${letter}|${escaped})+\(?|[^]`, 'gi')

/** Comments, and the signs of HTML comments, which CSS ignores between rules. */
const comments = new RegExp(String.raw`(${strings}|${escaped})|/\*[^]*?(?:\*/|$)|<!--|(?<!${letter}|\\)-->`, 'g')

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Deeper styles are refused, because blocks are read recursively. */
const maxDepth = 32

/** Functions that load something without `url()` or take an address from an attribute. */
const loading = /(?:image|image-set|src|attr|expression)\s*\(|javascript:/i

/** True if a value of an attribute or a declaration loads nothing. An escape beside a function could hide its name. */
export function isSafeValue(value: string): boolean {
  if (loading.test(value) || (value.includes('\\') && value.includes('('))) return false
  for (const [, , address = ''] of value.matchAll(/url\s*\(\s*(["']?)([^"')]*)\1\s*\)?/gi)) {
    if (!/^\s*#/.test(address)) return false
  }
  return true
}

/**
 * A declaration, or nothing if it loads something. A paint from elsewhere becomes `none`, as browsers paint it; without the
 * declaration it would be black.
 */
function sanitiseDeclaration(text: string): string {
  if (isSafeValue(text)) return text
  const [, paint] = /^\s*(fill|stroke)\s*:/i.exec(text) ?? []
  return paint ? `${paint}:none` : ''
}

type Block = {
  next: () => string | undefined
  depth: number
  /** The block is a whole style of rules or of declarations, and ends with its text. */
  whole?: 'rules' | 'declarations'
}

/** Reads rules and declarations up to the end of their block. */
function readBlock({ next, depth, whole }: Block): string {
  if (depth > maxDepth) throw new UnsafeStyleError('A style is nested too deeply')
  let out = ''
  let item = ''
  /** The first token of the item other than space. */
  let first = ''
  /** The item has an at-keyword where only CSS that browsers ignore has one. */
  let misplaced = false
  /** The ends of the brackets that are open within the item. */
  const open: string[] = []

  const finish = (kept: string) => {
    out += kept
    item = ''
    first = ''
    misplaced = false
  }
  const finishDeclaration = (end: string) => {
    if (first === '@') finish(statements.test(item.trim()) ? item + end : '')
    else if (whole === 'rules' || misplaced) finish('')
    else {
      const kept = sanitiseDeclaration(item)
      finish(kept && kept + end)
    }
  }
  const finishRule = (content: string) => {
    const prelude = item.trim()
    const isKept = first === '@' ? groups.test(prelude) && isSafeValue(prelude) : !misplaced
    finish(isKept ? `${item}{${content}}` : '')
  }

  for (let token = next(); token !== undefined; token = next()) {
    if (open.length === 0 && token === ';') finishDeclaration(';')
    else if (open.length === 0 && token === '{') finishRule(readBlock({ next, depth: depth + 1 }))
    else if (open.length === 0 && token === '}' && !whole) {
      finishDeclaration('')
      return out
    } else {
      if (token === '@' && first !== '') misplaced = true
      if (/\S/.test(token)) first ||= token
      item += token
      if (token === open.at(-1)) open.pop()
      else if (/^[\\)\]}]$/.test(token)) throw new UnsafeStyleError('The brackets of a style do not fit')
      const close = /^["']/.test(token) ? undefined : closing[token.at(-1) ?? '']
      if (close) open.push(close)
      if (close && token.includes('\\')) throw new UnsafeStyleError('A style hides the name of a function')
      if (/^url\($/i.test(token)) {
        let address = next()
        while (address && /^\s$/.test(address)) address = next()
        if (!address || !/^["']/.test(address)) throw new UnsafeStyleError('An address in a style is not valid')
        item += address
      }
    }
  }
  if (open.length > 0) throw new UnsafeStyleError('A bracket of a style is open')
  finishDeclaration('')
  return out
}

function read(css: string, whole: 'rules' | 'declarations'): string {
  const text = css.replace(/\r\n?|\f/g, '\n').replace(comments, (_, string: string | undefined) => string ?? '')
  const all = text.matchAll(tokens)
  let before = ''
  const next = () => {
    const [token, ...ends] = all.next().value ?? []
    if (ends.includes('')) throw new UnsafeStyleError('A string of a style is open')
    // removing a comment can join the signs of another one
    if (before === '/' && token === '*') throw new UnsafeStyleError('A comment of a style is not valid')
    before = token ?? ''
    return token
  }
  return readBlock({ next, depth: 0, whole })
}

/** Removes from a style sheet what loads something: at-rules such as `@import` and `@font-face`, and addresses elsewhere. */
export const sanitiseStyle = (css: string): string => read(css, 'rules')

/** Removes from the declarations of a `style` attribute what loads something. */
export const sanitiseDeclarations = (css: string): string => read(css, 'declarations')
