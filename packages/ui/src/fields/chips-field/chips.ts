/** What was not taken over, and why. */
export type RefusedChip = { text: string; reason: 'duplicate' | 'tooLong' | 'tooMany' }

export type ChipsRules = {
  /** Largest number of letters of one word. @default any */
  longest?: number | undefined
  /** Largest number of words. @default any */
  most?: number | undefined
}

// a comma, and what else stands between the cells and lines of a list that is pasted
const separators = /[,;\t\n\r]+/

/** Whether a text is a list rather than one word. */
export const isList = (text: string) => separators.test(text)

/** The words of a list, as they were typed but for stray spaces. */
export const splitChips = (text: string): string[] =>
  text
    .split(separators)
    .map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '')

// "Skor" and "skor" find the same
const key = (word: string) => word.normalize('NFC').toLowerCase()

/** The words and what was added to their end, in the order in which it was given; each only once, whatever its capitals. */
export function addChips(
  chips: readonly string[],
  words: readonly string[],
  { longest = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: ChipsRules = {},
): { chips: readonly string[]; added: string[]; refused: RefusedChip[] } {
  const known = new Set(chips.map(key))
  const added: string[] = []
  const refused: RefusedChip[] = []
  for (const text of words) {
    if (known.has(key(text))) refused.push({ text, reason: 'duplicate' })
    else if (text.length > longest) refused.push({ text, reason: 'tooLong' })
    else if (chips.length + added.length >= most) refused.push({ text, reason: 'tooMany' })
    else {
      known.add(key(text))
      added.push(text)
    }
  }
  return { chips: added.length > 0 ? [...chips, ...added] : chips, added, refused }
}

/** A key for each word: its place among its equals, since a stored list may hold a word twice. */
export function chipKeys(chips: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return chips.map((word) => {
    const before = seen.get(word) ?? 0
    seen.set(word, before + 1)
    return `${before} ${word}`
  })
}

export const removesChip = (key: string) => key === 'Delete' || key === 'Backspace'

/**
 * Where the focus goes from a chip by a key: to the chip at this place, or behind the last one to the input. Of a chip that
 * is taken away too: Delete goes on, Backspace goes back.
 */
export function chipAfterKey(key: string, index: number, count: number, rtl = false): number | undefined {
  const to: Readonly<Record<string, number>> = {
    [rtl ? 'ArrowRight' : 'ArrowLeft']: Math.max(0, index - 1),
    [rtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
    Home: 0,
    End: count - 1,
    Escape: count,
    Delete: index + 1,
    Backspace: index > 0 ? index - 1 : index + 1,
  }
  return to[key]
}
