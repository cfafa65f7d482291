import { Command, useCommandState } from 'cmdk'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

export type CommandInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
}

/**
 * The palette's input. cmdk sets the active option before rendering it, so `aria-activedescendant` is missing or
 * outdated; here it is read after rendering.
 */
export function CommandInput({ value, onValueChange, ...rest }: CommandInputProps) {
  // rendered on every selection change
  useCommandState((state) => state.value)
  const ref = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<string>()

  useLayoutEffect(() => {
    const option = ref.current?.closest('[cmdk-root]')?.querySelector('[role=option][aria-selected=true]')
    setActive(option?.id)
  })

  return (
    <Command.Input asChild value={value} onValueChange={onValueChange}>
      <input {...rest} ref={ref} aria-activedescendant={active} />
    </Command.Input>
  )
}
