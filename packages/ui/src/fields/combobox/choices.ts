import { createLocaleFold, fold } from '../../internal/fold'

/** One of the choices of a combobox. */
export type ComboboxOption = {
  value: string
  label: string
  /** A second line, searched as well. */
  description?: string
  /** Address of a small picture before the text; it is decoration, the label says it all. */
  image?: string
  disabled?: boolean
}

/** A line of the list: a choice, or something to do. */
export type ComboboxRow =
  | { kind: 'option'; option: ComboboxOption }
  | { kind: 'create'; text: string }
  | { kind: 'retry' }
  /** Chooses all that is listed, or once all of it is chosen takes it away. */
  | { kind: 'all'; values: readonly string[]; takesAway: boolean }

/** What tells a row from all others while the list changes around it. */
export const rowKey = (row: ComboboxRow): string => (row.kind === 'option' ? `option:${row.option.value}` : row.kind)

export const canChoose = (row: ComboboxRow | undefined): row is ComboboxRow =>
  row !== undefined && !(row.kind === 'option' && row.option.disabled)

/** The line that chooses all that is listed; with fewer than two there is none. */
export function rowOfAll(rows: readonly ComboboxRow[], chosen: readonly string[]): ComboboxRow | undefined {
  const values = rows.flatMap((row) => (row.kind === 'option' && canChoose(row) ? [row.option.value] : []))
  if (values.length < 2) return undefined
  const has = new Set(chosen)
  return { kind: 'all', values, takesAway: values.every((value) => has.has(value)) }
}

type Folded = { label: string; plain: string; own: string }

/**
 * Finds options by what is typed: every word, anywhere in label or description. Accents and case do not matter, but a
 * letter of the locale's own alphabet that was typed is meant; only when nothing has it, it is folded too.
 * What begins with the search comes first; otherwise the options keep their order.
 */
export function createOptionSearch(locale: string) {
  const foldOwn = createLocaleFold(locale)
  // options are long-lived and searched at each key: each is folded once
  const known = new WeakMap<ComboboxOption, Folded>()
  const foldedOf = (option: ComboboxOption): Folded => {
    const seen = known.get(option)
    if (seen) return seen
    const text = `${option.label}\n${option.description ?? ''}`
    const folded = { label: fold(option.label), plain: fold(text), own: foldOwn(text) }
    known.set(option, folded)
    return folded
  }
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

  return (options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] => {
    const plain = wordsOf(fold(search))
    if (plain.length === 0) return options
    const own = wordsOf(foldOwn(search))
    const isPlain = (word: string) => /^\p{ASCII}*$/u.test(word)
    const exact = options.filter((option) => {
      const texts = foldedOf(option)
      return own.every((word) => (isPlain(word) ? texts.plain : texts.own).includes(word))
    })
    const found =
      exact.length > 0 || own.every(isPlain)
        ? exact
        : options.filter((option) => plain.every((word) => foldedOf(option).plain.includes(word)))
    const start = plain.join(' ')
    const [first, rest] = [[] as ComboboxOption[], [] as ComboboxOption[]]
    for (const option of found) (foldedOf(option).label.startsWith(start) ? first : rest).push(option)
    return [...first, ...rest]
  }
}

/** The option that is called exactly what was typed, whatever its case. */
export const optionNamed = (options: readonly ComboboxOption[], text: string, locale: string) => {
  const lower = (label: string) => label.trim().normalize('NFC').toLocaleLowerCase(locale)
  return options.find((option) => lower(option.label) === lower(text))
}

export type RowMove = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp'

const PAGE = 8

/** The row that a key leads to, over those that cannot be chosen; at an end the next is the other end. -1: none. */
export function moveRow(rows: readonly ComboboxRow[], from: number, move: RowMove): number {
  const free = rows.flatMap((row, index) => (canChoose(row) ? [index] : []))
  const first = free.at(0) ?? -1
  // all at once is chosen by who goes there, not by Enter after a word
  const firstChoice = free.find((index) => rows[index]?.kind !== 'all') ?? first
  const last = free.at(-1) ?? -1
  const after = (index: number) => free.find((one) => one >= index)
  const before = (index: number) => free.findLast((one) => one <= index)
  if (move === 'first') return firstChoice
  if (move === 'last') return last
  if (move === 'next') return after(from + 1) ?? first
  if (move === 'previous') return from < 0 ? last : (before(from - 1) ?? last)
  if (move === 'pageDown') return after(from + PAGE) ?? last
  return before(from - PAGE) ?? first
}
