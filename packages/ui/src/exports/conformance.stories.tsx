import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import * as kit from '.'
import { type Probe, recipes, withoutElement } from './conformance.fixture'
import * as table from './table'

/**
 * Every part that the kit exports has one root element, which takes `className`, `ref` and whatever else is given,
 * carries `data-slot`, and loses against a caller's class.
 */
const meta = { title: 'Kit/Conformance', tags: ['!autodocs'] } satisfies Meta

export default meta

type Part = ComponentType<Probe>

const isNamespace = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Module]'

/** `Button`, `Dialog.Content` …: what starts with a capital is a part. */
function partsOf(module: object, prefix = ''): [string, Part][] {
  return Object.entries(module).flatMap(([name, value]): [string, Part][] => {
    if (isNamespace(value)) return partsOf(value, `${name}.`)
    return /^[A-Z][a-z]/.test(name) ? [[prefix + name, value as Part]] : []
  })
}

/** What is wrong with a part; nothing when it is as it should be. */
async function faultsOf(name: string, Part: Part): Promise<string[]> {
  let element: Element | null = null
  const probe: Probe = {
    className: 'callers-own',
    'data-probe': name,
    ref: (given) => {
      element ??= given
    },
  }
  const drawn: ReactElement = recipes[name]?.(probe) ?? createElement(Part, probe)
  const home = document.body.appendChild(document.createElement('div'))
  const failures: unknown[] = []
  const root = createRoot(home, { onUncaughtError: (error) => failures.push(error) })
  root.render(drawn)
  try {
    await waitFor(() => {
      if (failures.length === 0 && !element) throw new Error('not drawn yet')
    }).catch(() => {})
    const [failure] = failures
    if (failure) return [`${name} needs a recipe: ${failure}`]
    const found = document.querySelectorAll(`[data-probe="${name}"]`)
    if (found.length !== 1 || !found[0]) return [`${name} gives its other props to ${found.length} elements`]
    const [it] = found
    return [
      ...(element === it ? [] : [`${name} gives its ref to another element`]),
      ...(it.getAttribute('data-slot') ? [] : [`${name} has no data-slot`]),
      ...(it.classList.contains('callers-own') ? [] : [`${name} drops className`]),
      ...(getComputedStyle(it).scrollMarginTop === '37px' ? [] : [`${name} wins over its caller's class`]),
    ]
  } finally {
    root.unmount()
    home.remove()
  }
}

export const EveryPart: StoryObj = {
  render: () => <style>{'@layer app { .callers-own { scroll-margin-top: 37px } }'}</style>,
  play: async () => {
    const faults: string[] = []
    for (const [name, part] of [...partsOf(kit), ...partsOf(table)]) {
      if (!(name in withoutElement)) faults.push(...(await faultsOf(name, part)))
    }
    await expect(faults).toEqual([])
  },
}
