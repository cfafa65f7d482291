import { BulkBar } from '@kiosk-admin/ui'
import { DataTable } from '@kiosk-admin/ui/table'
import { CopyPlus, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/i18n'
import { copyToMallMessages } from '../../mall-copy/action-messages'
import { contentMessages } from '../messages'
import { BulkDates } from './bulk-dates'
import type { Row } from './columns'
import { withSelected } from './loaded-rows'
import { toastBulkFailure, toBulkChanges, useBulk } from './use-bulk'
import type { ContentListState } from './use-content-list'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

export type ContentBulkProps = {
  list: ContentListState
  /** Opens the copy dialog; `undefined` if the user has no other mall. */
  copyToMall: ((rows: readonly Row[]) => void) | undefined
  /** Further actions. */
  children: ReactNode
}

/** Actions on the selected records. */
export function ContentBulk({ list, copyToMall, children }: ContentBulkProps) {
  const c = useMessages(contentMessages)
  const m = useMessages(copyToMallMessages)
  const change = useBulk(list.table)
  const { confirm } = list
  const setAll = (status: Row['status'], selected: readonly Row[]) =>
    void change(toBulkChanges(selected, { status })).catch(toastBulkFailure)

  return (
    <DataTable.Bulk>
      <BulkBar.Action
        icon={<ToggleRight {...icon} />}
        onClick={() => withSelected(list, (rows) => setAll('Active', rows))}
      >
        {c('content.actions.activate')}
      </BulkBar.Action>
      <BulkBar.Action
        icon={<ToggleLeft {...icon} />}
        onClick={() => withSelected(list, (rows) => setAll('InActive', rows))}
      >
        {c('content.actions.deactivate')}
      </BulkBar.Action>
      <BulkBar.More>
        {children}
        <BulkDates list={list} />
        {copyToMall && (
          <BulkBar.Action icon={<CopyPlus {...icon} />} onClick={() => withSelected(list, copyToMall)}>
            {m('copyToMall.bulk')}
          </BulkBar.Action>
        )}
        <BulkBar.Action
          icon={<Trash2 {...icon} />}
          onClick={() => withSelected(list, (records) => confirm({ kind: 'delete', records }))}
        >
          {c('content.actions.delete')}
        </BulkBar.Action>
      </BulkBar.More>
    </DataTable.Bulk>
  )
}
