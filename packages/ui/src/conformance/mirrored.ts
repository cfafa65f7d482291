// Checks that a part is mirrored in right-to-left text.

/** Position of an element from the inline start. */
type Place = { name: string; start: number; width: number; turn: number }

const directed = /(^| )lucide-(?!panels)(\S*-)?(left|right|undo|redo|log-in|log-out)/

/** Direction of an icon with all transforms: 1 as drawn, -1 mirrored. */
function turnOf(element: Element): number {
  if (!(element instanceof SVGSVGElement) || !directed.test(element.classList.value)) return 0
  const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 }
  if (Math.abs(a) < Math.abs(b)) return 0 // vertical icons are not mirrored
  const drawn = /left|undo/.test(directed.exec(element.classList.value)?.[0] ?? '') ? -1 : 1
  return drawn * Math.sign(a)
}

/** Radix renders hidden native inputs for forms. */
const outOfSight = 'input[aria-hidden="true"]'

/** Names an element by its slot or icon. */
export const describeElement = (element: Element) => {
  const name = element.getAttribute('data-slot') ?? /lucide-[\w-]+/.exec(element.classList.value)?.[0]
  return element.tagName.toLowerCase() + (name ? `[${name}]` : '')
}

/** Inline elements follow the text: English in a right-to-left line reads from the left. */
const amongWords = (element: Element) =>
  /^(block|inline|inline-block)$/.test(getComputedStyle(element.parentElement ?? element).display) &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )

/** Images, and elements positioned on them, are not mirrored. */
const onPicture =
  '[data-slot="crop-editor-stage"], [data-slot="focal-point-picker"], [data-slot="floor-plan-window"], [data-slot="image-preview"], [data-slot="chart-plot"], [data-slot="kiosk-frame-screen"], [data-slot="map-ground"], [data-slot="map-overlay"], [data-slot="slideshow-stage"], [data-slot="stage-screen"], [data-slot="station-plan-picture"], [data-slot="slide-thumb"]'

/** The boxes of a part, measured from the side of `direction`. */
export function placesOf(root: Element, direction: 'ltr' | 'rtl'): Place[] {
  const { clientWidth } = document.documentElement
  return (
    [root, ...root.querySelectorAll(`:not(${outOfSight})`)]
      .filter((element) => !element.closest(onPicture))
      // a text keeps the direction of its language
      .filter((element) => !element.closest('[data-slot]:is([dir], [lang])'))
      .filter((element) => !(element instanceof SVGElement) || element instanceof SVGSVGElement)
      .filter((element) => element === root || (getComputedStyle(element).display !== 'inline' && !amongWords(element)))
      .filter((element) => getComputedStyle(element).direction === direction)
      .map((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return {
          name: describeElement(element),
          start: direction === 'ltr' ? left : clientWidth - right,
          width,
          turn: turnOf(element),
        }
      })
  )
}

/** Finds elements that a right-to-left page does not mirror. */
export function notMirrored(ltr: readonly Place[], rtl: readonly Place[]): string[] {
  if (ltr.length !== rtl.length)
    return [`draws ${ltr.length} boxes from left to right, and ${rtl.length} from right to left`]
  return ltr.flatMap((place, index) => {
    const other = rtl[index] as Place
    if (place.width <= 1) return [] // visually hidden
    if (Math.abs(place.start - other.start) > 1 || Math.abs(place.width - other.width) > 1) {
      return [`${place.name} starts at ${place.start.toFixed()} and, from right to left, at ${other.start.toFixed()}`]
    }
    return place.turn !== 0 && place.turn === other.turn ? [`${place.name} looks the same way from right to left`] : []
  })
}

/** Finds elements that overflow a part horizontally. */
export function standsOut(root: Element): string[] {
  const box = root.getBoundingClientRect()
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element instanceof SVGElement || element.closest('.kui\\:sr-only') || scrolls(element, root)) return []
    const { left, right, width } = element.getBoundingClientRect()
    if (width === 0 || (left >= box.left - 1 && right <= box.right + 1)) return []
    return [
      `${describeElement(element)} stands out of it, ${left.toFixed()}–${right.toFixed()} of ${box.left.toFixed()}–${box.right.toFixed()}`,
    ]
  })
}

/** Whether an ancestor, up to the root, scrolls or clips overflow. */
function scrolls(element: Element, root: Element): boolean {
  for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at)
    if ((at !== element && overflowX !== 'visible') || position === 'fixed') return true
  }
  return false
}
