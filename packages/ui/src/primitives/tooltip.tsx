import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { Kbd } from './kbd'

export type TooltipProps = Omit<RadixTooltip.TooltipContentProps, 'content'> & {
  /** The one element that is explained; it must take focus. */
  children: ReactElement
  /** A few words. */
  content: ReactNode
  /** The key that does the same. */
  shortcut?: string
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Names what an icon does, on hover and on focus. Nothing that is said here only may be needed. */
export function Tooltip({
  children,
  content,
  shortcut,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      <RadixTooltip.Root
        {...(open === undefined ? {} : { open })}
        {...(defaultOpen === undefined ? {} : { defaultOpen })}
        {...(onOpenChange ? { onOpenChange } : {})}
      >
        <RadixTooltip.Trigger
          asChild
          onFocus={(event) => {
            // A dialog that was closed by the pointer gives its focus back: nobody asked for an explanation.
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
          }}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cx(
              'kui:z-(--k-z-tooltip) kui:flex kui:min-h-6.5 kui:max-w-72 kui:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:items-center kui:gap-2 kui:rounded-sm kui:bg-sign kui:px-2 kui:py-1 kui:text-xs kui:text-sign-fg',
              className,
            )}
            {...rest}
          >
            {content}
            {shortcut && <Kbd onSign>{shortcut}</Kbd>}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
