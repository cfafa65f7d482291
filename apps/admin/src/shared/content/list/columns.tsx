import {
  type ContentType,
  describeFields,
  type LanguageCode,
  type Localised,
  type MallClock,
} from '@kiosk-admin/api-client'
import { StatusBadge } from '@kiosk-admin/ui'
import { numberFormat } from '@kiosk-admin/ui/headless'
import { Cell, type DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import type { RowOf } from '../../../data/cache/kind'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useMallLanguages } from '../../../data/malls/use-mall'
import { useMallClock } from '../../../data/malls/use-mall-clock'
import { useFiles } from '../../../data/media/use-files'
import { useChoices } from '../../feature/known-features'
import { wordsOfField } from '../../feature/registry'
import { authorName } from '../../i18n/author-name'
import { type Translate, useMessages } from '../../i18n/i18n'
import { kitLanguages } from '../../i18n/kit-languages'
import { languageDisplay, useLanguage } from '../../i18n/language'
import { textIn } from '../../i18n/localised'
import { kitLabels } from '../../kit'
import { type ContentState, comesOff, contentStateOf, isWaiting } from '../content-state'
import { type Kind, useFieldLabel } from '../kind'
import { contentMessages } from '../messages'

/** List row of any content type. Code that knows the type narrows it: `row as Place`. */
export type Row = RowOf<ContentType> & { readonly [field: string]: unknown }
export type Column = DataTableColumn<Row> & {
  /** Parameters of the list call for filter values. @default one by the name of the column */
  parameters?: (values: readonly string[]) => object
}

type Context = {
  t: Translate<typeof contentMessages.messages>
  /** Label of a field, as in the form. */
  fieldLabel: (name: string) => string
  choices: ReturnType<typeof useChoices>
  language: LanguageCode
  languages: readonly LanguageCode[]
  /** Formats an instant: `16:42`, `Tue 1 Dec, 08:00`. */
  moment: (instant: string) => string
  clock: MallClock
}

/** Returns what the columns of a kind need; stable until something of it changes. */
export function useColumnContext(kind: Kind): Context {
  const t = useMessages(contentMessages)
  const fieldLabel = useFieldLabel(kind)
  const choices = useChoices(kind.type.resource)
  const language = useLanguage()
  const { data } = useMallLanguages()
  const when = useDateFormat()
  const clock = useMallClock()
  return useMemo(
    () => ({
      t,
      fieldLabel,
      choices,
      language,
      languages: data?.map(({ id }) => id) ?? [],
      moment: when.moment,
      clock,
    }),
    [t, fieldLabel, choices, language, data, when, clock],
  )
}

/** Builds table columns from field names and their contract descriptions. */
export function columnsOf(type: ContentType, names: readonly string[], context: Context): Column[] {
  const fields = new Map(describeFields(type).map((field) => [field.name, field]))
  const columns = names.map((name): Column => {
    const header = headerOf(name, context)
    const special = derived[name]
    if (special) return { id: name, header, ...special }
    if (name === 'contentStatus') return { id: name, header, ...statusColumn(type, context) }
    const field = fields.get(name)
    if (field?.localised) return localisedColumn(name, header, context)
    if (field?.format === 'date') return dateColumn(name, header)
    if (field?.mediaKind === 'Image') return pictureColumn(name, header, context)
    if (field?.values) return choiceColumn(name, header, context)
    if (field?.type === 'number' && name !== 'index') return quantityColumn(name, header, type, context)
    return { id: name, header, value: plainValue(name), ...(name === 'index' ? { width: '4.5rem' } : {}) }
  })
  // a phone's row has room for one value on its second line
  const choice = columns.find(({ id }) => id !== 'status' && fields.get(id)?.values)
  const isTaken = columns.some(({ phone }) => phone === 'second')
  return columns.map((column) => (column === choice && !isTaken ? { ...column, phone: 'second' } : column))
}

const plainValue = (name: string) => (row: Row) => {
  const value = (row as Record<string, unknown>)[name]
  return typeof value === 'number' ? value : String(value ?? '')
}

type ColumnName = keyof typeof contentMessages.messages.content.columns

// columns named by a content type have a shared label or one of its own, but `name` is only a string here
const headerOf = (name: string, { t, fieldLabel }: Context) =>
  t(`content.columns.${name as ColumnName}`) || fieldLabel(name)

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

