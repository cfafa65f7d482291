import { expectTypeOf, test } from 'vitest'
import { KioskUiProvider } from '..'
import { labels as en, type Labels } from './en'
import { labels as is } from './is'
import { labels as no } from './no'
import { labels as se } from './se'

test('each set is complete', () => {
  expectTypeOf(se).toEqualTypeOf<Labels>()
  expectTypeOf(no).toEqualTypeOf<Labels>()
  expectTypeOf(is).toEqualTypeOf<Labels>()
})

test('a missing text is an error', () => {
  const { close: _, ...rest } = en.primitives
  // @ts-expect-error without a text
  const withoutText: Labels = { ...en, primitives: rest }
  // @ts-expect-error without a text in a deeper place
  const withoutDeepText: Labels = { ...en, primitives: { ...en.primitives, confirm: { delete: 'Delete?' } } }
  const { table: __, ...groups } = en
  // @ts-expect-error without a group of parts
  const withoutGroup: Labels = groups
  return [withoutText, withoutDeepText, withoutGroup]
})

test('an unknown text and a text of the wrong type are errors', () => {
  // @ts-expect-error there is no such text
  const unknown: Labels = { ...en, primitives: { ...en.primitives, goodbye: 'Goodbye' } }
  // @ts-expect-error without the number
  const still: Labels = { ...en, layout: { ...en.layout, bulkActions: 'Some selected' } }
  return [unknown, still]
})

test('a provider takes some of the groups and texts, and rejects others', () => {
  const children = null
  KioskUiProvider({ children, labels: { primitives: { close: 'Schließen' } } })
  // @ts-expect-error there is no such group
  KioskUiProvider({ children, labels: { primitive: { close: 'Schließen' } } })
  // @ts-expect-error there is no such text
  KioskUiProvider({ children, labels: { primitives: { shut: 'Schließen' } } })
})
