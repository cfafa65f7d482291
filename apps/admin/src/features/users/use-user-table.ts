import type { RecordOf } from '@kiosk-admin/api-client'
import { type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { useMemo, useState } from 'react'
import { userList, useUsers } from '../../data/people/use-people'
import { useListing } from '../../shared/content/list/listing'
import { failureText } from '../../shared/failures/failures'
import { useTableQuery } from '../../shared/table-query'
import { groupIdsOf } from './group-ids'

type User = RecordOf<'user'>

const filterable = ['group', 'status']
const noUsers: readonly User[] = []
const rowId = ({ id }: User) => id
const useNothing = () => undefined

type UseUserTable = {
  /** Only users of this group. */
  groupId: string | undefined
  columns: readonly DataTableColumn<User>[]
  /** Which users can be selected. */
  selectable: false | ((row: User) => boolean)
}

/** The table of users, or of those of a group, with its selection: of all users, or of the rows that it shows. */
export function useUserTable({ groupId, columns: described, selectable }: UseUserTable) {
  const { paged, loads, ...listing } = useListing()
  const { data, error, loading, retry } = useUsers(paged === false)
  const rows = useMemo(
    () => (groupId === undefined ? data : data?.filter((one) => groupIdsOf(one).includes(groupId))) ?? noUsers,
    [data, groupId],
  )
  const within = useMemo(() => (groupId === undefined ? undefined : { groupId }), [groupId])
  const columns = useMemo(() => (paged ? paged.sortable(described, userList.type) : described), [paged, described])
  const source = (paged ? paged.useRowSource : useNothing)(userList, columns, within, loads)
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  // deleted users are deselected
  const selection = useMemo(
    () => (paged ? selectedIds : selectedIds.filter((id) => rows.some((row) => row.id === id))),
    [paged, selectedIds, rows],
  )
  const table = useDataTable({
    ...(source ? { source } : { rows }),
    columns,
    rowId,
    selectable,
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterable, 'username'),
  })
  const whole = {
    loading: paged === false ? loading : listing.error === undefined,
    error: paged === false ? error : listing.error,
    onRetry: paged === false ? retry : listing.retry,
  }
  return {
    table,
    source,
    selection,
    setSelection,
    /** Number of users; `undefined` while loading. */
    count: source ? (table.sourceState?.problem.loading ? undefined : table.total) : data && rows.length,
    /** Why there are no rows; the table knows it of those that it loads itself. */
    problem: source ? {} : { ...whole, error: whole.error && failureText(whole.error) },
  }
}
