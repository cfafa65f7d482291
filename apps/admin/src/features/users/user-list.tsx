import { may, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type RowAction } from '@kiosk-admin/ui/table'
import {
  Copy,
  Download,
  KeyRound,
  Pencil,
  Plus,
  ToggleLeft,
  ToggleRight,
  Trash2,
  UserRound,
  UserRoundX,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { usePermissions } from '../../data/malls/use-mall'
import { useOwnSession } from '../../data/people/use-own-session'
import { useGroupOptions, userList, useUserActions } from '../../data/people/use-people'
import { usePersonalData } from '../../data/people/use-personal-data'
import { ListMenu } from '../../shared/content/list/list-menu'
import { ListingProvider } from '../../shared/content/list/listing'
import { withSelected } from '../../shared/content/list/loaded-rows'
import { contentMessages } from '../../shared/content/messages'
import { EraseDialog } from '../../shared/deletion/personal-data/erase-dialog'
import { personalDataMessages } from '../../shared/deletion/personal-data/messages'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { formMessages } from '../../shared/record/form-messages'
import { openDialog } from '../../shared/routing/dialog'
import { usePageName } from '../../shared/routing/page-name'
import { USER, USER_IN_GROUP } from './dialogs'
import { groupMessages } from './group-messages'
import { useUserImportExport } from './import-export/use-user-import-export'
import { issuedLink } from './issued-link'
import { LazyDialog } from './lazy-dialog'
import { userMessages } from './messages'
import { type Confirmation, PeopleConfirms, toastRefusal } from './people-confirms'
import { useUserColumns } from './use-user-columns'
import { useUserTable } from './use-user-table'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const longestName = 64

/** All users, or those of a group. */
export function UserList() {
  const { id: groupId } = useParams<{ id?: string }>()
  const { data: groups } = useGroupOptions()
  const group = groups?.find(({ id }) => id === groupId)
  if (groupId !== undefined && groups && !group) return <NoSuchGroup />
  const list = <List groupId={groupId} groupName={group && String(group.name)} groups={groups ?? []} />
  return <ListingProvider {...userList} list={list} />
}

type ListProps = {
  groupId: string | undefined
  groupName: string | undefined
  groups: readonly { id: string; name?: unknown }[]
}

function List({ groupId, groupName, groups }: ListProps) {
  const t = useMessages(userMessages)
  const c = useMessages(contentMessages)
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, 'User', 'write')
  const p = useMessages(personalDataMessages)
  const { userId: own, administrator = false } = useOwnSession().data ?? {}
  const { download } = usePersonalData()
  const [erasing, setErasing] = useState<RecordOf<'user'>>()
  const [confirmation, confirm] = useState<Confirmation<RecordOf<'user'>>>()
  const list = useUserTable({
    groupId,
    columns: useUserColumns(groups, own, groupId === undefined),
    selectable: mayWrite && (({ id, editable }: RecordOf<'user'>) => editable && id !== own),
  })
  const { table, source, selection, count, problem } = list
  const { setStatus, makePasswordLink } = useUserActions(source)
  const toStatus = (ids: readonly string[], status: RecordOf<'user'>['status']) =>
    void setStatus([...ids], status).then(() => table.deselect(ids), toastRefusal)
  const toLink = ({ id, username, status }: RecordOf<'user'>) =>
    void makePasswordLink(id).then((link) => issuedLink.set({ username, status, ...link }), toastRefusal)
  usePageName(groupName)
  const title = groupId === undefined ? t('users.title') : (groupName ?? '…')
  const importExport = useUserImportExport({ title, list, mayWrite })

  const newButton = mayWrite && (
    <Button
      variant="primary"
      icon={<Plus {...icon} />}
      onClick={() => (groupId === undefined ? openDialog(USER) : openDialog(USER_IN_GROUP, groupId))}
    >
      {t(groupId === undefined ? 'users.new' : 'users.newInGroup')}
    </Button>
  )

  function actions(row: RecordOf<'user'>): RowAction[] {
    const active = row.status === 'Active'
    const more = row.editable ? undefined : t('users.more')
    const locked = (own_: string) => more ?? (row.id === own ? own_ : undefined)
    const lock = (why: string | undefined) => (why === undefined ? {} : { locked: why })
    return [
      {
        id: 'edit',
        label: c('content.actions.edit'),
        icon: <Pencil {...icon} />,
        inline: true,
        onSelect: () => openDialog(USER, row.id),
        ...lock(more),
      },
      {
        id: 'copy',
        label: c('content.actions.copy'),
        icon: <Copy {...icon} />,
        onSelect: () => confirm({ kind: 'copy', record: row }),
        ...lock(more),
      },
      {
        id: 'link',
        label: t('users.link.action'),
        icon: <KeyRound {...icon} />,
        onSelect: () => toLink(row),
        ...lock(locked(t('users.own.password'))),
      },
      {
        id: 'status',
        label: c(active ? 'content.actions.deactivate' : 'content.actions.activate'),
        icon: active ? <ToggleLeft {...icon} /> : <ToggleRight {...icon} />,
        onSelect: () => toStatus([row.id], active ? 'InActive' : 'Active'),
        ...lock(locked(t('users.own.status'))),
      },
      ...(administrator
        ? [
            {
              id: 'download',
              label: p('personalData.download'),
              icon: <Download {...icon} />,
              onSelect: () => void download(row.id).catch(toastFailure),
            },
          ]
        : []),
      {
        id: 'delete',
        label: c('content.actions.delete'),
        icon: <Trash2 {...icon} />,
        danger: true,
        onSelect: () => confirm({ kind: 'delete', records: [row] }),
        ...lock(locked(t('users.own.delete'))),
      },
      ...(administrator
        ? [
            {
              id: 'erase',
              label: p('personalData.erase'),
              icon: <UserRoundX {...icon} />,
              danger: true,
              onSelect: () => setErasing(row),
              ...lock(row.id === own ? t('users.own.delete') : undefined),
            },
          ]
        : []),
    ]
  }

  return (
    <>
      <PageHeader title={title} {...(count === undefined ? {} : { count })}>
        <ListMenu>{importExport.items}</ListMenu>
        {count !== undefined && count > 0 && newButton}
      </PageHeader>
      <DataTable.Root table={table} label={title}>
        <DataTable.Toolbar>
          <DataTable.Search />
          {groupId === undefined && (
            <DataTable.Filter
              column="group"
              options={groups.map(({ id, name }) => ({ value: id, label: String(name) }))}
            />
          )}
          <DataTable.Filter
            column="status"
            options={(['Active', 'InActive'] as const).map((value) => ({
              value,
              label: t(`users.status.${value}`),
            }))}
          />
        </DataTable.Toolbar>
        <DataTable.Grid
          {...problem}
          onOpen={({ id }: RecordOf<'user'>) => openDialog(USER, id)}
          {...(mayWrite ? { actions } : {})}
          empty={
            <EmptyState
              icon={<UserRound strokeWidth={1.5} />}
              title={t(groupId === undefined ? 'users.empty.title' : 'users.emptyGroup.title')}
              action={newButton}
            >
              {t(groupId === undefined ? 'users.empty.text' : 'users.emptyGroup.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
        <DataTable.Bulk>
          <BulkBar.Action icon={<ToggleRight {...icon} />} onClick={() => toStatus(selection, 'Active')}>
            {c('content.actions.activate')}
          </BulkBar.Action>
          <BulkBar.Action icon={<ToggleLeft {...icon} />} onClick={() => toStatus(selection, 'InActive')}>
            {c('content.actions.deactivate')}
          </BulkBar.Action>
          <BulkBar.More>
            <BulkBar.Action
              icon={<Trash2 {...icon} />}
              onClick={() => withSelected(list, (records) => confirm({ kind: 'delete', records }))}
            >
              {c('content.actions.delete')}
            </BulkBar.Action>
          </BulkBar.More>
        </DataTable.Bulk>
      </DataTable.Root>
      <UserConfirms confirmation={confirmation} onClose={() => confirm(undefined)} onDeleted={table.deselect} />
      {erasing && (
        <EraseDialog user={{ id: erasing.id, name: erasing.username }} onClose={() => setErasing(undefined)} />
      )}
      {importExport.dialog}
      <LazyDialog names={[USER, USER_IN_GROUP]} dialog="user" />
    </>
  )
}

type UserConfirmsProps = {
  confirmation: Confirmation<RecordOf<'user'>> | undefined
  onClose: () => void
  onDeleted: (ids: readonly string[]) => void
}

function UserConfirms(props: UserConfirmsProps) {
  const t = useMessages(userMessages)
  const countText = (count: number) => t('users.count', { count })
  return (
    <PeopleConfirms
      {...props}
      type={peopleTypes.user}
      nameOf={({ username }) => username}
      // usernames allow no spaces, so the usual suffix of copies is invalid
      copyName={({ username }) => `${username.slice(0, longestName - 5)}-copy`}
      copied={(name) => t('users.copied', { name })}
      countText={countText}
      deleteText={([first, ...others]) =>
        first && others.length === 0
          ? t('users.deleteText', { name: first.username })
          : t('users.deleteMany', { what: countText(others.length + 1) })
      }
    />
  )
}

/** The address of a deleted group. */
function NoSuchGroup() {
  const c = useMessages(formMessages)
  const t = useMessages(groupMessages)
  return (
    <EmptyState
      icon={<Users strokeWidth={1.5} />}
      tone="nothing-found"
      title={c('form.gone')}
      action={
        <Button asChild>
          <Link href="/user/usergroup">{t('groups.title')}</Link>
        </Button>
      }
    >
      {c('form.goneText')}
    </EmptyState>
  )
}
