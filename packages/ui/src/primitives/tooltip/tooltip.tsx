import { Slot } from '@radix-ui/react-slot'
import type { TooltipContentProps } from '@radix-ui/react-tooltip'
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { lazy } from '../../internal/lazy'

export type TooltipProps = Omit<TooltipContentProps, 'content'> & {
  /** The trigger: one focusable element. */
  children: ReactElement
  /** A few words. */
  content: ReactNode
  /** The keyboard shortcut of the action. */
  shortcut?: string
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

// Most tooltips are never shown, so their code loads on the first hover or focus.
const floating = lazy(() => import('./tooltip-floating'))

const events = ['onPointerMove', 'onPointerLeave', 'onPointerDown', 'onFocus', 'onBlur', 'onClick'] as const
type EventName = (typeof events)[number]
type TriggerProps = ComponentProps<'button'>

/** Whether the event can open the tooltip. */
const opens = (name: EventName) => name === 'onPointerMove' || name === 'onFocus'

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether the focus came out of a layer that has closed, or closes, such as a dialog: maybe by way of the dialog around. */
const leftLayer = (from: EventTarget | null, to: Element) =>
  !(from instanceof Element) || from.matches(layers) || from.closest(layers) !== to.closest(layers)

/** Explains an element on hover and focus. Touch users do not see it, so it must not hold needed information. */
export function Tooltip({
  children,
  content,
  shortcut,
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: TooltipProps) {
  const [shown, setShown] = useControllable(open, defaultOpen, onOpenChange)
  const [requested, setRequested] = useState(false)
  const [describedBy, setDescribedBy] = useState<string>()
  const trigger = useRef<HTMLElement>(null)
  const radixProps = useRef<TriggerProps>(undefined)
  // The event that requested the code; it is replayed once the code has loaded.
  const pending = useRef<{ name: EventName; event: SyntheticEvent }>(undefined)
  const wasPressed = useRef(false)
  const code = floating.use()

  useEffect(() => {
    if (shown) floating.load()
  }, [shown])

  const forward = (name: EventName, event: SyntheticEvent) =>
    (radixProps.current?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event)

  function handle(name: EventName, event: SyntheticEvent) {
    if (name === 'onClick') wasPressed.current = true
    if (name === 'onFocus') {
      // Focus that returns from what the press opened must not open the tooltip.
      const { relatedTarget } = event.nativeEvent as FocusEvent
      const returns = wasPressed.current && leftLayer(relatedTarget, event.currentTarget)
      wasPressed.current = false
      if (returns || !event.currentTarget.matches(':focus-visible')) return
    }
    if (radixProps.current) return forward(name, event)
    pending.current = opens(name) ? (pending.current ?? { name, event }) : undefined
    if (!opens(name)) return
    floating.load()
    setRequested(true)
  }

  function receiveProps(next: TriggerProps) {
    radixProps.current = next
    setDescribedBy(next['aria-describedby'])
    if (pending.current) forward(pending.current.name, pending.current.event)
    pending.current = undefined
  }

  return (
    <>
      <Slot
        ref={trigger}
        aria-describedby={describedBy}
        {...Object.fromEntries(events.map((name) => [name, (event: SyntheticEvent) => handle(name, event)]))}
      >
        {children}
      </Slot>
      {code && (requested || shown) && (
        <code.TooltipFloating
          {...{ trigger, content, shortcut, ...rest }}
          open={shown}
          onOpenChange={setShown}
          onProps={receiveProps}
        />
      )}
    </>
  )
}
