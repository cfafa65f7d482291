import { may, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { Copy, Pencil, Plus, Trash2, UserRoundPlus, Users, UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePermissions } from '../../data/malls/use-mall'
import { useGroups } from '../../data/people/use-people'
import { contentMessages } from '../../shared/content/messages'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLabels } from '../../shared/kit'
import { openDialog } from '../../shared/routing/dialog'
import { navigate } from '../../shared/routing/location'
import { useTableQuery } from '../../shared/table-query'
import { GROUP, USER_IN_GROUP } from './dialogs'
import { groupMessages } from './group-messages'
import { LazyDialog } from './lazy-dialog'
import { userMessages } from './messages'
import { type Confirmation, PeopleConfirms } from './people-confirms'
import { useGroupColumns } from './use-group-columns'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const noGroups: readonly RecordOf<'userGroup'>[] = []
const noFilters: readonly string[] = []
const longestName = 64
const rowId = ({ id }: RecordOf<'userGroup'>) => id

/** All groups with their permissions; malls share them. */
export function GroupList() {
  const t = useMessages(groupMessages)
  const c = useMessages(contentMessages)
  const { data: permissions = {} } = usePermissions()
  const mayWrite = may(permissions, 'UserGroup', 'write')
  const { data, error, loading, retry } = useGroups()
  const rows = data ?? noGroups
  const [confirmation, confirm] = useState<Confirmation<RecordOf<'userGroup'>>>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  // deleted groups are deselected
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const table = useDataTable({
    rows,
    columns: useGroupColumns(),
    rowId,
    selectable: mayWrite && (({ editable }: RecordOf<'userGroup'>) => editable),
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(noFilters, 'name'),
  })
  const actions = useRowActions(confirm)
  const newButton = mayWrite && (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => openDialog(GROUP)}>
      {t('groups.new')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('groups.title')} {...(data ? { count: rows.length } : {})}>
        {rows.length > 0 && newButton}
      </PageHeader>
      <DataTable.Root table={table} label={t('groups.title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
        </DataTable.Toolbar>
        <DataTable.Grid
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={({ id }: RecordOf<'userGroup'>) => openDialog(GROUP, id)}
          {...(actions ? { actions } : {})}
          empty={
            <EmptyState icon={<UsersRound strokeWidth={1.5} />} title={t('groups.empty.title')} action={newButton}>
              {t('groups.empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        <DataTable.Bulk>
          <BulkBar.Action
            icon={<Trash2 {...icon} />}
            onClick={() => confirm({ kind: 'delete', records: rows.filter(({ id }) => selection.includes(id)) })}
          >
            {c('content.actions.delete')}
          </BulkBar.Action>
        </DataTable.Bulk>
      </DataTable.Root>
      <GroupConfirms confirmation={confirmation} onClose={() => confirm(undefined)} onDeleted={table.deselect} />
      <LazyDialog names={[GROUP]} dialog="group" />
      <LazyDialog names={[USER_IN_GROUP]} dialog="user" />
    </>
  )
}

/** The row actions, depending on the permissions to write groups and to read or write users. */
function useRowActions(
  confirm: (confirmation: Confirmation<RecordOf<'userGroup'>>) => void,
): ((row: RecordOf<'userGroup'>) => RowAction[]) | undefined {
  const t = useMessages(groupMessages)
  const u = useMessages(userMessages)
  const c = useMessages(contentMessages)
  const { data: permissions = {} } = usePermissions()
  const mayWrite = may(permissions, 'UserGroup', 'write')
  const mayReadUsers = may(permissions, 'User', 'read')
  const mayWriteUsers = may(permissions, 'User', 'write')
  if (!mayWrite && !mayReadUsers) return undefined
  return (row) => {
    const lock = row.editable ? {} : { locked: t('groups.more') }
    const edit: RowAction = {
      id: 'edit',
      label: c('content.actions.edit'),
      icon: <Pencil {...icon} />,
      inline: true,
      onSelect: () => openDialog(GROUP, row.id),
      ...lock,
    }
    const users: RowAction = {
      id: 'users',
      label: t('groups.showUsers'),
      icon: <Users {...icon} />,
      onSelect: () => navigate(`/user/user/${row.id}`),
    }
    const newUser: RowAction = {
      id: 'newUser',
      label: u('users.newInGroup'),
      icon: <UserRoundPlus {...icon} />,
      onSelect: () => openDialog(USER_IN_GROUP, row.id),
      ...lock,
    }
    const others: RowAction[] = [
      {
        id: 'copy',
        label: c('content.actions.copy'),
        icon: <Copy {...icon} />,
        onSelect: () => confirm({ kind: 'copy', record: row }),
        ...lock,
      },
      {
        id: 'delete',
        label: c('content.actions.delete'),
        icon: <Trash2 {...icon} />,
        danger: true,
        onSelect: () => confirm({ kind: 'delete', records: [row] }),
        ...lock,
      },
    ]
    return [
      ...(mayWrite ? [edit] : []),
      ...(mayReadUsers ? [users] : []),
      ...(mayWriteUsers ? [newUser] : []),
      ...(mayWrite ? others : []),
    ]
  }
}

type GroupConfirmsProps = {
  confirmation: Confirmation<RecordOf<'userGroup'>> | undefined
  onClose: () => void
  onDeleted: (ids: readonly string[]) => void
}

function GroupConfirms(props: GroupConfirmsProps) {
  const t = useMessages(groupMessages)
  const countText = (count: number) => t('groups.count', { count })
  return (
    <PeopleConfirms
      {...props}
      type={peopleTypes.userGroup}
      nameOf={({ name }) => name}
      copyName={({ name }) => kitLabels().primitives.confirm.copyOf(name).slice(0, longestName)}
      countText={countText}
      deleteText={([first, ...others]) =>
        first && others.length === 0
          ? t('groups.deleteText', { name: first.name })
          : t('groups.deleteMany', { what: countText(others.length + 1) })
      }
    />
  )
}
