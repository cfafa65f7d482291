import { may, type Status } from '@kiosk-admin/api-client'
import { type DataTableColumn, type TreeState, useDataTable } from '@kiosk-admin/ui/table'
import { useMemo, useState } from 'react'
import { useList } from '../../../data/content/use-list'
import { useSetStatus } from '../../../data/content/use-set-status'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useMallLanguages, usePermissions } from '../../../data/malls/use-mall'
import { useTexts } from '../../i18n/i18n'
import { useLanguage } from '../../i18n/language'
import { useTableQuery } from '../../table-query'
import { toastNotChanged } from '../editor/not-changed'
import { useKind } from '../kind'
import { contentMessages } from '../messages'
import { UNTRANSLATED, useTranslations } from '../translation/use-translations'
import { columnsOf, mergeStates, type Row } from './columns'
import type { Asked } from './content-confirms'

const ownFilters = ['status', 'contentStatus', UNTRANSLATED]
const noRows: readonly Row[] = []
const nothingMore: readonly string[] = []

export const rowId = ({ id }: Row) => id

const rowIn =
  (ids: readonly string[]) =>
  ({ id }: Row) =>
    ids.includes(id)

/** The rows of the kind around; keeps its array while nothing changes. */
export function useRows() {
  const { type, source } = useKind()
  const { data, ...rest } = useList(type, true, source)
  return { rows: data ?? noRows, known: data !== undefined, ...rest }
}

type OwnColumns =
  | Readonly<Record<string, Partial<DataTableColumn<Row>>>>
  | ((columns: readonly DataTableColumn<Row>[]) => readonly DataTableColumn<Row>[])

export type ContentListOptions = {
  /** Those of the kind's records that this screen is about; keep the array stable. @default all */
  rows?: readonly Row[]
  /** Columns that this kind draws in its own way, by name; or a function that also puts others between. Keep it stable. */
  columns?: OwnColumns
  /** What `useTree` answers for the same rows. */
  tree?: TreeState<Row>
  /** Further columns whose filters are in the address; keep the array stable. */
  filterable?: readonly string[]
  /** Empty is the order that the rows come in. @default 'name' */
  sort?: string
}

/** A kind's list without its markup: the table, what is selected, and what staff are being asked. */
export function useContentList(options: ContentListOptions = {}) {
  const { area, type, source } = useKind()
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, area, 'write')
  const { rows: all, known, error, loading, retry } = useRows()
  const rows = options.rows ?? all
  const setStatus = useSetStatus(type, source)
  const [asked, ask] = useState<Asked>()
  const [chosen, setSelection] = useState<readonly string[]>([])
  // what a colleague deleted meanwhile is no longer chosen
  const selection = useMemo(() => chosen.filter((id) => rows.some((row) => row.id === id)), [chosen, rows])
  const { filterable = nothingMore } = options
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
  const both = useTexts(contentMessages)('content.both')
  const drawn = useMemo(
    () =>
      mergeStates(
        table.columns.filter(({ id }) => id !== UNTRANSLATED),
        both,
      ),
    [table.columns, both],
  )

  return {
    // what is only filtered by is no column to see
    table: { ...table, columns: drawn },
    mayWrite,
    /** How far they are translated; nothing where there is only one language. */
    progress: translations.progress,
    /** How many there are; nothing while they are on their way. */
    count: known ? rows.length : undefined,
    error,
    loading,
    retry,
    selection,
    setSelection,
    selected: rows.filter(rowIn(selection)),
    asked,
    ask,
    /** One is changed back where it was changed. */
    toStatus: (id: string, status: Status) => void setStatus([id], status).catch(toastNotChanged),
  }
}

export type ContentListState = ReturnType<typeof useContentList>

function useColumns(own?: OwnColumns) {
  const { type, columns } = useKind()
  const t = useTexts(contentMessages)
  const language = useLanguage()
  const { data } = useMallLanguages()
  const today = useDateFormat().today()
  return useMemo(() => {
    const described = columnsOf(type, columns, { t, language, languages: data?.map(({ id }) => id) ?? [], today })
    if (typeof own === 'function') return own(described)
    return described.map((column) => ({ ...column, ...own?.[column.id] }))
  }, [type, columns, language, data, own, today, t])
}
