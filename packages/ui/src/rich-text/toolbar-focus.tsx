import { useDirection } from '@radix-ui/react-direction'
import { type ComponentProps, createContext, type KeyboardEvent, useContext, useMemo, useState } from 'react'
import { IconButton, type IconButtonProps } from '../primitives/button/icon-button'

const toolbarFocus = createContext<{ stop: string; setStop: (tool: string) => void }>({ stop: '', setStop: () => {} })

export type ToolbarProps = ComponentProps<'div'> & {
  /** The tool where Tab stops at first. */
  first: string
}

/** One stop for Tab; the arrow keys, Home and End go from tool to tool (WAI-ARIA toolbar). */
export function Toolbar({ first, ...rest }: ToolbarProps) {
  const rtl = useDirection() === 'rtl'
  const [stop, setStop] = useState(first)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
    const at = tools.indexOf(event.target as HTMLElement)
    // what a tool has opened hears its own keys
    if (at < 0) return
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (at + step) % tools.length
    if (to === undefined) return
    event.preventDefault()
    tools.at(to)?.focus()
  }
  return (
    <toolbarFocus.Provider value={useMemo(() => ({ stop, setStop }), [stop])}>
      <div role="toolbar" onKeyDown={move} {...rest} />
    </toolbarFocus.Provider>
  )
}

export type ToolProps = Omit<IconButtonProps, 'size' | 'variant'> & {
  name: string
  /** For tools that are on or off. */
  pressed?: boolean
}

export function Tool({ name, pressed, onFocus, ...rest }: ToolProps) {
  const { stop, setStop } = useContext(toolbarFocus)
  return (
    <IconButton
      size="small"
      data-tool={name}
      tabIndex={stop === name ? 0 : -1}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      className="kui:locked:bg-transparent! kui:aria-pressed:bg-accent-soft kui:aria-pressed:text-accent-text"
      onFocus={(event) => {
        setStop(name)
        onFocus?.(event)
      }}
      // the words keep the focus, and what is selected in them
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  )
}
