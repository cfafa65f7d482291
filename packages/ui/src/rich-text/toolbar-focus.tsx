// A toolbar with one tab stop and arrow keys (WAI-ARIA toolbar).

import { useDirection } from '@radix-ui/react-direction'
import { type ComponentProps, createContext, type KeyboardEvent, useContext, useMemo, useState } from 'react'
import { IconButton, type IconButtonProps } from '../primitives/button/icon-button'

const toolbarFocus = createContext<{ stop: string; setStop: (tool: string) => void }>({ stop: '', setStop: () => {} })

export type ToolbarProps = ComponentProps<'div'> & {
  /** The initially focusable tool. */
  first: string
}

/** A toolbar with a single Tab stop; arrow keys, Home and End move between tools (WAI-ARIA toolbar). */
export function Toolbar({ first, ...rest }: ToolbarProps) {
  const rtl = useDirection() === 'rtl'
  const [stop, setStop] = useState(first)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
    const at = tools.indexOf(event.target as HTMLElement)
    // menus and prompts of a tool handle their own keys
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
  /** State of a toggle tool. */
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
      // keeps focus and selection in the text
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  )
}
