import { Command, useCommandState } from 'cmdk'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

export type CommandInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
}

/**
 * The palette's field. cmdk names the active option before it has drawn it, so at first it names none, and after a
 * search the one of before; here it is read once it is drawn.
 */
export function CommandInput({ value, onValueChange, ...rest }: CommandInputProps) {
  // drawn anew with every choice
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
