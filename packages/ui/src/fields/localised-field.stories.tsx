import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LocalisedField } from './localised-field'

const meta = {
  title: 'Fields/LocalisedField',
  component: LocalisedField,
  args: {
    label: 'Name',
    required: true,
    languages: [
      { code: 'se', name: 'Swedish' },
      { code: 'en', name: 'English' },
      { code: 'is', name: 'Icelandic' },
    ],
    defaultValue: { se: 'Höstrea', en: 'Autumn sale' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof LocalisedField>

export default meta
type Story = StoryObj<typeof meta>

/** A tab per language, by arrows too; the first one alone is required. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('lang', 'sv')
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await userEvent.keyboard('{ArrowRight}')
    const icelandic = canvas.getByRole('textbox', { name: 'Name' })
    await expect(icelandic).toHaveValue('')
    await expect(icelandic).not.toBeRequired()
    await userEvent.type(icelandic, 'Útsala')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ se: 'Höstrea', en: 'Autumn sale', is: 'Útsala' })
    await expect(canvas.getByRole('tab', { name: 'Icelandic' })).toBeVisible()
  },
}

export const AllStates: Story = {
  args: { errors: { se: 'Field must have less than 8 letters' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Icelandic translation missing' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  },
}
