import { DropdownMenu } from '@kiosk-admin/ui'
import { Printer } from 'lucide-react'
import type { Row } from '../../../shared/content/list/columns'
import { loadFound } from '../../../shared/content/list/loaded-rows'
import type { ContentListState } from '../../../shared/content/list/use-content-list'
import { toastFailure } from '../../../shared/failures/failures'
import { useMessages } from '../../../shared/i18n/i18n'
import { printMessages } from './print-messages'

type PrintHoursItemProps = { list: Pick<ContentListState, 'table'>; onLoad: (rows: readonly Row[]) => void }

/** Menu item that prints opening hours. `onLoad` receives the listed items. */
export function PrintHoursItem({ list, onLoad }: PrintHoursItemProps) {
  const t = useMessages(printMessages)
  return (
    <DropdownMenu.Item
      icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
      onSelect={() => void loadFound<Row>(list).then(onLoad, toastFailure)}
    >
      {t('printHours.action')}
    </DropdownMenu.Item>
  )
}
