import { DropdownMenu, IconButton } from '@kiosk-admin/ui'
import { Ellipsis } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { useMessages } from '../../i18n/i18n'
import { contentMessages } from '../messages'

/** Menu of list-wide actions. Renders nothing without items. */
export function ListMenu({ children }: { children: ReactNode }) {
  const c = useMessages(contentMessages)
  if (Children.toArray(children).length === 0) return null
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={c('content.more')} icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">{children}</DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
