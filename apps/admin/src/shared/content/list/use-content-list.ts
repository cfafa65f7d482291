import { may, type Status } from '@kiosk-admin/api-client'
import { type DataTableColumn, useDataTable, type useTree } from '@kiosk-admin/ui/table'
import { useMemo, useState } from 'react'
import { useList } from '../../../data/content/use-list'
import { useSetStatus } from '../../../data/content/use-set-status'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useMallLanguages, usePermissions } from '../../../data/malls/use-mall'
import { useMessages } from '../../i18n/i18n'
import { useLanguage } from '../../i18n/language'
import { useTableQuery } from '../../table-query'
import { toastNotChanged } from '../editor/toast-not-changed'
import { useKind } from '../kind'
import { contentMessages } from '../messages'
import { UNTRANSLATED, useTranslations } from '../translation/use-translations'
import { columnsOf, mergeStates, type Row } from './columns'
import type { Confirmation } from './content-confirms'

const ownFilters = ['status', 'contentStatus', UNTRANSLATED]
const noRows: readonly Row[] = []
const noFilters: readonly string[] = []

export const rowId = ({ id }: Row) => id

const rowIn =
  (ids: readonly string[]) =>
  ({ id }: Row) =>
    ids.includes(id)

/** Returns all rows of the content type. The array is stable while the data is. */
export function useRows() {
  const { type, source } = useKind()
  const { data, ...rest } = useList(type, true, source)
  return { rows: data ?? noRows, known: data !== undefined, ...rest }
}

type OwnColumns =
  | Readonly<Record<string, Partial<DataTableColumn<Row>>>>
  | ((columns: readonly DataTableColumn<Row>[]) => readonly DataTableColumn<Row>[])

export type ContentListOptions = {
  /** Subset of rows for this screen; keep the array stable. @default all */
  rows?: readonly Row[]
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
  const { area, type, source } = useKind()
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, area, 'write')
  const { rows: all, known, error, loading, retry } = useRows()
  const rows = options.rows ?? all
  const setStatus = useSetStatus(type, source)
  const [confirmation, confirm] = useState<Confirmation>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  // drops rows that somebody else deleted
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const { filterable = noFilters } = options
  const filters = useMemo(() => [...ownFilters, ...filterable], [filterable])
  const translations = useTranslations(rows)
  const columns = useColumns(options.columns)
  const table = useDataTable({
    rows,
    columns: useMemo(() => [...columns, translations.column], [columns, translations.column]),
    rowId,
    selectable: mayWrite,
    selection,
    onSelectionChange: setSelection,
    ...(options.tree ? { tree: options.tree } : {}),
    ...useTableQuery(filters, options.sort ?? 'name'),
  })
  const both = useMessages(contentMessages)('content.both')
  const drawn = useMemo(
    () =>
      mergeStates(
        table.columns.filter(({ id }) => id !== UNTRANSLATED),
        both,
      ),
    [table.columns, both],
  )

  return {
    // leaves out columns that are only filters
    table: { ...table, columns: drawn },
    mayWrite,
    /** Translation progress; `undefined` with a single language. */
    progress: translations.progress,
    /** Number of rows; `undefined` while loading. */
    count: known ? rows.length : undefined,
    error,
    loading,
    retry,
    selection,
    setSelection,
    selected: rows.filter(rowIn(selection)),
    confirmation,
    confirm,
    /** Sets the status of one record. There is no undo, as the row's action reverses it. */
    toStatus: (id: string, status: Status) => void setStatus([id], status).catch(toastNotChanged),
  }
}

export type ContentListState = ReturnType<typeof useContentList>

function useColumns(own?: OwnColumns) {
  const { type, columns } = useKind()
  const t = useMessages(contentMessages)
  const language = useLanguage()
  const { data } = useMallLanguages()
  const today = useDateFormat().today()
  return useMemo(() => {
    const described = columnsOf(type, columns, { t, language, languages: data?.map(({ id }) => id) ?? [], today })
    if (typeof own === 'function') return own(described)
    return described.map((column) => ({ ...column, ...own?.[column.id] }))
  }, [type, columns, language, data, own, today, t])
}
