import { DropdownMenu } from '@kiosk-admin/ui'
import { Printer } from 'lucide-react'
import { useMessages } from '../../../shared/i18n/i18n'
import { printMessages } from './print-messages'

/** Menu item that prints opening hours. */
export function PrintHoursItem({ onSelect }: { onSelect: () => void }) {
  const t = useMessages(printMessages)
  return (
    <DropdownMenu.Item icon={<Printer size={16} strokeWidth={1.5} aria-hidden />} onSelect={onSelect}>
      {t('printHours.action')}
    </DropdownMenu.Item>
  )
}
