import { BulkBar } from '@kiosk-admin/ui'
import { CalendarRange } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { useKind } from '../kind'
import { bulkMessages } from './bulk-messages'
import type { Row } from './columns'
import { withSelected } from './loaded-rows'
import type { ContentListState } from './use-content-list'

const Dialog = lazy(async () => ({ default: (await loadCode(() => import('./bulk-dates-dialog'))).BulkDatesDialog }))

/** Bulk action that sets start or end dates. */
export function BulkDates({ list }: { list: Pick<ContentListState, 'table'> }) {
  const { type } = useKind()
  const t = useMessages(bulkMessages)
  const [selected, setSelected] = useState<readonly Row[]>()
  const fields: readonly string[] = type.fieldNames
  if (!fields.includes('startDate') || !fields.includes('endDate')) return null
  return (
    <>
      <BulkBar.Action
        icon={<CalendarRange size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => withSelected<Row>(list, setSelected)}
      >
        {t('bulk.dates')}
      </BulkBar.Action>
      {selected && (
        <Suspense>
          <Dialog table={list.table} selected={selected} onClose={() => setSelected(undefined)} />
        </Suspense>
      )}
    </>
  )
}
