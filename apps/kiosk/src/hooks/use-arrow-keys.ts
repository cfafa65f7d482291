import { type KeyboardEvent, useEffect, useRef } from 'react'

const buttonsIn = (group: Element) => [...group.querySelectorAll<HTMLButtonElement>('button:enabled')]

const steps: { readonly [key: string]: readonly [number, number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Makes a group of buttons one stop of the Tab key; arrow keys move the focus among its buttons. */
export function useArrowKeys() {
  const ref = useRef<HTMLFieldSetElement>(null)
  const stop = useRef<Element>(null)

  function setStop() {
    const buttons = ref.current ? buttonsIn(ref.current) : []
    const next = buttons.find((one) => one === stop.current) ?? buttons[0]
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1
  }
  // buttons come, go and are disabled with each render
  useEffect(setStop)

  return {
    ref,
    onFocus({ target }: { target: Element }) {
      stop.current = target
      setStop()
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      const buttons = ref.current ? buttonsIn(ref.current) : []
      const focused = buttons.find((one) => one === document.activeElement)
      if (!step || !focused) return
      event.preventDefault()
      nearest(focused, buttons, step)?.focus()
    },
  }
}

/** The button beside the focused one, or the closest one of the next row. */
function nearest(focused: HTMLButtonElement, buttons: HTMLButtonElement[], [x, y]: readonly [number, number]) {
  if (x !== 0) return buttons[buttons.indexOf(focused) + x]
  const from = focused.getBoundingClientRect()
  const middle = from.x + from.width / 2
  const further = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (box.y - from.y) * y > from.height / 2)
    .sort((a, b) => (a.box.y - b.box.y) * y)
  const row = further.filter(({ box }) => Math.abs(box.y - (further[0]?.box.y ?? 0)) < from.height / 2)
  // of two that are as close, the first
  const distance = ({ box }: (typeof row)[number]) => Math.round(Math.abs(box.x + box.width / 2 - middle))
  return row.sort((a, b) => distance(a) - distance(b))[0]?.button
}
