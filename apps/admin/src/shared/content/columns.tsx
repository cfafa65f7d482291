import { type ContentType, describeFields, type LanguageCode, type Localised } from '@kiosk-admin/api-client'
import { StatusBadge } from '@kiosk-admin/ui'
import { type DataTableColumn, DateCell, EditedCell, LocalisedCell } from '@kiosk-admin/ui/table'
import type { RowOf } from '../../data/kind'
import type { Translate } from '../i18n'
import { textIn } from '../localised'
import type { contentMessages } from './messages'

export type Row = RowOf<ContentType>
export type Column = DataTableColumn<Row>

type Context = {
  t: Translate<typeof contentMessages.texts>
  language: LanguageCode
  languages: readonly LanguageCode[]
}

/** The columns of a kind, by name: what each is like follows from the contract. */
export function columnsOf(type: ContentType, names: readonly string[], context: Context): Column[] {
  const fields = new Map(describeFields(type).map((field) => [field.name, field]))
  return names.map((name): Column => {
    const header = headerOf(name, context)
    const special = derived[name]
    if (special) return { id: name, header, ...special }
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

type ColumnName = keyof typeof contentMessages.texts.content.columns

// a column that a kind names is in the shared words; the compiler sees only a name
const headerOf = (name: string, { t }: Context) => t(`content.columns.${name as ColumnName}`)

const derived: Record<string, Omit<Column, 'id' | 'header'>> = {
  status: {
    value: (row) => row.status,
    cell: (row) => <StatusBadge status={row.status} />,
    width: 'minmax(0, 0.9fr)',
    phone: 'end',
  },
  contentStatus: {
    value: (row) => row.contentStatus,
    cell: (row) => <StatusBadge status={row.contentStatus} />,
  },
  created: {
    value: (row) => new Date(row.createdAt),
    cell: (row) => <EditedCell at={new Date(row.createdAt)} />,
    search: false,
    wide: true,
  },
  lastEdited: {
    value: (row) => new Date(row.updatedAt),
    cell: (row) => <EditedCell at={new Date(row.updatedAt)} by={row.updatedBy.name} />,
    search: false,
    wide: true,
    width: 'minmax(0, 1.6fr)',
  },
}

function localisedColumn(name: string, header: string, { language, languages }: Context): Column {
  const textOf = (row: Row) => (row as Record<string, unknown>)[name] as Localised
  return {
    id: name,
    header,
    value: (row) => textIn(textOf(row), language, languages),
    cell: (row) => <LocalisedCell text={textOf(row)} languages={languages} />,
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
    cell: (row) => <DateCell date={dayOf(row)} />,
    ...(name === 'endDate' ? { phone: 'second' } : {}),
  }
}
