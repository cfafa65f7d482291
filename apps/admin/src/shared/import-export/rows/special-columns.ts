import { type ItemHours, type LanguageCode, languageCodes } from '@kiosk-admin/api-client'
import { CellError, type Column, parseFlag, resolveReference } from './columns'
import { joinWords, splitWords } from './names'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const CLOSED = 'closed'

type Slots = ItemHours['week']['mon']
type HoursException = ItemHours['exceptions'][number]

const slotsText = (slots: Slots) => slots.map(({ from, to }) => `${from}-${to}`).join(', ') || CLOSED

function slotsOf(cell: string, head: string): Slots {
  const text = cell.trim()
  if (text === '' || text.toLowerCase() === CLOSED) return []
  return text.split(/[,;]/).map((slot) => {
    const [, from, to] = /^(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/.exec(slot.trim()) ?? []
    if (from === undefined || to === undefined) throw new CellError(head, 'hours', cell)
    return { from: from.padStart(5, '0'), to: to.padStart(5, '0') }
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
  const [, from, to = from, hours = ''] = /^(\d{4}-\d\d-\d\d)(?:\s*\/\s*(\d{4}-\d\d-\d\d))?\s+(.+)$/.exec(days) ?? []
  const named = names.filter(Boolean).map((part) => {
    const [, code = '', name = ''] = /^([a-z]{2})\s*:\s*(.*)$/s.exec(part) ?? []
    if (!isLanguage(code)) throw new CellError(specialDaysHead, 'specialDay', text)
    return [code, name.replaceAll(/\\(.)/g, '$1')]
  })
  if (from === undefined || to === undefined) throw new CellError(specialDaysHead, 'specialDay', text)
  return { from, to, name: Object.fromEntries(named), slots: slotsOf(hours, specialDaysHead) }
}

const isLanguage = (code: string): code is LanguageCode => (languageCodes as readonly string[]).includes(code)

/**
 * Opening hours: a column for each weekday, one for special days and one for whether to follow the mall's special days.
 * Seven empty weekdays remove the hours, so that the mall's apply.
 */
export function hours(field: string): Column {
  const days = weekdays.map((name) => `hours.${name}`)
  return {
    field,
    heads: () => [...days, specialDaysHead, followHead],
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
      const week = weekdays.map((name, index) => {
        const cell = cells[index]
        return [name, cell === undefined ? (stored?.week[name] ?? []) : slotsOf(cell, days[index] ?? field)]
      })
      const mallExceptions = parseFlag(follow ?? '', followHead) ?? stored?.mallExceptions
      return {
        week: Object.fromEntries(week) as ItemHours['week'],
        exceptions: special === undefined ? (stored?.exceptions ?? []) : splitWords(special).map(specialDayOf),
        ...(mallExceptions === undefined ? {} : { mallExceptions }),
      }
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
