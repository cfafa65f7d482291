// What is said of an element: its accessible name, role, state and position, as a screen reader has them.

import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { grids, isControl, regions } from '../keypad/items'
import type { SpeechMessages } from './speech-messages/en'

const normalise = (text: string) => text.replace(/\s+/g, ' ').trim()
const join = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')

/** A text as it is shown. */
export const textOf = (element: Element) =>
  // biome-ignore lint/performance/useDomNodeTextContent: leaves out what is hidden, and separates blocks
  element instanceof HTMLElement && element.checkVisibility() ? normalise(element.innerText) : ''

/** The name of a control or a picture, or a text as it is shown. */
export function nameOf(element: Element): string {
  if (isControl(element) || element.matches('img, [role="img"]')) return normalise(computeAccessibleName(element))
  return textOf(element)
}

/** The state of a control: on or off, its value, whether it can be used. */
export function stateOf(element: Element, t: SpeechMessages): string {
  const attribute = (name: string) => element.getAttribute(name)
  const pressed = attribute('aria-pressed')
  return join([
    element instanceof HTMLInputElement ? element.value || t.empty : undefined,
    pressed === null ? undefined : pressed === 'true' ? t.on : t.off,
    attribute('aria-current') === 'step' ? t.current : undefined,
    attribute('aria-disabled') === 'true' ? t.unavailable : undefined,
    // what a map's keys do changes with its state
    isControl(element) ? normalise(computeAccessibleDescription(element)) : undefined,
  ])
}

function roleOf(element: Element, t: SpeechMessages) {
  const role = getRole(element)
  const isNamed = (name: string): name is keyof SpeechMessages['roles'] => Object.hasOwn(t.roles, name)
  return role !== null && isNamed(role) ? t.roles[role] : undefined
}

/** "3 of 12" in a list or a group of buttons. */
function placeOf(element: Element, t: SpeechMessages): string | undefined {
  if (!isControl(element) && !element.matches('li')) return
  const group = element.closest('ul, ol, fieldset')
  if (!group) return
  const all = [...(group.matches('fieldset') ? group.querySelectorAll('button:enabled') : group.children)]
  const at = all.findIndex((one) => one.contains(element))
  return all.length > 1 && at >= 0 ? t.place(at + 1, all.length) : undefined
}

/** An element: "Fjell Sport, button, 1 of 6". */
export const describe = (element: Element, t: SpeechMessages): string =>
  join([nameOf(element), roleOf(element, t), stateOf(element, t), placeOf(element, t)])

/** The closest part of the page that has a name, such as a section. */
export function regionOf(element: Element): Element | undefined {
  const parent = element.parentElement?.closest(regions)
  if (!parent) return
  return computeAccessibleName(parent) === '' ? regionOf(parent) : parent
}

/** A part of the page: its name, and how many buttons it has if all four arrows move among them. */
export function describeRegion(region: Element, t: SpeechMessages): string {
  const name = normalise(computeAccessibleName(region))
  const count = region.querySelectorAll('button:enabled').length
  return region.matches(grids) && count > 1 ? `${name}. ${t.items(count)} ${t.gridKeys}` : name
}
