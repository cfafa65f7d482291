// Converts the state of a table to URL parameters and back.

import { sortToText, textToSort } from './sort-text'
import { type ColumnLayout, PLAIN_LAYOUT, PLAIN_STATE, type TableState } from './table-state'

/** Reserved parameter names; a column with such a name gets a trailing dot. */
const TAKEN = ['q', 'sort', 'columns']

export interface TableQueryOptions {
  /** Prefix of all parameters, for two tables on one page. @default '' */
  prefix?: string
}

/** Name of a column's filter parameter. */
export const filterKey = (column: string, { prefix = '' }: TableQueryOptions = {}): string =>
  prefix + column + (TAKEN.includes(column) ? '.' : '')

/**
 * Serialises a table's state as URL parameters without defaults:
 * `q=sko&sort=name,-endDate&status=Active,InActive&columns=name:240:start,status,-hours`.
 */
export function tableStateToQuery(state: Partial<TableState>, options: TableQueryOptions = {}): Record<string, string> {
  const { search, sort, filters, layout } = { ...PLAIN_STATE, ...state }
  const { prefix = '' } = options
  const texts: [string, string][] = [
    [`${prefix}q`, search],
    [`${prefix}sort`, sortToText(sort)],
    [`${prefix}columns`, layoutToText(layout)],
    ...Object.entries(filters).map(([id, filterValues = []]): [string, string] => [
      filterKey(id, options),
      joinValues(filterValues),
    ]),
  ]
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Parses URL parameters. Missing ones are as in `initial`; `filterable` are the columns with filters to read. */
export function tableStateFromQuery(
  query: Pick<URLSearchParams, 'get'>,
  filterable: readonly string[],
  { initial, ...options }: TableQueryOptions & { initial?: Partial<TableState> } = {},
): TableState {
  const { prefix = '' } = options
  const first = { ...PLAIN_STATE, ...initial }
  const [sort, columns] = [query.get(`${prefix}sort`), query.get(`${prefix}columns`)]
  const filters = filterable.flatMap((id) => {
    const text = query.get(filterKey(id, options))
    return text === null ? [] : [[id, splitValues(text)] as const]
  })
  return {
    search: query.get(`${prefix}q`) ?? first.search,
    sort: sort === null ? first.sort : textToSort(sort),
    filters: { ...first.filters, ...Object.fromEntries(filters) },
    layout: columns === null ? first.layout : textToLayout(columns),
  }
}

const joinValues = (values: readonly string[]) => values.map((one) => one.replace(/[\\,]/g, '\\$&')).join(',')

const splitValues = (text: string): string[] =>
  (text.match(/(?:\\.|[^\\,])+/gs) ?? []).map((one) => one.replace(/\\(.)/gs, '$1'))

/** Serialises a layout: `name:240:start,-hours` is an order of columns with width and side; a minus hides one. */
function layoutToText({ order, hidden, widths, pinned }: ColumnLayout): string {
  const mentioned = [...order, ...hidden, ...Object.keys(widths), ...Object.keys(pinned)]
  const ids = [...new Set(mentioned)]
  const text = ids.map((id) => {
    const more = [widths[id] ?? '', pinned[id] ?? ''].join(':').replace(/:+$/, '')
    return `${hidden.includes(id) ? '-' : ''}${encodeURIComponent(id)}${more && `:${more}`}`
  })
  // without an order, a tilde marks the list as unordered
  return order.length > 0 || ids.length === 0 ? text.join(',') : `~${text.join(',')}`
}

function textToLayout(text: string): ColumnLayout {
  const ordered = !text.startsWith('~')
  const layout = { order: [] as string[], hidden: [] as string[], widths: {} as Record<string, number>, pinned: {} }
  for (const part of text.replace(/^~/, '').split(',')) {
    const [, minus, name, width, side] = /^(-?)([^:]+)(?::(\d*))?(?::(start|end))?$/.exec(part) ?? []
    if (name === undefined) continue
    const id = safelyDecoded(name)
    if (ordered) layout.order.push(id)
    if (minus) layout.hidden.push(id)
    if (width) layout.widths[id] = Number(width)
    if (side) layout.pinned = { ...layout.pinned, [id]: side }
  }
  return { ...PLAIN_LAYOUT, ...layout }
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
