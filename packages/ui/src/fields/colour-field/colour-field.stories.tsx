import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { ColourField } from './colour-field'

const swatches = [
  { value: '#0f3b2e', name: 'Fir' },
  { value: '#ffd23f', name: 'Sun' },
  { value: '#0f1b3d', name: 'Night' },
  { value: '#f2d8cf', name: 'Blush' },
  { value: '#5b3e8f', name: 'Plum' },
  { value: '#ffffff', name: 'White' },
]
const white = { value: '#ffffff', name: 'white text' }

const meta = {
  title: 'Fields/ColourField',
  component: ColourField,
  args: { label: 'Background', swatches, onValueChange: fn() },
  parameters: {
    guide: {
      use: [
        'A colour that the user knows, picks or selects from swatches.',
        'With `contrastWith`, where text stands on the colour.',
      ],
      avoid: ['One of a few named colours without a free choice. Use `RadioGroup`.'],
      keyboard: [
        ['Tab', 'Moves between text, picker and swatches; the swatches are one stop.'],
        ['←, →, ↑, ↓', 'On the swatches: select the next one.'],
      ],
      accessibility: ['Each swatch has a name. The contrast ratio is text, not only a mark.'],
      do: {
        text: 'Swatches of the brand first; any other colour stays possible.',
        render: () => <ColourField label="Background" swatches={swatches} defaultValue="#0f3b2e" />,
      },
      dont: {
        text: 'Ask for a code only, when the brand has its colours.',
        render: () => <ColourField label="Background" defaultValue="#0f3b2e" />,
      },
    },
  },
} satisfies Meta<typeof ColourField>

export default meta
type Story = StoryObj<typeof meta>

/** Parsed on blur: with or without #, in three or six digits. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const hex = canvas.getByRole('textbox', { name: 'Background' })
    await userEvent.type(hex, 'FA0')
    await userEvent.tab()
    await expect(hex).toHaveValue('#ffaa00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ffaa00')
    await expect(canvas.getByLabelText('Choose a colour')).toHaveValue('#ffaa00')
  },
}

/** An invalid colour stays as typed and is reported as is, so that validation rejects it. */
export const Wrong: Story = {
  play: async ({ canvas, args }) => {
    const hex = canvas.getByRole('textbox', { name: 'Background' })
    await userEvent.type(hex, 'reddish{Enter}')
    await expect(hex).toBeInvalid()
    await expect(hex).toHaveAccessibleDescription('Invalid value. Enter a colour such as #B4123D.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reddish')
    await userEvent.clear(hex)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(hex).not.toBeInvalid()
  },
}

/** The browser's picker sets the text. */
export const Picked: Story = {
  args: { defaultValue: '#0f3b2e' },
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Choose a colour'), { target: { value: '#b4123d' } })
    await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveValue('#b4123d')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#b4123d')
  },
}

/**
 * ARIA pattern radio group: Tab goes from the text over the picker to the selected swatch, arrow keys select the next.
 */
export const Keyboard: Story = {
  args: { defaultValue: '#FFD23F' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Choose a colour')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup', { name: 'Colours to choose from' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Sun' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Sun' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#0f1b3d')
    await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveValue('#0f1b3d')
  },
}

/** A word for the contrast; the ratio is truncated, never rounded up. */
export const Contrast: Story = {
  args: { contrastWith: white, defaultValue: '#0f3b2e' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12.4:1 with white text, easy to read')
    await userEvent.click(canvas.getByRole('radio', { name: 'Sun' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1.4:1 with white text, hard to read')
    const hex = canvas.getByRole('textbox', { name: 'Background' })
    await userEvent.clear(hex)
    await userEvent.type(hex, '#777777')
    await expect(canvas.getByRole('status')).toHaveTextContent('4.4:1 with white text, for large text only')
  },
}

/** Locked: text can be copied; there are no choices. */
export const ReadOnly: Story = {
  args: { value: '#0f3b2e', readOnlyReason: 'You can view slideshows but not change them.' },
  play: async ({ canvas, args }) => {
    const hex = canvas.getByRole('textbox', { name: 'Background' })
    await userEvent.tab()
    await expect(hex).toHaveFocus()
    await expect(hex).toHaveAttribute('readonly')
    await expect(hex).toHaveAccessibleDescription('You can view slideshows but not change them.')
    await expect(canvas.getByLabelText('Choose a colour')).toBeDisabled()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <ColourField label="Brand colour" hint="Colours buttons and links." required />
      <ColourField label="Background" swatches={swatches} defaultValue="#0f3b2e" contrastWith={white} />
      <ColourField label="Background" swatches={swatches} defaultValue="#ffd23f" contrastWith={white} />
      <ColourField label="Background" defaultValue="#b4" />
      <ColourField label="Background" value="#0f3b2e" readOnlyReason="You can view slideshows but not change them." />
      <ColourField label="Background" value="#5b3e8f" swatches={swatches} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Background' })[2]).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toBeRequired()
    for (let stops = 0; stops < 5; stops += 1) await userEvent.tab()
    await expect(canvas.getAllByRole('radio', { name: 'Fir' })[0]).toHaveFocus()
  },
}
