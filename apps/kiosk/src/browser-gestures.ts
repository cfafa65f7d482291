// The browser's own gestures that styles do not turn off: they show a menu, zoom, or carry a link or picture away.

/** Turns them off until the page is left. */
export function blockBrowserGestures(page: Pick<Window, 'addEventListener'> = window): void {
  const block = (event: Event) => event.preventDefault()
  page.addEventListener('contextmenu', block)
  page.addEventListener('dragstart', block)
  // zooms by a touchpad, or by a wheel with the Control key
  page.addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), { passive: false })
}
