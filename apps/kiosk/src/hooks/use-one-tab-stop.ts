import { type RefObject, useEffect, useRef } from 'react'

/** Makes a group of buttons one stop of the Tab key: the button that was focused last. Arrow keys move within it. */
export function useOneTabStop(group: RefObject<HTMLFieldSetElement | null>) {
  const stop = useRef<Element>(null)

  function setStop() {
    const buttons = [...(group.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
    const next = buttons.find((one) => one === stop.current) ?? buttons[0]
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1
  }
  // buttons come, go and are disabled with each render
  useEffect(setStop)

  return {
    onFocus({ target }: { target: Element }) {
      stop.current = target
      setStop()
    },
  }
}
