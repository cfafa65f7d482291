import { expectTypeOf, it } from 'vitest'
import { Combobox, MultiSelect, RadioGroup, SegmentedControl, Select } from '../../exports'

const floors = [
  { value: 1, label: 'First floor' },
  { value: 2, label: 'Second floor' },
] as const

it('takes the type of its values from the options', () => {
  RadioGroup({ label: 'Floor', options: floors, onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<1 | 2>() })
  RadioGroup({ label: 'Size', options: ['S', 'M'], onValueChange: (v) => expectTypeOf(v).toEqualTypeOf<'S' | 'M'>() })
  SegmentedControl({
    label: 'Open',
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
    onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<boolean>(),
  })
  Select({ label: 'Size', options: ['S', 'M'], onValueChange: (v) => expectTypeOf(v).toEqualTypeOf<'S' | 'M'>() })
  MultiSelect({ label: 'Floors', options: floors, onValueChange: (v) => expectTypeOf(v).toEqualTypeOf<(1 | 2)[]>() })
})

it('can be empty with a placeholder, or where it can be cleared', () => {
  Select({
    label: 'Floor',
    options: floors,
    placeholder: 'Any floor',
    onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<1 | 2 | ''>(),
  })
  Combobox({
    label: 'Floor',
    options: floors,
    onValueChange: (value) => expectTypeOf(value).toEqualTypeOf<1 | 2 | ''>(),
  })
})

it('rejects values of another type', () => {
  const dates: readonly { value: Date; label: string }[] = []
  // @ts-expect-error a text among dates
  Select<Date>({ label: 'Day', options: dates, value: 'Monday' })
  // @ts-expect-error an object without a label
  Select<number>({ label: 'Floor', options: [{ value: 1 }] })
})

it('takes a default that is among the options', () => {
  const chosen: string = 'S'
  RadioGroup({ label: 'Size', options: ['S', 'M'], defaultValue: 'S' })
  Select({ label: 'Size', options: ['S', 'M'], defaultValue: 'S' })
  Combobox({ label: 'Size', options: ['S', 'M'], defaultValue: 'S' })
  SegmentedControl({ label: 'Floor', options: floors, defaultValue: 1 })
  MultiSelect({ label: 'Sizes', options: ['S', 'M'], defaultValue: ['S'] })
  // a text of a state that is not narrowed
  Select({ label: 'Size', options: ['S', 'M'], value: chosen, onValueChange: (value: string) => value })
  // @ts-expect-error not among the options
  Select({ label: 'Size', options: ['S', 'M'], defaultValue: 'L' })
})
