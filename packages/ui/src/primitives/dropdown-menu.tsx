import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx'

export type DropdownMenuProps = Radix.DropdownMenuProps & {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Keeps everything else out of reach. @default true */
  modal?: boolean
}

/** Actions or choices behind one button (WAI-ARIA menu button). */
export function DropdownMenu(props: DropdownMenuProps) {
  return <Radix.Root {...props} />
}

export function DropdownMenuTrigger(props: Radix.DropdownMenuTriggerProps) {
  return <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />
}

export function DropdownMenuRadioGroup(props: Radix.DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />
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
          'kui:z-(--k-z-menu) kui:max-h-(--radix-dropdown-menu-content-available-height) kui:min-w-55 kui:overflow-y-auto kui:rounded-lg kui:bg-raised kui:p-1 kui:text-sm kui:shadow-2',
          'kui:data-[state=open]:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-1)_var(--k-ease-in)_forwards]',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

const item =
  'kui:flex kui:min-h-(--k-nav-row) kui:w-full kui:cursor-pointer kui:items-center kui:gap-2.25 kui:rounded-md kui:px-2 kui:text-fg kui:select-none kui:outline-none kui:[&>svg]:shrink-0 kui:[&>svg]:text-fg-muted kui:data-[highlighted]:bg-hover kui:data-[highlighted]:text-fg-strong kui:data-[disabled]:cursor-default kui:data-[disabled]:text-fg-disabled'

const box =
  'kui:grid kui:size-4 kui:shrink-0 kui:place-items-center kui:rounded-[3px] kui:text-accent-fg kui:shadow-[inset_0_0_0_1.5px_var(--k-line-control)] kui:data-[state=checked]:bg-accent kui:data-[state=checked]:shadow-[inset_0_0_0_1px_var(--k-accent-line)] kui:data-[state=unchecked]:[&>svg]:invisible'

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
      <Radix.ItemIndicator forceMount className={box}>
        <Check size={12} strokeWidth={2.6} aria-hidden="true" />
      </Radix.ItemIndicator>
      <span className="kui:flex-1">{children}</span>
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
