import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['Ingrid Solheim', 'IS'],
  ['ingrid.solheim', 'IS'],
  ['Åse Marie Ødegård', 'ÅØ'],
  ['Þóra', 'Þ'],
  ['  ', ''],
])('takes the first letters of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
