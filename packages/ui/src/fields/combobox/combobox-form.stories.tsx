import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as ContentForm from '../../forms/content-form/content-form.parts'
import { useContentForm } from '../../forms/content-form/use-content-form'
import { english } from '../../internal/languages.fixture'
import { MultiSelect } from '../multi-select/multi-select'
import type { ComboboxOption } from './choices'
import { Combobox } from './combobox'

type Offer = { shopId: string; categories: string[] }

const shops: ComboboxOption[] = [
  { value: 'angel', label: 'Angel Kids' },
  { value: 'fjell', label: 'Fjell Sport' },
]
const categories: ComboboxOption[] = [
  { value: 'food', label: 'Food' },
  { value: 'sport', label: 'Sport' },
]

/** A Standard Schema without a library. */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'story',
    validate(input: unknown) {
      const { shopId, categories: chosen } = input as Offer
      const missing = (path: string) => ({ path: [path], rule: 'required', message: 'Field is required' })
      const issues = [
        ...(shopId === '' ? [missing('shopId')] : []),
        ...(chosen.length === 0 ? [missing('categories')] : []),
      ]
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
}

type OfferFormProps = {
  readOnlyReason?: string
  onSubmit: (values: Offer) => Promise<{ saved: Offer; version: number }>
}

function OfferForm({ readOnlyReason, onSubmit }: OfferFormProps) {
  const form = useContentForm<Offer>({
    initial: { shopId: '', categories: [] },
    version: 1,
    schema,
    languages: [english],
    onSubmit,
    ...(readOnlyReason ? { readOnlyReason } : {}),
  })
  return (
    <div style={{ maxWidth: 420 }}>
      <ContentForm.Root form={form} aria-label="Offer">
        <ContentForm.Field name="shopId" label="Shop" required>
          {(field) => <Combobox {...field} options={shops} />}
        </ContentForm.Field>
        <ContentForm.Field<string[]> name="categories" label="Categories" required>
          {(field) => <MultiSelect {...field} options={categories} />}
        </ContentForm.Field>
      </ContentForm.Root>
      <ContentForm.Submit form={form} />
    </div>
  )
}

/** Both fields in a form: errors focus them, and their values are saved. */
const meta = {
  title: 'Fields/Combobox in a form',
  component: OfferForm,
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
  beforeEach: ({ args }) => {
    const submit = args.onSubmit as ReturnType<typeof fn>
    submit.mockReset()
    submit.mockImplementation(async (saved: Offer) => ({ saved, version: 2 }))
  },
} satisfies Meta<typeof OfferForm>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const shop = canvas.getByRole('combobox', { name: 'Shop' })
    await waitFor(() => expect(shop).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Categories/ }))
    await expect(canvas.getByRole('combobox', { name: 'Categories' })).toHaveFocus()
    await userEvent.keyboard('sp{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /Shop/ }))
    await expect(shop).toHaveFocus()
    await userEvent.keyboard('fj{Enter}')
    await expect(shop).not.toBeInvalid()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0]).toEqual({
      shopId: 'fjell',
      categories: ['sport'],
    })
  },
}

/** Moving from the input to a chip does not leave the field, so no validation yet. */
export const NoEarlyValidation: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Categories' })
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('option', { name: 'Food' }))
    await userEvent.keyboard('{Escape}{ArrowLeft}{Delete}')
    await expect(box).toHaveFocus()
    await expect(box).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(box).toBeInvalid())
  },
}

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can view offers but not change them.' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('combobox')) await expect(box).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Show options' })).toBeNull()
  },
}
