import * as Radix from '@radix-ui/react-popover'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { popoverContent } from './popover-classes'

export type PopoverProps = Radix.PopoverProps & {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Blocks interaction with the rest of the page. @default false */
  modal?: boolean
}

/** A small window at its trigger, for a calendar or a few choices (WAI-ARIA dialog, not modal). */
export function Popover(props: PopoverProps) {
  return <Radix.Root {...props} />
}

export function PopoverTrigger(props: Radix.PopoverTriggerProps) {
  return <Radix.Trigger data-slot="popover-trigger" {...props} />
}

/** Positions the window at an element other than the trigger. */
export function PopoverAnchor(props: Radix.PopoverAnchorProps) {
  return <Radix.Anchor data-slot="popover-anchor" {...props} />
}

export function PopoverClose(props: Radix.PopoverCloseProps) {
  return <Radix.Close data-slot="popover-close" {...props} />
}

export type PopoverContentProps = Radix.PopoverContentProps

/** The window. Needs a name: `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, ...rest }: PopoverContentProps) {
  const { overlays } = useKioskUi()
  return (
    <Radix.Portal container={overlays}>
      <Radix.Content
        data-slot="popover"
        sideOffset={4}
        collisionPadding={8}
        className={cx(popoverContent, className)}
        {...rest}
      />
    </Radix.Portal>
  )
}
