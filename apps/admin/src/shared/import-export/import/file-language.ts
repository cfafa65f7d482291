import type { LanguageCode } from '@kiosk-admin/api-client'
import { allLanguages } from '../../i18n/language-display'
import type { Column } from '../rows/columns'
import { headOf } from '../rows/content-columns'
import { specialDaysHead } from '../rows/special-columns'
import { DAYS } from '../rows/written-values'
import { fileLabels, languageName } from './file-labels'

const sameText = (text: string) => text.trim().normalize().toLowerCase()

/** The columns of a file: those of fields that only one kind has are labelled, and so are the values of choices. */
type Columns = readonly Pick<Column, 'field' | 'label' | 'labels'>[]

/** Returns the word for a header. */
const headWord = (columns: Columns, head: string, language: LanguageCode): string | undefined =>
  columns.find(({ field }) => headOf(field) === head)?.label?.[language] ?? fileLabels[language].heads[head]

/** Translates a header: `startDate`, `name.se` with the language's own name, `hours.mon` with the weekday's. */
export function translateHead(columns: Columns, head: string, language: LanguageCode): string {
  const { weekdays } = fileLabels[language]
  const own = headWord(columns, head, language)
  if (own !== undefined) return own
  const [field = '', part = ''] = head.split('.')
  const word = headWord(columns, field, language)
  if (word === undefined) return head
  const weekday = weekdays[part]
  return weekday ? `${word}: ${weekday}` : `${word} (${languageName(part) ?? part})`
}

/** Returns a function from a header in any of the languages to the key of its column. */
export function headKeys(columns: Columns): (text: string) => string {
  const keys = new Map(
    allLanguages.flatMap((language) => {
      const { heads, weekdays } = fileLabels[language]
      const parts = ['', ...allLanguages.map((code) => `.${code}`), ...Object.keys(weekdays).map((day) => `.${day}`)]
      const all = [...Object.keys(heads), ...columns.map(({ field }) => headOf(field))]
      const known = all.flatMap((head) => (head.includes('.') ? head : parts.map((part) => head + part)))
      return known.map((key) => [sameText(translateHead(columns, key, language)), key] as const)
    }),
  )
  return (text) => keys.get(sameText(text)) ?? text.trim()
}

const flags = ['dynamicSimpleView', 'dynamicVisit', 'hours.mallExceptions']
const setOf = (head: string) => (flags.includes(head) ? 'flag' : head.startsWith('hours.') ? 'hours' : head)

const wordFor = (set: string, key: string, language: LanguageCode) => fileLabels[language].cells[set]?.[key] ?? key

function keyFor(set: string, text: string): string {
  for (const language of allLanguages) {
    const found = Object.entries(fileLabels[language].cells[set] ?? {}).find(
      ([, word]) => sameText(word) === sameText(text),
    )
    if (found) return found[0]
  }
  return text
}

/** `changePage: offers`: action and target. */
const action = /^([^:]+)(?::\s*(.*))?$/s

function inAction(text: string, translated: (set: string, word: string) => string, isPage: (kind: string) => boolean) {
  const [, kind = '', detail] = action.exec(text.trim()) ?? []
  if (detail === undefined) return translated('clickAction', text.trim())
  return `${translated('clickAction', kind)}: ${isPage(kind) ? translated('page', detail) : detail}`
}

/** `2026-12-24 closed; se: Jul`: matches `closed`, the keyword in place of the hours. */
const closedDays = new RegExp(String.raw`(?<=(?:^|\|)\s*${DAYS}\s+)\p{L}+(?=\s*(?:;|\||$))`, 'gu')

const labelsAt = (columns: Columns, head: string) => columns.find(({ field }) => field === head)?.labels

/** Translates the keywords of a cell: `Active`, `closed`, `changePage: offers`. Names and numbers stay. */
export function translateCell(columns: Columns, head: string, text: string, language: LanguageCode): string {
  const labels = labelsAt(columns, head)
  if (labels) return labels[text]?.[language] ?? wordFor(head, text, language)
  const word = (set: string, key: string) => wordFor(set, key, language)
  if (head === specialDaysHead) return text.replaceAll(closedDays, (hours) => word('hours', hours))
  if (head === 'clickAction') return inAction(text, word, (kind) => kind === 'changePage')
  return word(setOf(head), text)
}

/** Returns the contract's keyword for a cell in any of the languages. */
export function cellKey(columns: Columns, head: string, text: string): string {
  const labels = labelsAt(columns, head) ?? {}
  const labelled = Object.keys(labels).find((value) =>
    Object.values(labels[value] ?? {}).some((label) => sameText(label) === sameText(text)),
  )
  if (labelled !== undefined) return labelled
  if (head === specialDaysHead) return text.replaceAll(closedDays, (hours) => keyFor('hours', hours))
  if (head === 'clickAction') return inAction(text, keyFor, (kind) => keyFor('clickAction', kind) === 'changePage')
  return keyFor(setOf(head), text)
}
