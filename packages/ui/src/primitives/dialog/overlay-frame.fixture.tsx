// A box that holds open overlays, for the pictures of their guides.
import { type ReactNode, useState } from 'react'
import { kioskUiContext, useKioskUi } from '../../theme/context'

export function OverlayFrame({ height = 280, children }: { height?: number; children: ReactNode }) {
  const context = useKioskUi()
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    // the transform makes the box, not the window, the frame of fixed elements
    <div
      ref={setBox}
      style={{
        width: '100%',
        height,
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'start center',
        transform: 'translateZ(0)',
      }}
    >
      {box && <kioskUiContext.Provider value={{ ...context, overlays: box }}>{children}</kioskUiContext.Provider>}
    </div>
  )
}

/** Keeps the focus on the page when an overlay opens. */
export const withoutFocus = (event: Event) => event.preventDefault()
