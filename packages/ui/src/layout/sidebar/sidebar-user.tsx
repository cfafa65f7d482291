import { Slot, Slottable } from '@radix-ui/react-slot'
import { LogOut } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Avatar } from '../../primitives/avatar/avatar'
import { IconButton } from '../../primitives/button/icon-button'
import { useShell } from '../app-shell/use-shell'

export interface SidebarUserProps extends ComponentProps<'div'> {
  name: string
  /** The user's group. */
  group?: ReactNode
  /** Link to the profile, around the name: `<Link to="/profile" />`. */
  profile?: ReactElement
  onSignOut?: () => void
  labels?: Partial<LayoutLabels>
}

/** The sidebar's foot: the user and sign-out. */
export function SidebarUser({ name, group, profile, onSignOut, labels, className, ...rest }: SidebarUserProps) {
  const t = useLabels('layout', en, labels)
  const { mode } = useShell()
  const person = (
    <>
      <Avatar name={name} />
      <span data-mode={mode} className="kui:flex kui:min-w-0 kui:flex-1 kui:flex-col kui:data-[mode=rail]:sr-only">
        <span className="kui:truncate kui:text-sm kui:font-medium kui:text-fg-strong">{name}</span>
        {group && <span className="kui:truncate kui:text-xs kui:text-fg-subtle">{group}</span>}
      </span>
    </>
  )
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
      {profile ? (
        <Slot
          data-slot="sidebar-user-profile"
          data-mode={mode}
          className="kui:-ms-1.5 kui:flex kui:min-w-0 kui:flex-1 kui:items-center kui:gap-2.5 kui:rounded-md kui:px-1.5 kui:py-1 kui:no-underline kui:hover:bg-hover kui:active:bg-pressed kui:focus-visible:shadow-ring kui:data-[mode=rail]:ms-0 kui:data-[mode=rail]:flex-none"
        >
          <Slottable child={profile}>{() => person}</Slottable>
        </Slot>
      ) : (
        person
      )}
      {onSignOut && (
        <IconButton
          label={t.signOut}
          size="small"
          icon={<LogOut size={16} strokeWidth={1.5} className="kui:rtl:-scale-x-100" />}
          onClick={onSignOut}
        />
      )}
    </div>
  )
}
