import type { ComponentType } from 'react'
import type { Row } from './rows'

/** A measured table and its elements. */
export interface Measured {
  Grid: ComponentType<{ rows: readonly Row[]; language: string }>
  /** The element that scrolls. */
  scroller: () => Element
  /** The names in sight, in their order from top to bottom. */
  names: () => string[]
  /** Number of rows; absent for tables without search. */
  count?: () => number
  /** The name column's head, to click. */
  sort?: () => HTMLElement
  search?: () => HTMLInputElement
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

export function only<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`Nothing fits ${selector}`)
  return found
}

/** Texts in visual order; virtual rows are in the document in order of creation. */
export const fromTop = (elements: HTMLElement[]) =>
  elements
    .map((element) => ({ text: element.textContent.trim(), top: element.getBoundingClientRect().top }))
    .sort((a, b) => a.top - b.top)
    .map(({ text }) => text)
