// The browser's own gestures that styles do not turn off: they show a menu, zoom, or carry a link or picture away.

/** Turns them off until the page is left. */
export function blockBrowserGestures(): void {
  const block = (event: Event) => event.preventDefault()
  addEventListener('contextmenu', block)
  addEventListener('dragstart', block)
  // zooms by a touchpad, or by a wheel with the Control key
  addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), { passive: false })
}
