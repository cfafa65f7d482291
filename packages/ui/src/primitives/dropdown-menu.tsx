import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx'

export type DropdownMenuProps = Radix.DropdownMenuProps

/** Actions or choices behind one button (WAI-ARIA menu button). */
export const DropdownMenu = Radix.Root
export const DropdownMenuRadioGroup = Radix.RadioGroup

export function DropdownMenuTrigger(props: Radix.DropdownMenuTriggerProps) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

export type DropdownMenuContentProps = Radix.DropdownMenuContentProps

export function DropdownMenuContent({ className, ...rest }: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu"
        sideOffset={4}
        collisionPadding={8}
        className={cx(
          'kui:z-(--k-z-menu) kui:max-h-(--radix-dropdown-menu-content-available-height) kui:min-w-44 kui:overflow-y-auto kui:rounded-lg kui:bg-raised kui:p-1 kui:text-sm kui:shadow-2',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

const item =
  'kui:flex kui:min-h-(--k-nav-row) kui:w-full kui:cursor-pointer kui:items-center kui:gap-2.25 kui:rounded-md kui:px-2 kui:text-fg kui:select-none kui:outline-none kui:[&>svg]:shrink-0 kui:[&>svg]:text-fg-muted kui:data-[highlighted]:bg-hover kui:data-[highlighted]:text-fg-strong kui:data-[disabled]:cursor-default kui:data-[disabled]:text-fg-disabled'

export type DropdownMenuItemProps = Radix.DropdownMenuItemProps & {
  icon?: ReactNode
  /** The key that does the same. */
  shortcut?: string
  /** It deletes or ends something. @default false */
  danger?: boolean
}

export function DropdownMenuItem({ icon, shortcut, danger, className, children, ...rest }: DropdownMenuItemProps) {
  // with asChild the caller's link is the whole row
  if (rest.asChild) {
    return (
      <Radix.Item data-slot="dropdown-menu-item" className={cx(item, className)} {...rest}>
        {children}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      data-danger={danger || undefined}
      className={cx(item, 'kui:data-[danger]:text-danger-text kui:data-[danger]:[&>svg]:text-danger-text', className)}
      {...rest}
    >
      {icon}
      <span className="kui:flex-1">{children}</span>
      {shortcut && <span className="kui:text-[11px] kui:text-fg-subtle">{shortcut}</span>}
    </Radix.Item>
  )
}

export function DropdownMenuRadioItem({ className, children, ...rest }: Radix.DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" className={cx(item, className)} {...rest}>
      <span className="kui:flex kui:flex-1 kui:items-center kui:gap-2.25">{children}</span>
      <Radix.ItemIndicator>
        <Check size={16} strokeWidth={1.5} aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

export function DropdownMenuCheckboxItem({ className, children, ...rest }: Radix.DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem data-slot="dropdown-menu-checkbox-item" className={cx(item, className)} {...rest}>
      <span className="kui:flex-1">{children}</span>
      <Radix.ItemIndicator>
        <Check size={16} strokeWidth={1.5} aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  )
}

export function DropdownMenuLabel({ className, ...rest }: Radix.DropdownMenuLabelProps) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      className={cx('kui:flex kui:min-h-6.5 kui:items-center kui:px-2 kui:text-xs kui:text-fg-subtle', className)}
      {...rest}
    />
  )
}

export function DropdownMenuSeparator({ className, ...rest }: Radix.DropdownMenuSeparatorProps) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      className={cx('kui:-mx-1 kui:my-1 kui:h-px kui:bg-line-faint', className)}
      {...rest}
    />
  )
}
