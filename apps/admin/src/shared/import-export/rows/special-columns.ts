import { type ItemHours, type LanguageCode, languageCodes } from '@kiosk-admin/api-client'
import { CellError, type CellProblem, type Column, parseFlag, readEach, resolveReference } from './columns'
import { joinWords, splitWords } from './names'
import { daysAndRest, rangeOf } from './written-values'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const CLOSED = 'closed'

type Slots = ItemHours['week']['mon']
type HoursException = ItemHours['exceptions'][number]

const slotsText = (slots: Slots) => slots.map(({ from, to }) => `${from}-${to}`).join(', ') || CLOSED

function slotsOf(cell: string, head: string): Slots {
  const text = cell.trim()
  if (text === '' || text.toLowerCase() === CLOSED) return []
  return text.split(/[,;]/).map((slot) => {
    const range = rangeOf(slot.trim())
    if (!range) throw new CellError(head, 'hours', cell)
    return range
  })
}

export const specialDaysHead = 'hours.exceptions'
const followHead = 'hours.mallExceptions'

/** Formats a special day: `2026-12-24/2026-12-26 10:00-14:00; se: Jul; en: Christmas`; `;` in names is escaped with a backslash. */
const specialDayText = ({ from, to, name, slots }: HoursException) =>
  [
    `${from === to ? from : `${from}/${to}`} ${slotsText(slots)}`,
    ...Object.entries(name).map(([code, text]) => `${code}: ${(text ?? '').replaceAll(/[\\;]/g, '\\$&')}`),
  ].join('; ')

function specialDayOf(text: string): HoursException {
  const [days = '', ...names] = (text.match(/(?:\\.|[^;\\])+/g) ?? []).map((part) => part.trim())
  const dated = daysAndRest(days)
  const named = names.filter(Boolean).map((part) => {
    const [, code = '', name = ''] = /^([a-z]{2})\s*:\s*(.*)$/s.exec(part) ?? []
    if (!isLanguage(code)) throw new CellError(specialDaysHead, 'specialDay', text)
    return [code, name.replaceAll(/\\(.)/g, '$1')]
  })
  if (!dated) throw new CellError(specialDaysHead, 'specialDay', text)
  const { from, to, rest } = dated
  return { from, to, name: Object.fromEntries(named), slots: slotsOf(rest, specialDaysHead) }
}

const isLanguage = (code: string): code is LanguageCode => (languageCodes as readonly string[]).includes(code)

/** What is wrong with hours that the contract refuses, by the path of its error. */
function hoursProblem(path: string): CellProblem {
  if (path.endsWith('.to')) return 'daysEndFirst'
  return /\.(week|slots)\./.test(path) ? 'overlap' : 'notAllowed'
}

/**
 * Opening hours: a column for each weekday, one for special days and one for whether to follow the mall's special days.
 * Seven empty weekdays remove the hours, so that the mall's apply.
 */
export function hours(field: string): Column {
  const days = weekdays.map((name) => `hours.${name}`)
  return {
    field,
    heads: () => [...days, specialDaysHead, followHead],
    invalid: hoursProblem,
    write(value) {
      const own = value as ItemHours | null | undefined
      if (!own) return [...days, specialDaysHead, followHead].map(() => '')
      const follows = own.mallExceptions === undefined ? '' : own.mallExceptions ? 'yes' : 'no'
      return [
        ...weekdays.map((name) => slotsText(own.week[name])),
        joinWords(own.exceptions.map(specialDayText)),
        follows,
      ]
    },
    read(cells, before) {
      if (cells.every((cell) => cell === undefined)) return undefined
      const stored = (before ?? undefined) as ItemHours | undefined
      const dayCells = cells.slice(0, days.length).filter((cell) => cell !== undefined)
      const [special, follow] = cells.slice(days.length).map((cell) => cell?.trim())
      const allEmpty = dayCells.every((cell) => cell.trim() === '')
      // a file without some of the days keeps the stored week
      if (allEmpty && (dayCells.length === days.length || !stored)) {
        if (special) throw new CellError(specialDaysHead, 'noWeek', special)
        return null
      }
      const week = () =>
        readEach(weekdays, (name, index) => {
          const cell = cells[index]
          return [name, cell === undefined ? (stored?.week[name] ?? []) : slotsOf(cell, days[index] ?? field)]
        })
      const exceptions = () =>
        special === undefined ? (stored?.exceptions ?? []) : readEach(splitWords(special), specialDayOf)
      const mallExceptions = () => parseFlag(follow ?? '', followHead) ?? stored?.mallExceptions
      // the errors of all three are reported together
      const fields = readEach(
        [
          () => ['week', Object.fromEntries(week())],
          () => ['exceptions', exceptions()],
          () => ['mallExceptions', mallExceptions()],
        ],
        (read) => read(),
      )
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
    },
  }
}

type Action =
  | { kind: 'details' }
  | { kind: 'changePage'; page: string }
  | { kind: 'externalUrl'; url: string }
  | { kind: 'childCategory'; categoryId: string }

/** Click action: `details`, `changePage: offers`, `externalUrl: https://…` or `childCategory: Fashion > Shoes`. */
export function clickAction(field: string): Column {
  return {
    field,
    refers: 'Category',
    heads: () => [field],
    invalid: () => 'action',
    write(value, { names }) {
      const action = value as Action
      switch (action.kind) {
        case 'details':
          return [action.kind]
        case 'changePage':
          return [`${action.kind}: ${action.page}`]
        case 'externalUrl':
          return [`${action.kind}: ${action.url}`]
        case 'childCategory':
          return [`${action.kind}: ${names.Category?.textOf(action.categoryId) ?? action.categoryId}`]
      }
    },
    read([cell], _, context) {
      if (cell === undefined || cell.trim() === '') return undefined
      const [, kind, detail = ''] = /^(\w+)\s*(?::\s*(.*))?$/s.exec(cell.trim()) ?? []
      switch (kind) {
        case 'details':
          return { kind }
        case 'changePage':
          return { kind, page: detail }
        case 'externalUrl':
          return { kind, url: detail }
        case 'childCategory':
          return { kind, categoryId: resolveReference(field, 'Category', detail, context) }
        default:
          throw new CellError(field, 'action', cell)
      }
    },
  }
}
