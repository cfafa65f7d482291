import { type RefObject, useEffect } from 'react'

/** Moves the focus to an input when a hardware keyboard types a text, wherever the focus is. */
export function useTypingAnywhere(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const types = key.length === 1 || key === 'Backspace' || key === 'Dead'
      const presses = key === ' ' && target instanceof HTMLButtonElement
      // before the key's own effect, which is then that of the input
      if (types && !presses && !ctrlKey && !metaKey && !altKey) input.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [input])
}
