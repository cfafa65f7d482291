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

// Most icons are never asked what they mean: what places words beside them comes when the first one is.
const floating = lazy(() => import('./tooltip-floating'))

const events = ['onPointerMove', 'onPointerLeave', 'onPointerDown', 'onFocus', 'onBlur', 'onClick'] as const
type Heard = (typeof events)[number]
type Given = ComponentProps<'button'>

/** After these it may be that the words are to be shown. */
const begins = (name: Heard) => name === 'onPointerMove' || name === 'onFocus'

/** Names what an icon does, on hover and on focus. Nothing that is said here only may be needed. */
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
  const [wanted, setWanted] = useState(false)
  const [describedBy, setDescribedBy] = useState<string>()
  const trigger = useRef<HTMLElement>(null)
  const given = useRef<Given>(undefined)
  // the event that it came for, when its code was not there yet
  const missed = useRef<{ name: Heard; event: SyntheticEvent }>(undefined)
  const code = floating.use()

  useEffect(() => {
    if (shown) floating.load()
  }, [shown])

  const tell = (name: Heard, event: SyntheticEvent) =>
    (given.current?.[name] as ((event: SyntheticEvent) => void) | undefined)?.(event)

  function hear(name: Heard, event: SyntheticEvent) {
    // A dialog that was closed by the pointer gives its focus back: nobody asked for an explanation.
    if (name === 'onFocus' && !event.currentTarget.matches(':focus-visible')) return
    if (given.current) return tell(name, event)
    missed.current = begins(name) ? (missed.current ?? { name, event }) : undefined
    if (!begins(name)) return
    floating.load()
    setWanted(true)
  }

  function take(next: Given) {
    given.current = next
    setDescribedBy(next['aria-describedby'])
    if (missed.current) tell(missed.current.name, missed.current.event)
    missed.current = undefined
  }

  return (
    <>
      <Slot
        ref={trigger}
        aria-describedby={describedBy}
        {...Object.fromEntries(events.map((name) => [name, (event: SyntheticEvent) => hear(name, event)]))}
      >
        {children}
      </Slot>
      {code && (wanted || shown) && (
        <code.TooltipFloating
          {...{ trigger, content, shortcut, ...rest }}
          open={shown}
          onOpenChange={setShown}
          onGiven={take}
        />
      )}
    </>
  )
}
