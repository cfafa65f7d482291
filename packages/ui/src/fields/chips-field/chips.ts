/** A rejected word with the reason. */
export type RefusedChip = { text: string; reason: 'duplicate' | 'tooLong' | 'tooMany' }

export type ChipsRules = {
  /** Maximum characters of a word. @default unlimited */
  longest?: number | undefined
  /** Maximum number of words. @default unlimited */
  most?: number | undefined
}

// comma, and separators of pasted cells and lines
const separators = /[,;\t\n\r]+/

/** Whether a text contains several words. */
export const isList = (text: string) => separators.test(text)

/** Splits a list into trimmed words. */
export const splitChips = (text: string): string[] =>
  text
    .split(separators)
    .map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '')

// search ignores case
const key = (word: string) => word.normalize('NFC').toLowerCase()

/** Appends words, without duplicates regardless of case. */
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

/** A React key for each word, with its number among equals, since stored lists may have duplicates. */
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
 * Index of the chip that a key moves the focus to; the length for the input. After removal, Delete moves forwards and
 * Backspace backwards.
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
