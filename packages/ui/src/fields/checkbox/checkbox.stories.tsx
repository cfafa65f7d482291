import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field'
import { Checkbox } from './checkbox'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Categories', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['A choice that is sent with the form.', 'Select several of a short list.'],
      avoid: [
        'It takes effect at once. Use `Switch`.',
        'One of several options. Use `RadioGroup` or `Select`.',
        'Ten options or more. Use `MultiSelect`.',
      ],
      keyboard: [['Space', 'Checks or unchecks.']],
      accessibility: ['`indeterminate` is announced as “mixed”.'],
      do: {
        text: 'State the positive: checked means yes.',
        render: () => <Checkbox defaultValue>Show on the kiosks</Checkbox>,
      },
      dont: {
        text: 'A negated label makes people think twice.',
        render: () => <Checkbox defaultValue>Do not hide from the kiosks</Checkbox>,
      },
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Toggled: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Categories' })
    await userEvent.click(canvas.getByText('Categories'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false)
  },
}

const onFormChange = fn()
const onFormClick = fn()

/** ARIA pattern checkbox with three states: a press on mixed selects all, the next one none. */
export const SomeOfSeveral: Story = {
  args: { defaultValue: 'indeterminate' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Categories' })
    await expect(box).toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false)
  },
}

/** Help and error are associated with it. */
export const Wrong: Story = {
  args: { error: 'Field is required', hint: 'Once for each mall.', required: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Categories' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('Field is required')
  },
}

/** Locked is not disabled: it is focusable and has a reason. */
export const ReadOnly: Story = {
  args: { defaultValue: true, readOnlyReason: 'You can read groups, not change them.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Categories' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-readonly', 'true')
    await expect(box).toHaveAccessibleDescription('You can read groups, not change them.')
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** In a field it takes the field's label, help and lock. */
export const InField: Story = {
  render: ({ onValueChange }) => (
    <Field label="Newsletter" hint="Once a month." required>
      <Checkbox {...(onValueChange ? { onValueChange } : {})} />
    </Field>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Newsletter' })
    await expect(box).toHaveAccessibleDescription('Once a month.')
    await expect(box).toBeRequired()
    await userEvent.click(canvas.getByText('Newsletter'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true)
  },
}

/** Submitted with name and value, reports changes once, and resets with the form. */
export const InForm: Story = {
  args: { label: 'Newsletter', name: 'news', formValue: 'weekly' },
  render: (args) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only counts clicks
    <form aria-label="Sign up" onChange={onFormChange} onClick={onFormClick}>
      <Checkbox {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Sign up' })
    const sent = () => new FormData(form).get('news')
    await expect(sent()).toBeNull()
    onFormChange.mockClear()
    onFormClick.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Newsletter' }))
    await expect(sent()).toBe('weekly')
    await expect(onFormChange).toHaveBeenCalledTimes(1)
    await expect(onFormClick).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(sent()).toBe('weekly')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked()
    await expect(sent()).toBeNull()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultValue />
      <Checkbox label="Some" value="indeterminate" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and on" disabled defaultValue />
      <Checkbox label="Disabled, some" disabled value="indeterminate" />
      <Checkbox label="Terms" required error="Field is required" />
      <Checkbox label="News" hint="Once a month." />
      <Checkbox label="Read" defaultValue readOnlyReason="You can read groups, not change them." />
      <Checkbox aria-label="Select Grad" defaultValue />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select Grad' })).toBeChecked()
    const fill = (name: string) => getComputedStyle(canvas.getByRole('checkbox', { name })).backgroundColor
    await expect([fill('Disabled and on'), fill('Disabled, some')]).toEqual([fill('Disabled'), fill('Disabled')])
  },
}
