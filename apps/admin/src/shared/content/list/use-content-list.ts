import { may, type Status } from '@kiosk-admin/api-client'
import { type DataTableColumn, useDataTable, type useTree } from '@kiosk-admin/ui/table'
import { useMemo, useState } from 'react'
import { useList } from '../../../data/content/use-list'
import { useSetStatus } from '../../../data/content/use-set-status'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMallClock, useVisibilityChanges } from '../../../data/malls/use-mall-clock'
import { failureText } from '../../failures/failures'
import { useChoices } from '../../feature/known-features'
import { useMessages } from '../../i18n/i18n'
import { useTableQuery } from '../../table-query'
import { contentStateOf } from '../content-state'
import { toastNotChanged } from '../editor/toast-not-changed'
import { useKind } from '../kind'
import { contentMessages } from '../messages'
import { UNTRANSLATED, useTranslations } from '../translation/use-translations'
import { columnsOf, mergeStates, type Row, useColumnContext, VISIBILITY, visibilityColumn } from './columns'
import type { Confirmation } from './content-confirms'
import { useFieldFilters, WEEK, WITHOUT } from './field-filters'
import { useListing } from './listing'

const ownFilters = ['status', 'contentStatus', VISIBILITY, WEEK, WITHOUT, UNTRANSLATED]
/** Columns that are only filters. */
const hidden = [VISIBILITY, WEEK, WITHOUT, UNTRANSLATED]
const noRows: readonly Row[] = []
const noFilters: readonly string[] = []
const useNothing = () => undefined

export const rowId = ({ id }: Row) => id

/** Returns all rows of the content type, none in a list that loads only those that it shows. The array is stable while the data is. */
export function useRows() {
  const { type, source } = useKind()
  const listing = useListing()
  const { data, ...whole } = useList(type, listing.paged === false, source)
  const { error, retry = () => undefined } = listing
  const rest = listing.paged === false ? whole : { error, retry, loading: error === undefined }
  return { rows: data ?? noRows, known: data !== undefined, ...rest }
}

type OwnColumns =
  | Readonly<Record<string, Partial<DataTableColumn<Row>>>>
  | ((columns: readonly DataTableColumn<Row>[]) => readonly DataTableColumn<Row>[])

export type ContentListOptions = {
  /** Subset of rows for this screen; keep the array stable. @default all */
  rows?: readonly Row[] | undefined
  /** Parameters of the list call for the same subset; keep the object stable. */
  within?: object | undefined
  /** Overrides columns by name, or maps all of them; keep it stable. */
  columns?: OwnColumns
  /** Result of `useTree` for the same rows. */
  tree?: ReturnType<typeof useTree<Row>>
  /** Names of further filterable columns; keep the array stable. */
  filterable?: readonly string[]
  /** Initial sort; empty keeps the order of the rows. @default 'name' */
  sort?: string
}

/** State of a content list: table, selection and pending confirmation. */
export function useContentList(options: ContentListOptions = {}) {
  const kind = useKind()
  const { area, type, source: list } = kind
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, area, 'write')
  const { rows: all, known, error, loading, retry } = useRows()
  const rows = options.rows ?? all
  const { paged, loads } = useListing()
  const [confirmation, confirm] = useState<Confirmation>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  // drops rows that somebody else deleted
  const selection = useMemo(
    () => (paged ? selectedIds : selectedIds.filter((id) => rows.some((row) => row.id === id))),
    [selectedIds, rows, paged],
  )
  const { filterable = noFilters } = options
  const choices = useChoiceFilters()
  const filterIds = useMemo(
    () => [...ownFilters, ...choices.map(({ name }) => name), ...filterable],
    [choices, filterable],
  )
  const translations = useTranslations(rows, Boolean(paged))
  const fieldFilters = useFieldFilters()
  const t = useMessages(contentMessages)
  const described = useColumns(options.columns)
  const columns = useMemo(() => {
    const own = [...described, visibilityColumn(t('content.visibility.name')), ...fieldFilters, translations.column]
    return paged ? paged.sortable(own, type) : own
  }, [described, fieldFilters, translations.column, paged, type, t])
  const source = (paged ? paged.useRowSource : useNothing)(kind, columns, options.within, loads)
  const table = useDataTable({
    ...(source ? { source } : { rows, tree: options.tree }),
    columns,
    rowId,
    selectable: mayWrite,
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterIds, options.sort ?? 'name'),
  })
  const clock = useMallClock()
  const { allRows } = table
  const states = useMemo(
    () => allRows.flatMap((row) => [row.visibility, contentStateOf(type, row, row, clock).draft]),
    [allRows, type, clock],
  )
  useVisibilityChanges(states, () => (source ? void source.refresh() : retry()))
  const both = t('content.both')
  const drawn = useMemo(
    () =>
      mergeStates(
        table.columns.filter(({ id }) => !hidden.includes(id)),
        both,
      ),
    [table.columns, both],
  )

  const setStatus = useSetStatus(type, list, source)

  return {
    table: { ...table, columns: drawn },
    mayWrite,
    /** The columns that are choices, with their labels. */
    choices,
    /** Translation progress; `undefined` with a single language. */
    progress: translations.progress,
    within: options.within,
    /** Number of rows; `undefined` while loading. */
    count: source ? (table.sourceState?.problem.loading ? undefined : table.total) : known ? rows.length : undefined,
    /** Why there are no rows; the table knows it of those that it loads itself. */
    problem: source ? {} : { loading, error: error && failureText(error), onRetry: retry },
    selection,
    setSelection,
    confirmation,
    confirm,
    /** Sets the status of one record. There is no undo, as the row's action reverses it. */
    toStatus: (id: string, status: Status) => void setStatus([id], status).catch(toastNotChanged),
  }
}

export type ContentListState = ReturnType<typeof useContentList>

function useChoiceFilters() {
  const { type, columns } = useKind()
  const { optionsOf } = useChoices(type.resource)
  return useMemo(
    () =>
      columns
        .filter((name) => name !== 'status')
        .flatMap((name) => {
          const options = optionsOf(name)
          return options.length > 0 ? [{ name, options }] : []
        }),
    [columns, optionsOf],
  )
}

function useColumns(own?: OwnColumns) {
  const kind = useKind()
  const { type, columns } = kind
  const context = useColumnContext(kind)
  return useMemo(() => {
    const described = columnsOf(type, columns, context)
    if (typeof own === 'function') return own(described)
    return described.map((column) => ({ ...column, ...own?.[column.id] }))
  }, [type, columns, own, context])
}
