import { BulkBar } from '@kiosk-admin/ui'
import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../../shared/content/list/columns'
import { useMessages } from '../../../shared/i18n/i18n'
import { loadCode } from '../../../shared/i18n/load-code'
import { hoursMessages } from './hours-messages'

const Dialog = lazy(async () => ({ default: (await loadCode(() => import('./bulk-hours-dialog'))).BulkHoursDialog }))

/** Sets the opening hours of all selected items. */
export function BulkHours({ selected }: { selected: readonly Row[] }) {
  const t = useMessages(hoursMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <BulkBar.Action icon={<Clock size={16} strokeWidth={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        {t('bulkHours.action')}
      </BulkBar.Action>
      {open && (
        <Suspense>
          <Dialog selected={selected} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
