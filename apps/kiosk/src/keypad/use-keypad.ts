// Moves the focus by six keys, on every screen.

import { use, useEffectEvent, useLayoutEffect } from 'react'
import { currentScope, isControl, itemAfter, itemsIn } from './items'
import { isArrow, keyMapContext } from './key-map'

/** Attributes of the control that the Back key presses. */
export const backAttributes = { 'data-back': '' } as const

export type KeypadOptions = {
  /** Stops at texts, too: they are spoken. */
  texts: boolean
  /** Called where an arrow leads nowhere, and by Enter on a text. */
  onRepeat?: (() => void) | undefined
}

/** Arrow keys move the focus, Enter presses what has it, and Back presses the control with `backAttributes`. */
export function useKeypad({ texts, onRepeat = () => {} }: KeypadOptions) {
  const keyMap = use(keyMapContext)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
    const command = keyMap.get(key)
    if (!command || defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && movesCaret(focused, command)) return
    // a held key acts once: EN 301 549, 5.7
    if (repeat) event.preventDefault()
    else if (command === 'enter') {
      if (focused && texts && !isControl(focused)) onRepeat()
      else press(event)
    } else if (command === 'back') {
      event.preventDefault()
      currentScope().querySelector<HTMLElement>('[data-back]')?.click()
    } else if (isArrow(command)) {
      event.preventDefault()
      const item = itemAfter(itemsIn(currentScope(), { texts }), focused, command)
      if (item) focusItem(item)
      else onRepeat()
    }
  })
  // with the page, not after it: keys work as soon as it is seen
  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Whether the caret of an input has somewhere to go. */
function movesCaret({ selectionStart, selectionEnd, value }: HTMLInputElement, command: string) {
  if (command === 'left') return selectionEnd !== 0
  return command === 'right' && selectionStart !== value.length
}

/** Browsers press what is focused by Enter alone: the key of another name is passed on as Enter. */
function press({ key }: KeyboardEvent) {
  const focused = document.activeElement
  if (key === 'Enter' || !(focused instanceof HTMLElement)) return
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (focused.dispatchEvent(enter)) focused.click()
}

/** Texts can be focused only while they are. */
function focusItem(item: HTMLElement) {
  if (!isControl(item) && item.tabIndex < 0 && !item.hasAttribute('tabindex')) {
    item.tabIndex = -1
    item.addEventListener('blur', () => item.removeAttribute('tabindex'), { once: true })
  }
  item.focus({ preventScroll: true })
  // in the middle, where no bar at the bottom covers it; the bar itself is always on the screen
  if (!item.closest('footer')) item.scrollIntoView({ block: 'center', inline: 'nearest' })
}
