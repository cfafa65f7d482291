import type * as Radix from '@radix-ui/react-dropdown-menu'
import { Slot } from '@radix-ui/react-slot'
import { Check } from 'lucide-react'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { lazy } from '../../internal/lazy'
import { mergeRefs } from '../../internal/merge-refs'
import { MenuContext, useMenu, useMenuParts } from './dropdown-menu-state'

export type DropdownMenuProps = Radix.DropdownMenuProps & {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Blocks interaction with the rest of the page. @default true */
  modal?: boolean
}

// Triggers are on most pages; the menu's code loads on hover, focus or press.
export const menuCode = lazy(() => import('./dropdown-menu-floating'))

/** Actions or choices behind one button (WAI-ARIA menu button). */
export function DropdownMenu({
  open,
  defaultOpen = false,
  onOpenChange,
  modal = true,
  dir,
  children,
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const [requested, setRequested] = useState(false)
  const trigger = useRef<HTMLElement>(null)
  const byKey = useRef(false)
  const triggerId = useId()
  const contentId = useId()
  useEffect(() => {
    if (isOpen) menuCode.load()
  }, [isOpen])
  const value = useMemo(() => {
    const request = () => {
      menuCode.load()
      setRequested(true)
    }
    return {
      open: isOpen,
      setOpen,
      modal,
      dir,
      trigger,
      triggerId,
      contentId,
      byKey,
      requested: requested || isOpen,
      request,
    }
  }, [isOpen, setOpen, modal, dir, triggerId, contentId, requested])
  return <MenuContext value={value}>{children}</MenuContext>
}

const openingKeys = ['Enter', ' ', 'ArrowDown']

export function DropdownMenuTrigger(triggerProps: ComponentProps<typeof Radix.Trigger>) {
  const { asChild = false, disabled = false, ref, ...props } = triggerProps
  const { open, setOpen, trigger, triggerId, contentId, byKey, request } = useMenu()
  const { onPointerEnter, onFocus, onPointerDown, onKeyDown, ...rest } = props
  const mergedRef = useMemo(
    () =>
      mergeRefs<HTMLButtonElement>((element) => {
        trigger.current = element
      }, ref),
    [trigger, ref],
  )
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="dropdown-menu-trigger"
      {...{ type: 'button', disabled }}
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      data-state={open ? 'open' : 'closed'}
      data-disabled={disabled ? '' : undefined}
      {...rest}
      ref={mergedRef}
      onPointerEnter={(event: PointerEvent<HTMLButtonElement>) => {
        onPointerEnter?.(event)
        request()
      }}
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        onFocus?.(event)
        request()
      }}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        onPointerDown?.(event)
        if (event.defaultPrevented || disabled || event.button !== 0 || event.ctrlKey) return
        byKey.current = false
        setOpen(!open)
        // The menu takes the focus; the trigger must not get it first.
        if (!open) event.preventDefault()
      }}
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || disabled || !openingKeys.includes(event.key)) return
        byKey.current = true
        setOpen(event.key === 'ArrowDown' || !open)
        event.preventDefault()
      }}
    />
  )
}

export function DropdownMenuRadioGroup(props: Radix.DropdownMenuRadioGroupProps) {
  const { RadioGroup } = useMenuParts()
  return <RadioGroup data-slot="dropdown-menu-radio-group" {...props} />
}

export type DropdownMenuContentProps = Radix.DropdownMenuContentProps

export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const menu = useMenu()
  const code = menuCode.use()
  return code && menu.requested && <code.DropdownMenuFloating menu={menu} {...props} />
}

const item =
  'kui:flex kui:min-h-(--k-nav-row) kui:w-full kui:cursor-pointer kui:items-center kui:gap-2.25 kui:rounded-md kui:px-2 kui:text-fg kui:select-none kui:outline-none kui:[&>svg]:shrink-0 kui:[&>svg]:text-fg-muted kui:data-[highlighted]:bg-hover kui:data-[highlighted]:text-fg-strong kui:data-[disabled]:cursor-default kui:data-[disabled]:text-fg-disabled'

const box =
  'kui:grid kui:size-4 kui:shrink-0 kui:place-items-center kui:rounded-[3px] kui:text-accent-fg kui:shadow-[inset_0_0_0_1.5px_var(--k-line-control)] kui:data-[state=checked]:bg-accent kui:data-[state=checked]:shadow-[inset_0_0_0_1px_var(--k-accent-line)] kui:data-[state=unchecked]:[&>svg]:invisible'

export type DropdownMenuItemProps = Radix.DropdownMenuItemProps & {
  icon?: ReactNode
  /** The keyboard shortcut of the action. */
  shortcut?: string
  /** Marks a destructive action. @default false */
  danger?: boolean
}

export function DropdownMenuItem({ icon, shortcut, danger, className, children, ...rest }: DropdownMenuItemProps) {
  const { Item } = useMenuParts()
  // With `asChild`, the caller's link is the whole row.
  if (rest.asChild) {
    return (
      <Item data-slot="dropdown-menu-item" className={cx(item, className)} {...rest}>
        {children}
      </Item>
    )
  }
  return (
    <Item
      data-slot="dropdown-menu-item"
      data-danger={danger || undefined}
      className={cx(item, 'kui:data-[danger]:text-danger-text kui:data-[danger]:[&>svg]:text-danger-text', className)}
      {...rest}
    >
      {icon}
      <span className="kui:flex-1">{children}</span>
      {shortcut && <span className="kui:text-[11px] kui:text-fg-subtle">{shortcut}</span>}
    </Item>
  )
}

export function DropdownMenuRadioItem({ className, children, ...rest }: Radix.DropdownMenuRadioItemProps) {
  const { RadioItem, ItemIndicator } = useMenuParts()
  return (
    <RadioItem data-slot="dropdown-menu-radio-item" className={cx(item, className)} {...rest}>
      <span className="kui:flex kui:flex-1 kui:items-center kui:gap-2.25">{children}</span>
      <ItemIndicator>
        <Check size={16} strokeWidth={1.5} aria-hidden="true" />
      </ItemIndicator>
    </RadioItem>
  )
}

export function DropdownMenuCheckboxItem({ className, children, ...rest }: Radix.DropdownMenuCheckboxItemProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts()
  return (
    <CheckboxItem data-slot="dropdown-menu-checkbox-item" className={cx(item, className)} {...rest}>
      <ItemIndicator forceMount className={box}>
        <Check size={12} strokeWidth={2.6} aria-hidden="true" />
      </ItemIndicator>
      <span className="kui:flex-1">{children}</span>
    </CheckboxItem>
  )
}

export function DropdownMenuLabel({ className, ...rest }: Radix.DropdownMenuLabelProps) {
  const { Label } = useMenuParts()
  return (
    <Label
      data-slot="dropdown-menu-label"
      className={cx('kui:flex kui:min-h-6.5 kui:items-center kui:px-2 kui:text-xs kui:text-fg-subtle', className)}
      {...rest}
    />
  )
}

export function DropdownMenuSeparator({ className, ...rest }: Radix.DropdownMenuSeparatorProps) {
  const { Separator } = useMenuParts()
  return (
    <Separator
      data-slot="dropdown-menu-separator"
      className={cx('kui:-mx-1 kui:my-1 kui:h-px kui:bg-line-faint', className)}
      {...rest}
    />
  )
}