/** Order of the content status: exceptions first. */
const contentStatuses = ['unpublished', 'changed', 'published'] as const

/** What staff should know of what visitors see, beside status and content status; empty if that is all. */
function visibilityText(state: ContentState, { t, moment }: Context): string {
  if (comesOff(state)) return t('content.visibility.untilNext')
  switch (state.visibility.state) {
    case 'upcoming':
      return t('content.visibility.from', { moment: moment(state.visibility.from ?? '') })
    case 'ended':
    case 'never':
    case 'owner':
      return t(`content.visibility.${state.visibility.state}`)
    default:
      return ''
  }
}

/** The content status, and below it why visitors do not see a published record. */
const statusColumn = (type: ContentType, context: Context): Omit<Column, 'id' | 'header'> => ({
  value: (row) => row.contentStatus,
  sort: (a, b) => contentStatuses.indexOf(a.contentStatus) - contentStatuses.indexOf(b.contentStatus),
  text: (row) => kitLabels().primitives.status[row.contentStatus],
  cell: (row) => {
    const state = contentStateOf(type, row, row, context.clock)
    const more = visibilityText(state, context)
    const { unpublished } = kitLabels().primitives.status
    return (
      <span className="flex flex-col items-start gap-0.5">
        {isWaiting(state) ? (
          // wraps in narrow columns
          <StatusBadge status={row.contentStatus} className="h-auto min-h-5.5 whitespace-normal" />
        ) : (
          <span className="text-fg-muted">{unpublished}</span>
        )}
        {/* a row has room for two lines */}
        {more && <span className="whitespace-nowrap text-xs text-fg-muted">{more}</span>}
      </span>
    )
  },
  search: false,
  width: 'minmax(0, 1.25fr)',
  phone: 'end',
})

/** Name of the filter for what visitors see in the address: `visibility=upcoming`. */
export const VISIBILITY = 'visibility'

/** A hidden column for the filter by what visitors see. */
export const visibilityColumn = (header: string): Column => ({
  id: VISIBILITY,
  header,
  value: (row) => row.visibility.state,
  search: false,
  sort: false,
})

/** Merges status and content status into one phrase where visitors see the record as it is, so that exceptions stand out. */
export function mergeStates<R extends Row>(columns: readonly DataTableColumn<R>[], both: string) {
  const at = columns.findIndex(({ id }) => id === 'status')
  const status = columns[at]
  const state = columns[at + 1]
  if (!status || state?.id !== 'contentStatus') return columns
  const isFine = (row: R) =>
    row.status === 'Active' && row.contentStatus === 'published' && row.visibility.state === 'shown'
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

/** A choice: filtered and sorted by its value, as the server sorts it, and shown with its label. */
function choiceColumn(name: string, header: string, { choices }: Context): Column {
  const valueIn = (row: Row) => String(row[name] ?? '')
  const labelIn = (row: Row) => choices.labelOf(name, valueIn(row))
  return { id: name, header, value: valueIn, text: labelIn, cell: labelIn }
}

function quantityColumn(name: string, header: string, { resource }: ContentType, { language }: Context): Column {
  const unit = wordsOfField(resource, name)?.unit
  const { format } = numberFormat(languageDisplay[language].locale)
  const valueIn = (row: Row) => (typeof row[name] === 'number' ? row[name] : undefined)
  function textOf(row: Row) {
    const value = valueIn(row)
    if (value === undefined) return ''
    return unit ? `${format(value)} ${unit}` : format(value)
  }
  return { id: name, header, value: (row) => valueIn(row) ?? '', text: textOf, cell: textOf, align: 'end' }
}

const pictureColumn = (name: string, header: string, { language, languages }: Context): Column => ({
  id: name,
  header,
  value: () => '',
  cell: (row) => <PictureCell id={row[name]} {...{ language, languages }} />,
  search: false,
  sort: false,
  width: '4.5rem',
})

type PictureCellProps = Pick<Context, 'language' | 'languages'> & { id: unknown }

function PictureCell({ id, language, languages }: PictureCellProps) {
  const { data } = useFiles('Image')
  const file = data?.find((one) => one.id === id)
  return <Cell.Image src={file?.thumbnailUrl ?? file?.url} alt={textIn(file?.alt, language, languages)} />
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
    ...(name === 'endDate' ? { phone: 'second', phoneLabel: true } : {}),
  }
}
