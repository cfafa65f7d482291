import { expectTypeOf, it } from 'vitest'
import { createContentForm, useContentForm } from '../../exports'

type Shop = {
  name: { en: string; se?: string }
  floor: number | null
  contact: { phone: string }
}

const ShopForm = createContentForm<Shop>()

it('gives a control the type of the value at its path', () => {
  ShopForm.Field({
    name: 'contact.phone',
    label: 'Phone',
    children: ({ value, onValueChange }) => {
      expectTypeOf(value).toEqualTypeOf<string>()
      expectTypeOf(onValueChange).toEqualTypeOf<(value: string) => void>()
    },
  })
  ShopForm.Field({
    name: 'floor',
    label: 'Floor',
    format: (floor) => `Floor ${floor ?? 0}`,
    children: ({ value }) => void expectTypeOf(value).toEqualTypeOf<number | null>(),
  })
  ShopForm.Value({ name: 'floor', children: (floor) => void expectTypeOf(floor).toEqualTypeOf<number | null>() })
})

it('edits a text by language as a text', () => {
  ShopForm.Field({
    name: 'name',
    label: 'Name',
    localised: true,
    children: ({ value }) => void expectTypeOf(value).toEqualTypeOf<string>(),
  })
  // @ts-expect-error a number has no languages
  ShopForm.Field({ name: 'floor', label: 'Floor', localised: true, children: () => null })
})

it('rejects what is not a field', () => {
  // @ts-expect-error there is no such field
  ShopForm.Field({ name: 'flor', label: 'Floor', children: () => null })
  // @ts-expect-error nor in a deeper place
  ShopForm.Value({ name: 'contact.fax', children: () => null })
})

it('knows the record from its initial values', () => {
  const form = useContentForm({
    initial: { name: 'Grad', floor: 1 },
    schema: { '~standard': { version: 1, vendor: 'none', validate: (value) => ({ value }) } },
    onSubmit: async (values) => {
      expectTypeOf(values).toEqualTypeOf<{ name: string; floor: number }>()
      return { saved: values }
    },
  })
  expectTypeOf(form.values()).toEqualTypeOf<{ name: string; floor: number }>()
  expectTypeOf(form.watch('floor')).toEqualTypeOf<number>()
  expectTypeOf(form.watch(['name', 'floor'])).toEqualTypeOf<[string, number]>()
  form.setValue('floor', 2)
  // @ts-expect-error a text for a number
  form.setValue('floor', 'two')
})
