// Renders parts of conformance tests into the page.

import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'storybook/test'
import { atRest } from './at-rest'
import { loadDeferredCode } from './deferred'
import { aroundControl, type Part, recipes } from './parts/parts'
import type { Probe } from './probe'

export type Drawn = {
  /** The element with the caller's other props, if there is exactly one. */
  given: HTMLElement | undefined
  /** The element with the caller's class: `given`, or the field around it. */
  root: HTMLElement | undefined
  /** The faults found so far. */
  faults: string[]
  erase: () => void
}

export type Wrap = (drawn: ReactElement) => ReactElement

/** Renders a part at the end of the page by its recipe. */
export async function draw(name: string, Part: Part, wrap: Wrap = (drawn) => drawn): Promise<Drawn> {
  let element: Element | null = null
  const probe: Probe = {
    className: 'callers-own',
    'data-probe': name,
    ref: (it) => {
      element = it ?? element
    },
  }
  const drawn: ReactElement = recipes[name]?.(probe) ?? createElement(Part, probe)
  const home = document.body.appendChild(document.createElement('div'))
  const failures: unknown[] = []
  const drawing = createRoot(home, { onUncaughtError: (error) => failures.push(error) })
  const erase = () => {
    drawing.unmount()
    home.remove()
  }
  // synchronous, see `inAllStates`
  flushSync(() => drawing.render(wrap(drawn)))
  await waitFor(() => {
    if (failures.length === 0 && !element) throw new Error('not drawn yet')
  }).catch(() => {})
  // floating elements, outside of `home`, are positioned after rendering
  await document.fonts.ready
  await atRest(document.body)
  const found = document.querySelectorAll<HTMLElement>(`[data-probe="${name}"]`)
  const [given] = found
  const root = aroundControl.has(name) ? given?.closest<HTMLElement>('.callers-own') : given
  const faults = [
    ...failures.map((failure) => `${name} needs a recipe: ${failure}`),
    ...(found.length === 1 ? [] : [`${name} gives its other props to ${found.length} elements`]),
    ...(given && element !== given ? [`${name} gives its ref to another element`] : []),
  ]
  return { given, root: root ?? undefined, faults, erase }
}

/** Runs `faultsOf` over parts, rendered one by one. */
export async function inEach(
  parts: readonly [string, Part][],
  faultsOf: (drawn: Drawn & { name: string; part: Part }) => Promise<string[]> | string[],
  wrap?: Wrap,
): Promise<string[]> {
  const faults: string[] = []
  await loadDeferredCode()
  for (const [name, part] of parts) {
    const drawn = await draw(name, part, wrap)
    try {
      faults.push(...(await faultsOf({ ...drawn, name, part })))
    } finally {
      drawn.erase()
    }
  }
  return faults
}
