import type { RecordOf } from '@kiosk-admin/api-client'
import { Badge, StatusBadge } from '@kiosk-admin/ui'
import { Cell, type DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { contentMessages } from '../../shared/content/messages'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLabels } from '../../shared/kit'
import { groupIdsOf } from './group-ids'
import { userMessages } from './messages'

type Column = DataTableColumn<RecordOf<'user'>>

/** Name, group, status and last edit; the group is left out in the list of one group. */
export function useUserColumns(
  groups: readonly { id: string; name?: unknown }[],
  own: string | undefined,
  withGroup: boolean,
): readonly Column[] {
  const t = useMessages(userMessages)
  const c = useMessages(contentMessages)
  return useMemo(() => {
    const names = new Map(groups.map(({ id, name }) => [id, String(name)]))
    const group: Column = {
      id: 'group',
      header: t('users.group'),
      value: (user) =>
        groupIdsOf(user)
          .flatMap((id) => names.get(id) ?? [])
          .join(', '),
      filter: (user, id) => groupIdsOf(user).some((one) => one === id),
      width: 'minmax(0, 1.2fr)',
      phone: 'second',
    }
    const status = {
      ...kitLabels().primitives.status,
      Active: t('users.status.Active'),
      InActive: t('users.status.InActive'),
    }
    const columns: Column[] = [
      {
        id: 'username',
        header: t('users.name'),
        value: ({ username }) => username,
        cell: ({ id, username, email }) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <Cell.User name={username} detail={email} className="min-w-0" />
            {id === own && <Badge>{t('users.you')}</Badge>}
          </span>
        ),
        width: 'minmax(0, 2fr)',
        rowHeader: true,
      },
      ...(withGroup ? [group] : []),
      {
        id: 'status',
        header: c('content.columns.status'),
        value: (user) => user.status,
        cell: (user) => <StatusBadge status={user.status} labels={{ status }} />,
        width: 'minmax(0, 0.9fr)',
        phone: 'end',
      },
      {
        id: 'lastEdited',
        header: c('content.columns.lastEdited'),
        value: ({ updatedAt }) => new Date(updatedAt),
        cell: ({ updatedAt, updatedBy }) => <Cell.Edited at={new Date(updatedAt)} by={authorName(updatedBy)} />,
        search: false,
        wide: true,
        width: 'minmax(0, 1.6fr)',
      },
    ]
    return columns
  }, [groups, own, withGroup, t, c])
}
