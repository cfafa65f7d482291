import type { Status } from '@kiosk-admin/api-client'
import type { RowAction } from '@kiosk-admin/ui/table'
import { Copy, Pencil, RotateCcw, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { changeMessages } from '../../changes/change-messages'
import { getMessages, type Translate } from '../../i18n/i18n'
import type { contentMessages } from '../messages'
import type { Row } from './columns'
import type { Confirmation } from './content-confirms'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

type RowActionContext = {
  c: Translate<typeof contentMessages.messages>
  edit: () => void
  confirm: (confirmation: Confirmation) => void
  toStatus: (id: string, status: Status) => void
  /** Asks to set the record back to what is on the kiosks; undefined if it is the same. */
  revert: (() => void) | undefined
}

/** Actions on one record, for users who may write. */
export function rowActions(row: Row, { c, edit, confirm, toStatus, revert }: RowActionContext): RowAction[] {
  const active = row.status === 'Active'
  return [
    { id: 'edit', label: c('content.actions.edit'), icon: <Pencil {...icon} />, inline: true, onSelect: edit },
    {
      id: 'copy',
      label: c('content.actions.copy'),
      icon: <Copy {...icon} />,
      onSelect: () => confirm({ kind: 'copy', record: row }),
    },
    {
      id: 'status',
      label: c(active ? 'content.actions.deactivate' : 'content.actions.activate'),
      icon: active ? <ToggleLeft {...icon} /> : <ToggleRight {...icon} />,
      onSelect: () => toStatus(row.id, active ? 'InActive' : 'Active'),
    },
    ...(revert
      ? [
          {
            id: 'revert',
            label: getMessages(changeMessages)('changes.revert'),
            icon: <RotateCcw {...icon} />,
            onSelect: revert,
          },
        ]
      : []),
    {
      id: 'delete',
      label: c('content.actions.delete'),
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => confirm({ kind: 'delete', records: [row] }),
    },
  ]
}
