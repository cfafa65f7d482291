import type { OpeningHours } from '@kiosk-admin/api-client'
import { CellError, type Column, named } from './columns'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const CLOSED = 'closed'

type Slots = OpeningHours['week']['mon']

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

/**
 * A week of opening hours, a column a day: `10:00-14:00, 15:00-20:00` or `closed`. All seven empty is as the mall is.
 * Exceptions by date are not in the file and stay as they are.
 */
export function hours(field: string): Column {
  const heads = weekdays.map((name) => `hours.${name}`)
  return {
    field,
    heads: () => heads,
    write: (value) => weekdays.map((name) => (value ? slotsText((value as OpeningHours).week[name]) : '')),
    read(cells, before) {
      if (cells.every((cell) => cell === undefined)) return undefined
      const stored = (before ?? undefined) as OpeningHours | undefined
      const given = cells.filter((cell) => cell !== undefined)
      const none = given.every((cell) => cell.trim() === '')
      // a file with some of the days says nothing of the others
      if (none && (given.length === weekdays.length || !stored)) return null
      const week = weekdays.map((name, index) => {
        const cell = cells[index]
        return [name, cell === undefined ? (stored?.week[name] ?? []) : slotsOf(cell, heads[index] ?? field)]
      })
      return { week: Object.fromEntries(week) as OpeningHours['week'], exceptions: stored?.exceptions ?? [] }
    },
  }
}

type Action =
  | { kind: 'details' }
  | { kind: 'changePage'; page: string }
  | { kind: 'externalUrl'; url: string }
  | { kind: 'childCategory'; categoryId: string }

/** What a touch does: `details`, `changePage: offers`, `externalUrl: https://…` or `childCategory: Fashion > Shoes`. */
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
          return { kind, categoryId: named(field, 'Category', detail, context) }
        default:
          throw new CellError(field, 'action', cell)
      }
    },
  }
}
