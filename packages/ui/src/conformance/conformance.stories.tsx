import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import * as kit from '../exports'
import * as table from '../exports/table'
import { fields } from './fields'
import { forms } from './forms'
import { layout } from './layout'
import { primitives } from './primitives'
import type { Probe, Recipes } from './probe'
import { publish } from './publish'
import { table as tableParts } from './table'

/**
 * Every part that the kit exports has one root element, which takes `className`, `ref` and whatever else is given,
 * carries `data-slot`, and loses against a caller's class.
 */
const meta = { title: 'Kit/Conformance', tags: ['!autodocs'] } satisfies Meta

export default meta

const recipes: Recipes = { ...fields, ...forms, ...layout, ...primitives, ...publish, ...tableParts }

/** Parts that draw nothing here, and why. */
const withoutElement: Record<string, string> = {
  'AppShell.MenuButton': 'drawn on phones only',
  'ContentForm.Conflict': 'drawn while two versions of a record differ',
  'ContentForm.Draft': 'drawn while words of before are kept',
  'ContentForm.Errors': 'drawn while something is wrong',
  'ContentForm.Field': 'hands everything to the control that it is given',
  'ContentForm.Languages': 'drawn for more than one language',
  'Dialog.Root': 'holds whether it is open',
  'DropdownMenu.Root': 'holds whether it is open',
  KioskUiProvider: 'gives language and texts',
  'Popover.Root': 'holds whether it is open',
  'SideSheet.Root': 'holds whether it is open',
}

/** Fields wear their caller's class around label, control and message; ref and the rest go to the control, as forms need. */
const aroundControl = new Set([
  'DataTable.Search',
  'DatePicker',
  'LocalisedField',
  'NumberField',
  'PasswordField',
  'SearchField',
  'Select',
  'Switch',
  'TextField',
  'TimeField',
])

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
  const drawing = createRoot(home, { onUncaughtError: (error) => failures.push(error) })
  drawing.render(drawn)
  try {
    await waitFor(() => {
      if (failures.length === 0 && !element) throw new Error('not drawn yet')
    }).catch(() => {})
    const [failure] = failures
    if (failure) return [`${name} needs a recipe: ${failure}`]
    const found = document.querySelectorAll(`[data-probe="${name}"]`)
    const [it] = found
    if (!it || found.length !== 1) return [`${name} gives its other props to ${found.length} elements`]
    const root = aroundControl.has(name) ? it.closest('.callers-own') : it
    return [
      ...(element === it ? [] : [`${name} gives its ref to another element`]),
      ...(it.getAttribute('data-slot') ? [] : [`${name} has no data-slot`]),
      ...(root?.classList.contains('callers-own') ? [] : [`${name} drops className`]),
      ...(root && getComputedStyle(root).scrollMarginTop === '37px' ? [] : [`${name} wins over its caller's class`]),
    ]
  } finally {
    drawing.unmount()
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
