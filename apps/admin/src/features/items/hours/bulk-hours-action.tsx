import { BulkBar } from '@kiosk-admin/ui'
import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../../shared/content/list/columns'
import { withSelected } from '../../../shared/content/list/loaded-rows'
import type { ContentListState } from '../../../shared/content/list/use-content-list'
import { useMessages } from '../../../shared/i18n/i18n'
import { loadCode } from '../../../shared/i18n/load-code'
import { hoursMessages } from './hours-messages'

const Dialog = lazy(async () => ({ default: (await loadCode(() => import('./bulk-hours-dialog'))).BulkHoursDialog }))

/** Sets the opening hours of all selected items. */
export function BulkHours({ list }: { list: Pick<ContentListState, 'table'> }) {
  const t = useMessages(hoursMessages)
  const [selected, setSelected] = useState<readonly Row[]>()
  return (
    <>
      <BulkBar.Action
        icon={<Clock size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => withSelected<Row>(list, setSelected)}
      >
        {t('bulkHours.action')}
      </BulkBar.Action>
      {selected && (
        <Suspense>
          <Dialog table={list.table} selected={selected} onClose={() => setSelected(undefined)} />
        </Suspense>
      )}
    </>
  )
}
