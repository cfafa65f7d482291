// Options of a combobox: rows, search and keyboard navigation.

import { createLocaleFold, fold } from '../../internal/fold'

/** An option of a combobox. */
export type ComboboxOption<V = string> = {
  value: V
  label: string
  /** A second line, also searched. */
  description?: string
  /** URL of a decorative image before the label. */
  image?: string
  disabled?: boolean
}

/** A row of the list: an option or an action. */
export type ComboboxRow =
  | { kind: 'option'; option: ComboboxOption }
  | { kind: 'create'; text: string }
  | { kind: 'retry' }
  /** Selects all listed options, or clears them if all are selected. */
  | { kind: 'all'; values: readonly string[]; takesAway: boolean }

/** The React key of a row. */
export const rowKey = (row: ComboboxRow): string => (row.kind === 'option' ? `option:${row.option.value}` : row.kind)

export const canChoose = (row: ComboboxRow | undefined): row is ComboboxRow =>
  row !== undefined && !(row.kind === 'option' && row.option.disabled)

/** The row that selects all options; none with fewer than two. */
export function rowOfAll(rows: readonly ComboboxRow[], chosen: readonly string[]): ComboboxRow | undefined {
  const values = rows.flatMap((row) => (row.kind === 'option' && canChoose(row) ? [row.option.value] : []))
  if (values.length < 2) return undefined
  const has = new Set(chosen)
  return { kind: 'all', values, takesAway: values.every((value) => has.has(value)) }
}

type Folded = { label: string; plain: string; own: string }

/**
 * Filters options: every word must occur in label or description. Case and accents are ignored, but letters of the
 * locale's alphabet match exactly, unless nothing is found. Labels that start with the search come first; otherwise the
 * order is kept.
 */
export function createOptionSearch(locale: string) {
  const foldOwn = createLocaleFold(locale)
  // Folded texts are cached, since options are searched at each key.
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

/** The option with this label, regardless of case. */
export const optionNamed = (options: readonly ComboboxOption[], text: string, locale: string) => {
  const lower = (label: string) => label.trim().normalize('NFC').toLocaleLowerCase(locale)
  return options.find((option) => lower(option.label) === lower(text))
}

export type RowMove = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp'

const PAGE = 8

/** Index of the next enabled row for a key, wrapping at the ends; -1 for none. */
export function moveRow(rows: readonly ComboboxRow[], from: number, move: RowMove): number {
  const free = rows.flatMap((row, index) => (canChoose(row) ? [index] : []))
  const first = free.at(0) ?? -1
  // "Select all" is reached by arrow keys only, not by Enter after typing
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
