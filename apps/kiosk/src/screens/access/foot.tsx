import type { LanguageCode } from '@kiosk-admin/api-client'
import { Menu } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '../../messages'
import { useAccess } from './access-context'

export type FootProps = { language: LanguageCode; children: ReactNode }

/**
 * The bar at the bottom of every page. With larger text on a lower screen it would leave no room for the page: then one
 * button shows what is in it, until the focus is elsewhere.
 */
export function Foot({ language, children }: FootProps) {
  const { access } = useAccess()
  const isFolded = Boolean(access?.modes.has('low') && access.modes.has('large'))
  const [isOpen, setOpen] = useState(false)
  const foot = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // the page scrolls so far that the bar covers no control with the focus
  useLayoutEffect(() => {
    const { current } = foot
    if (!current) return
    const observer = new ResizeObserver(([entry]) => {
      current.parentElement?.style.setProperty('--kiosk-foot', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // the button that folded the bar is hidden in it
  useLayoutEffect(() => {
    setOpen(false)
    if (isFolded && foot.current?.contains(document.activeElement)) button.current?.focus()
  }, [isFolded])

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !foot.current?.contains(relatedTarget)) setOpen(false)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the keys and the focus of its buttons
    <footer
      ref={foot}
      className="kiosk-foot"
      data-folded={isFolded || undefined}
      data-open={isOpen || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {isFolded && (
        <button
          ref={button}
          type="button"
          className="kiosk-quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Menu className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
          {messages[language].menu.label}
        </button>
      )}
      <div className="kiosk-foot-parts">{children}</div>
    </footer>
  )
}
