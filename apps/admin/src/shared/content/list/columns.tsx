import {
  type ContentType,
  describeFields,
  type KioskState,
  kioskStates,
  type LanguageCode,
  type Localised,
} from '@kiosk-admin/api-client'
import { StatusBadge } from '@kiosk-admin/ui'
import { Cell, type DataTableColumn } from '@kiosk-admin/ui/table'
import type { RowOf } from '../../../data/cache/kind'
import { ownFieldIn } from '../../feature/known-features'
import { authorName } from '../../i18n/author-name'
import type { Translate } from '../../i18n/i18n'
import { kitLanguages } from '../../i18n/kit-languages'
import { textIn } from '../../i18n/localised'
import { kitLabels } from '../../kit'
import { kioskState, lastDayOf } from '../kiosk-state'
import type { contentMessages } from '../messages'

/** List row of any content type. Code that knows the type narrows it: `row as Place`. */
export type Row = RowOf<ContentType> & { readonly [field: string]: unknown }
export type Column = DataTableColumn<Row> & {
  /** Parameters of the list call for filter values. @default one by the name of the column */
  parameters?: (values: readonly string[]) => object
}

type Context = {
  t: Translate<typeof contentMessages.messages>
  language: LanguageCode
  languages: readonly LanguageCode[]
  /** Current date in the mall's time zone. */
  today: string
}

/** Builds table columns from field names and their contract descriptions. */
export function columnsOf(type: ContentType, names: readonly string[], context: Context): Column[] {
  const fields = new Map(describeFields(type).map((field) => [field.name, field]))
  return names.map((name): Column => {
    const header = headerOf(name, context)
    const special = derived[name]
    if (special) return { id: name, header, ...special }
    if (name === 'contentStatus') return { id: name, header, ...stateColumn(type, context) }
    const field = fields.get(name)
    if (field?.localised) return localisedColumn(name, header, context)
    if (field?.format === 'date') return dateColumn(name, header)
    return { id: name, header, value: plainValue(name), ...(name === 'index' ? { width: '4.5rem' } : {}) }
  })
}

const plainValue = (name: string) => (row: Row) => {
  const value = (row as Record<string, unknown>)[name]
  return typeof value === 'number' ? value : String(value ?? '')
}

type ColumnName = keyof typeof contentMessages.messages.content.columns

// columns named by a content type have a shared label or one of its feature, but `name` is only a string here
const headerOf = (name: string, { t, language }: Context) =>
  t(`content.columns.${name as ColumnName}`) || (ownFieldIn(language, name) ?? name)

const derived: Record<string, Omit<Column, 'id' | 'header'>> = {
  status: {
    value: (row) => row.status,
    text: (row) => kitLabels().primitives.status[row.status],
    cell: (row) => <StatusBadge status={row.status} />,
    width: 'minmax(0, 0.9fr)',
  },
  created: {
    value: (row) => new Date(row.createdAt),
    cell: (row) => <Cell.Edited at={new Date(row.createdAt)} />,
    search: false,
    wide: true,
  },
  lastEdited: {
    value: (row) => new Date(row.updatedAt),
    cell: (row) => <Cell.Edited at={new Date(row.updatedAt)} by={authorName(row.updatedBy)} />,
    search: false,
    wide: true,
    width: 'minmax(0, 1.6fr)',
  },
}

/** Returns the kiosk state of a row. */
export const stateOf = ({ lastDay }: Pick<ContentType, 'lastDay'>, row: Row, today: string): KioskState =>
  kioskState({ ...row, lastDay: lastDayOf(lastDay, row), today })

/** Filters, sorts and exports by kiosk state. */
const stateColumn = (type: ContentType, { today }: Context): Omit<Column, 'id' | 'header'> => ({
  value: (row) => stateOf(type, row, today),
  sort: (a, b) => kioskStates.indexOf(stateOf(type, a, today)) - kioskStates.indexOf(stateOf(type, b, today)),
  text: (row) => kitLabels().primitives.status[stateOf(type, row, today)],
  // wraps in narrow columns
  cell: (row) => <StatusBadge status={stateOf(type, row, today)} className="h-auto min-h-5.5 whitespace-normal" />,
  search: false,
  width: 'minmax(0, 1.25fr)',
  phone: 'end',
})

/** Merges adjacent status and kiosk columns into one phrase where both are normal, so that exceptions stand out. */
export function mergeStates<R extends Row>(columns: readonly DataTableColumn<R>[], both: string) {
  const at = columns.findIndex(({ id }) => id === 'status')
  const status = columns[at]
  const state = columns[at + 1]
  if (!status || state?.id !== 'contentStatus') return columns
  const isFine = (row: R) => row.status === 'Active' && state.value(row) === 'published'
  return columns
    .with(at, {
      ...status,
      cell: (row) =>
        isFine(row) ? <span className="whitespace-nowrap text-fg-muted">{both}</span> : status.cell?.(row),
    })
    .with(at + 1, {
      ...state,
      cell: (row) => (isFine(row) ? <span className="sr-only">{state.text?.(row)}</span> : state.cell?.(row)),
    })
}

function localisedColumn(name: string, header: string, { language, languages }: Context): Column {
  const textOf = (row: Row) => (row as Record<string, unknown>)[name] as Localised
  const inOrder = kitLanguages(languages)
  return {
    id: name,
    header,
    value: (row) => textIn(textOf(row), language, languages),
    cell: (row) => <Cell.Localised text={textOf(row)} languages={inOrder} />,
    width: 'minmax(0, 2.4fr)',
    rowHeader: name === 'name',
  }
}

function dateColumn(name: string, header: string): Column {
  const dayOf = (row: Row) => (row as Record<string, unknown>)[name] as string
  return {
    id: name,
    header,
    value: dayOf,
    cell: (row) => <Cell.Date date={dayOf(row)} />,
    // dates are never truncated
    width: 'minmax(7rem, 1fr)',
    ...(name === 'endDate' ? { phone: 'second' } : {}),
  }
}
