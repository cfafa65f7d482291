import { may, type RecordOf } from '@kiosk-admin/api-client'
import { Cell, type DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useMalls, usePermissions } from '../../data/malls/use-mall'
import { useUsers } from '../../data/people/use-people'
import { contentMessages } from '../../shared/content/messages'
import { areaMessages } from '../../shared/i18n/area-messages'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { accessOf } from './group-access'
import { groupIdsOf } from './group-ids'
import { groupMessages } from './group-messages'
import { userMessages } from './messages'

/** Most areas that the list names. */
const NAMED = 3

type Column = DataTableColumn<RecordOf<'userGroup'>>

/** Name, number of users, permissions and last edit; the number of users only with permission to read users. */
export function useGroupColumns(): readonly Column[] {
  const t = useMessages(groupMessages)
  const u = useMessages(userMessages)
  const c = useMessages(contentMessages)
  const areaName = useMessages(areaMessages)
  const { data: permissions } = usePermissions()
  const mayReadUsers = permissions !== undefined && may(permissions, 'User', 'read')
  const { data: users } = useUsers(mayReadUsers)
  const { data: malls } = useMalls()
  return useMemo(() => {
    const counts = Map.groupBy((users ?? []).flatMap(groupIdsOf), (id) => id)
    const countOf = ({ id }: RecordOf<'userGroup'>) => counts.get(id)?.length ?? 0
    const mallNames = new Map(malls?.map(({ id, name }) => [id, name]))
    const members: Column = {
      id: 'users',
      header: t('groups.columns.users'),
      value: countOf,
      cell: (row) => (
        <Cell.Links
          links={[{ href: `/user/user/${row.id}`, label: u('users.count', { count: countOf(row) }) }]}
          renderLink={({ href, label }) => <Link href={href}>{label}</Link>}
        />
      ),
      interactive: true,
      width: 'minmax(0, 0.8fr)',
      phone: 'end',
    }
    const columns: Column[] = [
      {
        id: 'name',
        header: c('content.columns.name'),
        value: ({ name }) => name,
        width: 'minmax(0, 1.6fr)',
        rowHeader: true,
      },
      {
        id: 'mall',
        header: t('groups.columns.mall'),
        value: ({ mallId }) => (mallId === null ? t('groups.allMalls') : (mallNames.get(mallId) ?? '')),
        width: 'minmax(0, 1fr)',
        wide: true,
      },
      ...(mayReadUsers ? [members] : []),
      {
        id: 'access',
        header: t('groups.columns.access'),
        value: ({ areas }) => areas.filter(({ write }) => write).length * 100 + areas.filter(({ read }) => read).length,
        // wraps, as the names are what it tells
        cell: ({ areas }) => (
          <span className="line-clamp-2 text-pretty">{accessOf(areas, { t, areaName, most: NAMED })}</span>
        ),
        text: ({ areas }) => accessOf(areas, { t, areaName }),
        search: false,
        width: 'minmax(0, 2.2fr)',
        phone: 'second',
      },
      {
        id: 'lastEdited',
        header: c('content.columns.lastEdited'),
        value: ({ updatedAt }) => new Date(updatedAt),
        cell: ({ updatedAt, updatedBy }) => <Cell.Edited at={new Date(updatedAt)} by={authorName(updatedBy)} />,
        search: false,
        wide: true,
        width: 'minmax(0, 1.2fr)',
      },
    ]
    return columns
  }, [users, malls, mayReadUsers, u, t, c, areaName])
}
