import { LogOut } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { Avatar } from '../primitives/avatar'
import { IconButton } from '../primitives/icon-button'
import { en, type LayoutLabels } from './labels'
import { useShell } from './use-shell'

export interface SidebarUserProps extends ComponentProps<'div'> {
  name: string
  /** The user's group. */
  group?: ReactNode
  onSignOut?: () => void
  labels?: Partial<LayoutLabels>
}

/** The foot of the sidebar: who is signed in, and the way out. */
export function SidebarUser({ name, group, onSignOut, labels, className, ...rest }: SidebarUserProps) {
  const t = useLabels('layout', en, labels)
  const { mode } = useShell()
  return (
    <div
      data-slot="sidebar-user"
      data-mode={mode}
      className={cx(
        'kui:flex kui:min-h-(--k-header) kui:shrink-0 kui:items-center kui:gap-2.5 kui:ps-1.5',
        'kui:data-[mode=rail]:flex-col kui:data-[mode=rail]:justify-center kui:data-[mode=rail]:gap-1.5 kui:data-[mode=rail]:py-2 kui:data-[mode=rail]:ps-0',
        className,
      )}
      {...rest}
    >
      <Avatar name={name} />
      <span data-mode={mode} className="kui:flex kui:min-w-0 kui:flex-1 kui:flex-col kui:data-[mode=rail]:sr-only">
        <span className="kui:truncate kui:text-sm kui:font-medium kui:text-fg-strong">{name}</span>
        {group && <span className="kui:truncate kui:text-xs kui:text-fg-subtle">{group}</span>}
      </span>
      {onSignOut && (
        <IconButton label={t.signOut} size="small" icon={<LogOut size={16} strokeWidth={1.5} />} onClick={onSignOut} />
      )}
    </div>
  )
}
