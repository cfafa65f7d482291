// Checks of the user's settings and devices: reduced motion, forced colours, touch screens, zoom.

import { atRest, twoFrames } from './at-rest'
import { browserUnderTest } from './browser'
import { cutOff } from './cut-off'
import { describeElement } from './mirrored'
import { tooSmall } from './targets'

const slotOf = (animation: Animation) => {
  const { effect } = animation
  return effect instanceof KeyframeEffect ? effect.target?.closest('[data-slot]') : undefined
}

/** Animations allowed with reduced motion: progress indicators, slowed down. */
const underWay = new Set(['spinner', 'progress-bar-fill'])

/** The running animations. */
export const moving = (): string[] =>
  document.getAnimations().flatMap((animation) => {
    const slot = slotOf(animation)
    const { duration } = animation.effect?.getTiming() ?? {}
    if (animation.playState !== 'running' || !slot) return []
    if (underWay.has(slot.getAttribute('data-slot') ?? '') && Number(duration) >= 3000) return []
    return [`${describeElement(slot)} moves`]
  })

const controls =
  '[data-slot="button"], [role="switch"], [role="checkbox"], [role="radio"], input:not([aria-hidden], [type="hidden"], [type="file"]), select, textarea'

/** Fields have their border on the box around the control, and a code on the boxes beside it. */
function hasEdge(control: Element): boolean {
  const boxes = [...(control.parentElement?.querySelectorAll(':scope > [data-slot="pin-box"]') ?? [])]
  if (boxes.length > 0 && !boxes.includes(control)) return boxes.every(hasEdge)
  for (let at: Element | null = control, up = 0; at && up < 4; at = at.parentElement, up += 1) {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor, appearance } =
      getComputedStyle(at)
    if (at === control && appearance === 'auto') return true // native controls
    const drawn = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0
    if (drawn && borderBottomColor !== backgroundColor) return true
    if (at.getAttribute('data-slot') === 'field') return false
  }
  return false
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 1

/** Finds controls without a border in forced colours. */
const withoutEdge = (root: Element): string[] =>
  [root, ...root.querySelectorAll(controls)]
    .filter((element) => element.matches(controls) && isShown(element) && !hasEdge(element))
    .map((element) => `${describeElement(element)} has no edge`)

const stops = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Finds controls without a visible focus: forced colours remove everything but outlines. */
function withoutFocusRing(root: Element): string[] {
  return [root, ...root.querySelectorAll(stops)].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.matches(stops) || !isShown(element)) return []
    element.focus()
    if (!element.matches(':focus-visible')) return [] // disabled
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    element.blur()
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return ring ? [] : [`${describeElement(element)} hides that it has the focus`]
  })
}

/** Finds elements outside the window that cannot be scrolled to. */
function beyondTheWindow(root: Element): string[] {
  // Story wrappers may shrink; only the parts' widths are tested.
  for (const frame of root.querySelectorAll<HTMLElement>('[style]:not([data-slot] *, [data-slot])')) {
    Object.assign(frame.style, { boxSizing: 'border-box', minWidth: 0, maxWidth: '100%', flexWrap: 'wrap' })
    frame.style.gridTemplateColumns &&= 'minmax(0, 1fr)'
  }
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const far = [root, ...root.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  return far.slice(0, 3).map((element) => `${describeElement(element)} lies beyond the window's edge`)
}

/** The child of the page that a part is drawn in; floating parts have none. */
function homeOf(root: Element): HTMLElement | undefined {
  const home = [...document.body.children].find((child) => child !== root && child.contains(root))
  return home instanceof HTMLElement ? home : undefined
}

/**
 * Applies the settings to a drawn part, one after the other, and finds its faults. The part must be drawn anew afterwards.
 */
export async function faultsInSettings(root: Element): Promise<string[]> {
  const browser = browserUnderTest()
  const faults: string[] = []

  // only a slow spinner moves
  browser.move(true)
  faults.push(...moving())
  browser.move(false)

  // targets of small controls extend into the space around the part
  const home = homeOf(root)
  await browser.touchScreen(true)
  if (home) home.style.padding = '24px'
  await twoFrames()
  faults.push(...tooSmall(root, 44))
  if (home) home.style.padding = ''
  await browser.touchScreen(false)

  // at 200 % a window is half as wide: no text is cut off, no control covered, and nothing scrolls sideways
  await browser.resize(600, 450)
  await atRest(root)
  faults.push(...beyondTheWindow(root), ...cutOff(root))
  await browser.resize(1200, 900)

  // controls keep an edge and a visible focus ring; last, because a focused control may open something
  await browser.prefer({ 'forced-colors': 'active' })
  faults.push(...withoutEdge(root), ...withoutFocusRing(root))
  await browser.prefer({})
  return faults
}
