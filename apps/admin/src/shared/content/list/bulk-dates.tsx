import { BulkBar } from '@kiosk-admin/ui'
import { CalendarRange } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { useKind } from '../kind'
import { bulkMessages } from './bulk-messages'
import type { Row } from './columns'

const Dialog = lazy(async () => ({ default: (await loadCode(() => import('./bulk-dates-dialog'))).BulkDatesDialog }))

/** Bulk action that sets start or end dates. */
export function BulkDates({ selected }: { selected: readonly Row[] }) {
  const { type } = useKind()
  const t = useMessages(bulkMessages)
  const [open, setOpen] = useState(false)
  const fields: readonly string[] = type.fieldNames
  if (!fields.includes('startDate') || !fields.includes('endDate')) return null
  return (
    <>
      <BulkBar.Action icon={<CalendarRange size={16} strokeWidth={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        {t('bulk.dates')}
      </BulkBar.Action>
      {open && (
        <Suspense>
          <Dialog selected={selected} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
