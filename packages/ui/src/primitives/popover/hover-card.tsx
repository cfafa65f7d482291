import * as Radix from '@radix-ui/react-hover-card'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { popoverContent } from './popover-classes'

export type HoverCardProps = Radix.HoverCardProps & {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Milliseconds of hovering. @default 400 */
  openDelay?: number
  /** Milliseconds until it closes, so that the pointer can move into it. @default 200 */
  closeDelay?: number
}

/**
 * A preview of what a link leads to, on hover and keyboard focus. Touch screens follow the link, and Tab does not go into
 * it, so that it must not contain needed information. Escape closes it (no ARIA pattern).
 */
export function HoverCard({ openDelay = 400, closeDelay = 200, ...rest }: HoverCardProps) {
  return <Radix.Root openDelay={openDelay} closeDelay={closeDelay} {...rest} />
}

/** The link; `asChild` for a router's. */
export function HoverCardTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="hover-card-trigger" {...props} />
}

export function HoverCardContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  const { overlays } = useKioskUi()
  return (
    <Radix.Portal container={overlays}>
      <Radix.Content
        data-slot="hover-card"
        sideOffset={4}
        collisionPadding={8}
        className={cx(popoverContent, 'kui:max-w-80 kui:text-sm', className)}
        {...rest}
      />
    </Radix.Portal>
  )
}
