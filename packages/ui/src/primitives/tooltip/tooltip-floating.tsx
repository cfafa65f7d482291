import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { cx } from '../../internal/cx'
import { ExternalTrigger } from '../../internal/external-trigger'
import { useKioskUi } from '../../theme/context'
import { Kbd } from '../kbd/kbd'

type TriggerProps = ComponentProps<'button'>

export type TooltipFloatingProps = Omit<RadixTooltip.TooltipContentProps, 'content'> & {
  trigger: RefObject<HTMLElement | null>
  /** Receives Radix's props for the trigger, its event handlers among them. */
  onProps: (props: TriggerProps) => void
  content: ReactNode
  shortcut: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The tooltip without its trigger; loaded on the first hover or focus. */
export function TooltipFloating({
  trigger,
  onProps,
  content,
  shortcut,
  open,
  onOpenChange,
  ...rest
}: TooltipFloatingProps) {
  const { overlays } = useKioskUi()
  const { className, ...others } = rest
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <ExternalTrigger element={trigger} onProps={onProps} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={overlays}>
          <RadixTooltip.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className={cx(
              'kui:z-(--k-z-tooltip) kui:flex kui:min-h-6.5 kui:max-w-72 kui:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:items-center kui:gap-2 kui:rounded-sm kui:bg-sign kui:px-2 kui:py-1 kui:text-xs kui:text-sign-fg',
              className,
            )}
            {...others}
          >
            {content}
            {shortcut && <Kbd onSign>{shortcut}</Kbd>}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
