import { Calendar as CalendarIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/popover'
import { boxButton } from './control'

/** State of the window that a field opens: by its button, or by Alt and arrow down in the text. */
export function useFieldPopover(locked: boolean) {
  const [open, setOpen] = useState(false)
  // The focus returns to the input if that opened the window.
  const text = useRef<HTMLElement>(undefined)
  const openFrom = (from: HTMLElement) => {
    if (locked) return
    text.current = from
    setOpen(true)
  }
  return {
    open,
    setOpen,
    /** Opens the window from the text, which gets the focus back. */
    openFrom,
    text,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' || !event.altKey || locked) return
      event.preventDefault()
      openFrom(event.currentTarget)
    },
  }
}

type FieldPopoverProps = {
  state: ReturnType<typeof useFieldPopover>
  slot: string
  /** Name of the button. */
  openLabel: string
  /** Name of the window. */
  label: string
  locked: boolean
  /** The picture of the button. @default a calendar */
  icon?: ReactNode
  /** Called when it opens or closes by press or key. */
  onOpenChange?: () => void
  className?: string
  children: ReactNode
}

/** The button at the end of a field, and the window that it opens (WAI-ARIA dialog, not modal). */
export function FieldPopover({
  state,
  slot,
  openLabel,
  label,
  locked,
  icon = <CalendarIcon size={16} strokeWidth={1.5} aria-hidden="true" />,
  onOpenChange,
  className,
  children,
}: FieldPopoverProps) {
  return (
    <Popover
      open={state.open}
      onOpenChange={(open) => {
        onOpenChange?.()
        state.setOpen(open)
      }}
    >
      <PopoverTrigger asChild>
        <button type="button" data-slot={slot} aria-label={openLabel} disabled={locked} className={boxButton}>
          {icon}
        </button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={label}
        className={className}
        onOpenAutoFocus={(event) => {
          // A dialog around the field has taken the focus back from the calendar.
          const { currentTarget } = event
          const stop =
            currentTarget instanceof HTMLElement &&
            currentTarget.querySelector<HTMLElement>('[role=grid] [tabindex="0"], [role=listbox]')
          if (!stop) return
          event.preventDefault()
          stop.focus()
        }}
        onCloseAutoFocus={(event) => {
          if (!state.text.current) return
          event.preventDefault()
          state.text.current.focus()
          state.text.current = undefined
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  )
}
