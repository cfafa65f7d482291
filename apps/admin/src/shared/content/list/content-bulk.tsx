import { BulkBar } from '@kiosk-admin/ui'
import { DataTable } from '@kiosk-admin/ui/table'
import { CopyPlus, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/i18n'
import { copyToMallMessages } from '../../mall-copy/action-messages'
import { contentMessages } from '../messages'
import { BulkDates } from './bulk-dates'
import type { Row } from './columns'
import { sameForAll, toastBulkFailure, useBulk } from './use-bulk'
import type { ContentListState } from './use-content-list'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

export type ContentBulkProps = {
  list: ContentListState
  /** Takes them to another mall, where the user reaches one. */
  copyToMall: ((rows: readonly Row[]) => void) | undefined
  /** What else can be done with them. */
  children: ReactNode
}

/** What can be done with all that are selected. */
export function ContentBulk({ list, copyToMall, children }: ContentBulkProps) {
  const c = useTexts(contentMessages)
  const m = useTexts(copyToMallMessages)
  const change = useBulk()
  const { selected, toStatus, ask } = list

  /** One is changed back where it was changed; many are, by the toast, each to what it was. */
  function setAll(status: Row['status']) {
    const [first, second] = selected
    if (first && !second) toStatus(first.id, status)
    else void change(sameForAll(selected, { status })).catch(toastBulkFailure)
  }

  return (
    <DataTable.Bulk>
      <BulkBar.Action icon={<ToggleRight {...icon} />} onClick={() => setAll('Active')}>
        {c('content.actions.activate')}
      </BulkBar.Action>
      <BulkBar.Action icon={<ToggleLeft {...icon} />} onClick={() => setAll('InActive')}>
        {c('content.actions.deactivate')}
      </BulkBar.Action>
      {children}
      <BulkDates selected={selected} />
      {copyToMall && (
        <BulkBar.Action icon={<CopyPlus {...icon} />} onClick={() => copyToMall(selected)}>
          {m('copyToMall.bulk')}
        </BulkBar.Action>
      )}
      <BulkBar.Action icon={<Trash2 {...icon} />} onClick={() => ask({ kind: 'delete', records: selected })}>
        {c('content.actions.delete')}
      </BulkBar.Action>
    </DataTable.Bulk>
  )
}
