import { DropdownMenu } from '@kiosk-admin/ui'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../../shared/content/list/columns'
import { useMessages } from '../../../shared/i18n/i18n'
import { loadCode } from '../../../shared/i18n/load-code'
import { printMessages } from './print-messages'

const Sheet = lazy(async () => ({ default: (await loadCode(() => import('./hours-sheet'))).HoursSheet }))

type UsePrintHours = { title: string; rows: readonly Row[] }

/** Prints the opening hours of the listed items: the menu item, and the sheet while printing. */
export function usePrintHours({ title, rows }: UsePrintHours) {
  const t = useMessages(printMessages)
  const [printing, setPrinting] = useState(false)
  return {
    item: (
      <DropdownMenu.Item
        key="printHours"
        icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
        onSelect={() => setPrinting(true)}
      >
        {t('printHours.action')}
      </DropdownMenu.Item>
    ),
    sheet: printing && (
      <Suspense>
        <Sheet title={title} rows={rows} onPrinted={() => setPrinting(false)} />
      </Suspense>
    ),
  }
}
