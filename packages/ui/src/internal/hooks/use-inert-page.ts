import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What a press beside a dialog reaches: its scrim, and toasts above it. */
const pressable = '[data-slot$=-scrim], [data-slot=toaster]'

/** Makes what Radix has hidden from screen readers inert, but for what another dialog has. Returns the way back. */
function inertHidden() {
  const hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden]:not([inert])')].filter(
    (element) => !element.matches(pressable) && !element.querySelector(pressable),
  )
  const setInert = (inert: boolean) => {
    for (const element of hidden) element.inert = inert
  }
  setInert(true)
  return () => setInert(false)
}

/**
 * Makes the page behind a modal dialog inert. Radix only hides it from screen readers, so other tools still find and focus
 * what is in it. Returns the ref of the dialog.
 */
export function useInertPage(modal: boolean) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const release = useRef<() => void>(undefined)
  // a dialog that fades out is closed
  const isOpen = () => dialog?.dataset.state === 'open'
  // after Radix has moved the focus, which the browser would take from an inert element
  useEffect(() => {
    if (modal && isOpen()) release.current ??= inertHidden()
  })
  // before its caller moves the focus
  useLayoutEffect(() => {
    if (isOpen()) return
    release.current?.()
    release.current = undefined
  })
  useLayoutEffect(() => () => release.current?.(), [])
  return setDialog
}
