// Orders texts nearly as a locale does, by numbers that stand for letters. Comparing texts that are nearly in order takes
// few comparisons, each of which costs as much as a hundred of these numbers.

import { inRanges, type Steps } from '../../internal/slices'
import { collator } from '../../theme/intl'
import { indexesOf } from './column-ranks'

/** Letters between two checks of the time, about. */
const STRIDE = 8192

/** Texts between two checks. */
const TEXTS = 256

/** Longest number that is told from longer ones. */
const DIGITS = 30

/** Code after the last letter of a text. */
const END = 0

/** Indexes of the texts, nearly in the locale's order: accents and case, ligatures and digraphs are disregarded. */
export function* roughOrder(texts: readonly string[], locale: string): Steps<Uint32Array> {
  const { codes, starts } = yield* encodeSteps(texts, yield* letterCodes(texts, locale))
  const order = indexesOf(texts.length)
  const codeAt = (at: number, depth: number) => codes[(starts[order[at] as number] as number) + depth] as number
  const swap = (a: number, b: number) => {
    const moved = order[a] as number
    order[a] = order[b] as number
    order[b] = moved
  }

  const open = [{ from: 0, to: texts.length, depth: 0 }]
  // a quicksort by one letter after the other (Bentley and Sedgewick, 1997)
  function sortSome() {
    for (let work = 0; work < STRIDE; ) {
      const part = open.pop()
      if (!part) return
      const { from, to, depth } = part
      work += to - from
      if (to - from < 2) continue
      const pivot = codeAt((from + to) >> 1, depth)
      let less = from
      let more = to
      for (let at = from; at < more; ) {
        const code = codeAt(at, depth)
        if (code < pivot) swap(less++, at++)
        else if (code > pivot) swap(at, --more)
        else at++
      }
      open.push({ from, to: less, depth }, { from: more, to, depth })
      if (pivot !== END) open.push({ from: less, to: more, depth: depth + 1 })
    }
  }
  while (open.length > 0) {
    sortSome()
    yield
  }
  return order
}

interface LetterCodes {
  /** Code by UTF-16 unit; 0 for those that do not count. */
  codes: Uint16Array
  /** The code of a number without digits. */
  numbers: number
}

/** Numbers the letters that occur in the order of the locale. */
function* letterCodes(texts: readonly string[], locale: string): Steps<LetterCodes> {
  const codes = new Uint16Array(0x10000)
  const units: number[] = []
  yield* inRanges(texts.length, TEXTS, (from, to) => {
    for (let index = from; index < to; index++) {
      const text = texts[index] as string
      for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at)
        if (codes[unit] !== 0) continue
        codes[unit] = 1
        units.push(unit)
      }
    }
  })
  const { compare } = collator(locale, { sensitivity: 'base' })
  const letters = [...units, DIGIT].map((unit) => String.fromCharCode(unit)).sort(compare)
  let code = END
  let numbers = END
  let before = ''
  for (const letter of letters) {
    if (compare(before, letter) !== 0) {
      before = letter
      code++
      if (letter === '0') {
        numbers = code
        code += DIGITS
      }
    }
    codes[letter.charCodeAt(0)] = code
  }
  return { codes, numbers }
}

const DIGIT = 48

const isDigit = (unit: number) => unit >= DIGIT && unit < DIGIT + 10

/** The codes of all texts in one array. A number begins with its length, as longer ones are greater. */
function* encodeSteps(texts: readonly string[], { codes, numbers }: LetterCodes) {
  const starts = new Uint32Array(texts.length)
  let size = 0
  // a number has one code more than digits, and each text its end
  for (const text of texts) size += 2 * text.length + 1
  const encoded = new Uint16Array(size)
  let end = 0
  function encode(text: string) {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (!isDigit(unit)) {
        const code = codes[unit] as number
        if (code !== END) encoded[end++] = code
        continue
      }
      while (text.charCodeAt(at) === DIGIT && isDigit(text.charCodeAt(at + 1))) at++
      const length = end++
      for (; isDigit(text.charCodeAt(at)); at++) encoded[end++] = text.charCodeAt(at)
      encoded[length] = numbers + Math.min(end - length - 1, DIGITS)
      at--
    }
    encoded[end++] = END
  }
  yield* inRanges(texts.length, TEXTS, (from, to) => {
    for (let index = from; index < to; index++) {
      starts[index] = end
      encode(texts[index] as string)
    }
  })
  return { codes: encoded, starts }
}
