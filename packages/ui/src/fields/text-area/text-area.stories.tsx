import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea } from './text-area'

const story =
  'Ljusstakar, filtar och porslin från små nordiska verkstäder. Vi slår in presenter utan kostnad hela december.'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Description', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Plain text of several lines.'],
      avoid: ['One line. Use `TextField`.', 'Headings, lists or links. Use `RichTextEditor`.'],
      keyboard: [['Enter', 'A new line.']],
      accessibility: ['With `counter`, the remaining characters are announced near the limit only.'],
      do: {
        text: 'Room for what is expected, and the limit before it is reached.',
        render: () => <TextArea label="Description" rows={4} counter={160} defaultValue={story} />,
      },
      dont: {
        text: 'Several lines for a single word.',
        render: () => <TextArea label="City" rows={4} defaultValue="Göteborg" />,
      },
    },
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** Label, hint and control are associated for screen readers. */
export const Typed: Story = {
  args: { hint: 'Shown on the page of the shop.', required: true },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Description' })
    await expect(text).toHaveAccessibleDescription('Shown on the page of the shop.')
    await expect(text).toBeRequired()
    await userEvent.type(text, 'One{Enter}two')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('One\ntwo')
  },
}

/** Grows and shrinks with its content, and scrolls from `maxRows`. */
export const Grows: Story = {
  args: { rows: 2, maxRows: 5 },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Description' })
    const start = text.clientHeight
    await userEvent.click(text)
    await userEvent.paste('1\n2\n3\n4')
    await expect(text.clientHeight).toBe(start * 2)
    await expect(text.scrollHeight).toBe(text.clientHeight)
    await userEvent.paste('\n5\n6\n7\n8')
    await expect(text.clientHeight).toBe(start * 2.5)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await userEvent.clear(text)
    await expect(text.clientHeight).toBe(start)
  },
}

/** Counts letters; announces the rest near the limit; pasted text is not truncated. */
export const Counted: Story = {
  args: { counter: 20 },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Description' })
    const status = canvas.getByRole('status')
    await expect(canvas.getByText('0 of 20 letters')).toBeVisible()
    await userEvent.type(text, 'Grad i Sverige')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(text, 's a')
    await expect(canvas.getByText('17 of 20 letters')).toBeVisible()
    await expect(status).toHaveTextContent('4 letters left')
    await userEvent.paste('ffärsgator')
    await expect(canvas.getByText('27 of 20 letters')).toBeVisible()
    await expect(status).toHaveTextContent('7 letters too many')
    await expect(text).toHaveValue('Grad i Sveriges affärsgator')
  },
}

/** A value controlled by the caller. */
export const Controlled: Story = {
  args: { value: 'Fjell' },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Description' })
    await userEvent.type(text, '!')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Fjell!')
    await expect(text).toHaveValue('Fjell')
  },
}

/** Locked with a reason; the text can be copied. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can view shops but not change them.', value: story },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const text = canvas.getByRole('textbox', { name: 'Description' })
    await expect(text).toHaveFocus()
    await expect(text).toHaveAttribute('readonly')
    await expect(text).toHaveAccessibleDescription('You can view shops but not change them.')
    await userEvent.keyboard('x')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 720 }}>
      <TextArea label="Description" placeholder="What makes it worth a visit" hint="Shown on the page." required />
      <TextArea label="Description" defaultValue={story} counter={20000} hint="Shown on the page." autoFocus />
      <TextArea label="Description" defaultValue={story} counter={100} error="Field must have less than 101 letters" />
      <TextArea label="Description" value={story} readOnlyReason="You can view shops but not change them." />
      <TextArea label="Description" value={story} disabled />
      <TextArea label="Note" defaultValue={'1\n2\n3\n4\n5\n6'} rows={1} maxRows={4} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('109 of 20,000 letters')).toBeVisible()
    await expect(canvas.getAllByRole('textbox', { name: 'Description' })[1]).toHaveFocus()
  },
}
