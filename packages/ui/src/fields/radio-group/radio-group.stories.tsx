import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group'

const options = [
  { value: 'page', label: 'Change page', hint: 'The kiosk shows the page of the category.' },
  { value: 'popup', label: 'Open a web site', hint: 'In a window over the page.' },
  { value: 'details', label: 'Show details' },
  { value: 'child', label: 'Open a category below', disabled: true },
]
const short = [
  { value: 'se', label: 'Swedish' },
  { value: 'en', label: 'English' },
  { value: 'is', label: 'Icelandic' },
]

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'When tapped', options, onValueChange: fn() },
  parameters: {
    guide: {
      use: ['One of two to five options that should all be seen.'],
      avoid: [
        'Six options or more. Use `Select`.',
        'A view that is switched. Use `SegmentedControl`.',
        'Yes or no. Use `Checkbox`.',
      ],
      keyboard: [
        ['Tab', 'To the selected option, or the first one.'],
        ['←, →, ↑, ↓', 'Select the next option, and wrap around.'],
        ['Space', 'Selects the focused option.'],
      ],
      do: {
        text: 'Labels differ in their first words.',
        render: () => <RadioGroup label="Shown" options={['Always', 'On some days', 'Never']} />,
      },
      dont: {
        text: 'A question that one checkbox answers.',
        render: () => <RadioGroup label="Shown" options={['Yes', 'No']} />,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The label selects, too; a hint belongs to its option. */
export const Chosen: Story = {
  args: { hint: 'What the visitor sees.', required: true },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'When tapped' })
    await expect(group).toHaveAccessibleDescription('What the visitor sees.')
    await expect(group).toBeRequired()
    await userEvent.click(canvas.getByText('Open a web site'))
    await expect(canvas.getByRole('radio', { name: 'Open a web site' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Open a web site' })).toHaveAccessibleDescription(
      'In a window over the page.',
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('popup')
    await userEvent.click(canvas.getByText('Open a category below'))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  },
}

/** ARIA pattern radio group: one Tab stop, arrow keys select, wrap around and skip disabled options. */
export const Keyboard: Story = {
  args: { defaultValue: 'popup' },
  play: async ({ canvas, args }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Open a web site')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Show details')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Change page')).toHaveFocus()
    await expect(radio('Change page')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('details')
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** Without a selection Tab reaches the first option, and Space selects it. */
export const NothingChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Change page' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('page')
  },
}

/** A value controlled by the caller. */
export const Controlled: Story = {
  args: { value: 'page' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Show details' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('details')
    await expect(canvas.getByRole('radio', { name: 'Change page' })).toBeChecked()
  },
}

/** Locked is not disabled: it is focusable and has a reason. */
export const ReadOnly: Story = {
  args: { defaultValue: 'popup', readOnlyReason: 'You can view categories but not change them.' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'When tapped' })
    await expect(group).toHaveAttribute('aria-readonly', 'true')
    await expect(group).toHaveAccessibleDescription('You can view categories but not change them.')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: 'Open a web site' })).toBeChecked()
  },
}

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, maxWidth: 640 }}>
      <RadioGroup label="When tapped" options={options} defaultValue="popup" hint="What the visitor sees." required />
      <RadioGroup label="When tapped" options={options} error="Field is required" required />
      <RadioGroup
        label="When tapped"
        options={options}
        defaultValue="page"
        readOnlyReason="You can view categories but not change them."
      />
      <RadioGroup label="When tapped" options={options} defaultValue="page" disabled />
      <RadioGroup label="First language" options={short} defaultValue="se" orientation="horizontal" />
    </div>
  ),
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('radiogroup')
    await expect(groups[1]).toBeInvalid()
    await expect(groups[1]).toHaveAccessibleDescription('Field is required')
    const disabled = canvas.getAllByRole('radio', { name: 'Change page' })[3]
    await expect(disabled).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio', { name: 'Open a web site' })[0]).toHaveFocus()
  },
}
