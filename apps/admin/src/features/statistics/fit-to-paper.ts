/** Width of A4 between the margins that browsers leave, in pixels. */
const PAPER = 700

/** A ref: gives its element the width of the paper while it is printed, before the charts in it measure theirs. */
export function fitToPaper(element: HTMLElement | null) {
  if (!element) return undefined
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const setWidth = (width: string) => {
    element.style.width = width
  }
  addEventListener('beforeprint', () => setWidth(`${PAPER}px`), options)
  addEventListener('afterprint', () => setWidth(''), options)
  return () => controller.abort()
}
