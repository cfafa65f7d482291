// A list that loads the rows that it shows, because it has too many.

import type { Call, ContentType, LanguageCode } from '@kiosk-admin/api-client'
import { numberFormat } from '@kiosk-admin/ui/headless'
import { createRowSource, type DataTableColumn, type RowSource, type RowsRequest } from '@kiosk-admin/ui/table'
import { useEffect, useMemo, useRef } from 'react'
import type { Source } from '../../../data/cache/source'
import { useListCount } from '../../../data/content/use-list-count'
import { useApi } from '../../api/api'
import { useMessages } from '../../i18n/i18n'
import { languageDisplay, useLanguage } from '../../i18n/language'
import { useMallId } from '../../session/session'
import { useKind } from '../kind'
import type { Column } from './columns'
import { filterMessages } from './filter-messages'

/** Names of columns in the list calls, where they differ. */
const otherNames: Readonly<Record<string, string>> = {
  created: 'createdAt',
  group: 'groupId',
  lastEdited: 'updatedAt',
  today: 'openingHours',
}

const nameOf = (column: string) => otherNames[column] ?? column

/** Sort rules, and letters of a search, that the list calls take. */
const [mostSorts, mostLetters] = [3, 100]

/** A list of records, with the calls for a page of it and for its ids. @default ids of the pages */
type PagedList = { type: { calls: { page: Call; ids?: Call } }; source: Source }
type PagedColumn<R> = DataTableColumn<R> & Pick<Column, 'parameters'>

type Query = Omit<RowsRequest, 'start' | 'end'>

/** Parameters of the list calls. */
function parametersOf<R>({ sort, search, filters }: Query, columns: readonly PagedColumn<R>[]) {
  const of = (column: string, values: readonly string[]) =>
    columns.find(({ id }) => id === column)?.parameters?.(values) ?? { [nameOf(column)]: values }
  return {
    ...(sort.length > 0 && {
      sort: sort.slice(0, mostSorts).map(({ id, desc }) => `${desc ? '-' : ''}${nameOf(id)}`),
    }),
    ...(search.trim() && { q: search.trim().slice(0, mostLetters) }),
    ...Object.assign({}, ...Object.entries(filters).map(([column, values]) => values?.length && of(column, values))),
  }
}

/** Without sorts that the server does not know. */
export const sortable = <R,>(
  columns: readonly PagedColumn<R>[],
  { sorts }: Pick<ContentType, 'sorts'>,
): readonly PagedColumn<R>[] =>
  columns.map((column) => (sorts[nameOf(column.id)] ? column : { ...column, sort: false }))

type PageAnswer<R> = { data: R[]; total: number }

/** The rows of the list, with the search, filters and order of its table. `within` narrows it for good. */
export function useRowSource<R>(
  { type, source }: PagedList,
  columns: readonly PagedColumn<R>[],
  within: object | undefined,
  loads: number,
): RowSource<R> {
  const api = useApi()
  const mallId = useMallId()
  const language = useLanguage()
  const latest = useRef(columns)
  latest.current = columns
  const rows = useMemo(() => {
    const { page, ids } = type.calls
    const base = { ...source.input(mallId).query, ...within }
    // the types of a generic call do not have the fields of its kind
    const pageOf = (query: object, signal: AbortSignal) =>
      api.callDynamic(page, { query: { ...base, ...query }, signal }) as Promise<PageAnswer<R>>
    let total: Promise<number> | undefined
    const created = createRowSource<R>({
      async load({ start, end, ...query }, signal) {
        const { sort = [], ...narrowing } = parametersOf(query, latest.current)
        const { data, total: rowCount } = await pageOf(
          { ...narrowing, sort, language, offset: start, limit: end - start },
          signal,
        )
        if (Object.keys(narrowing).length === 0) return { rows: data, rowCount }
        total ??= pageOf({ limit: 1 }, new AbortController().signal).then((all) => all.total)
        return { rows: data, rowCount, total: await total }
      },
      ...(ids && {
        async loadIds({ start, end, ...query }: RowsRequest, signal: AbortSignal) {
          const part = { ...parametersOf(query, latest.current), language, offset: start, limit: end - start }
          return (await api.callDynamic(ids, { query: { ...base, ...part }, signal })) as string[]
        },
      }),
    })
    return {
      ...created,
      refresh() {
        total = undefined
        return created.refresh()
      },
    }
  }, [api, type, source, mallId, language, within])
  useEffect(() => {
    if (loads > 0) void rows.refresh()
  }, [rows, loads])
  return rows
}

type UntranslatedProps = { codes: readonly LanguageCode[]; all: number | undefined; within: object | undefined }

/** Number of records that lack a text in one of these languages. */
export function Untranslated({ codes, all, within }: UntranslatedProps) {
  const { type, source } = useKind()
  const t = useMessages(filterMessages)
  const { format } = numberFormat(languageDisplay[useLanguage()].locale)
  const missing = useListCount(type, source, { ...within, untranslated: codes })
  if (missing === undefined || all === undefined) return '…'
  return t('listFilter.progress', { missing: format(missing), all: format(all) })
}
