import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { ChipsField } from './chips-field'

const words = ['hamn', 'porslin', 'ljusstake']

const meta = {
  title: 'Fields/ChipsField',
  component: ChipsField,
  args: { label: 'Search words', placeholder: 'Add a word', defaultValue: words, onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Free words in an order: search keywords, e-mail addresses.'],
      avoid: ['The words are from a list. Use `MultiSelect`.', 'One long text. Use `TextArea`.'],
      keyboard: [
        ['Enter, ,', 'Adds the typed word.'],
        ['←', 'At the start of the input: goes to the words.'],
        ['←, →, Home, End', 'Move between words.'],
        ['Delete, Backspace', 'Remove the focused word; in the empty input, Backspace goes to the last one.'],
        ['Escape', 'Returns to the input.'],
      ],
      accessibility: ['Added, removed and duplicate words are announced.'],
      do: {
        text: 'Free words, each of its own.',
        render: () => <ChipsField label="Search words" placeholder="Add a word" defaultValue={['shoes', 'sneakers']} />,
      },
      dont: {
        text: 'Sentences: they are cut, and nobody searches for them.',
        render: () => (
          <ChipsField
            label="Description"
            defaultValue={['We sell shoes for the whole family', 'Free gift wrapping in December']}
          />
        ),
      },
    },
  },
} satisfies Meta<typeof ChipsField>

export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Search words' })
const shown = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('row').map((row: Element) => row.getAttribute('aria-label'))

/** Enter and comma add a word at the end; leaving the field adds the rest. */
export const Added: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(input(canvas), 'present{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([...words, 'present'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: present')
    await userEvent.type(input(canvas), 'filt,')
    await expect(input(canvas)).toHaveValue('')
    await userEvent.type(input(canvas), '  ljus   stake ')
    await userEvent.tab()
    await expect(shown(canvas)).toEqual([...words, 'present', 'filt', 'ljus stake'])
  },
}

/** A pasted list becomes words, in order. */
export const PastedList: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(input(canvas))
    await userEvent.paste('filt\nhamn; båt\tinredning,')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([...words, 'filt', 'båt', 'inredning'])
    await expect(input(canvas)).toHaveAccessibleDescription(/Already added: hamn/)
    await expect(input(canvas)).toHaveValue('hamn')
    await userEvent.clear(input(canvas))
    await userEvent.paste('one word')
    await expect(input(canvas)).toHaveValue('one word')
  },
}

/** A duplicate is rejected with a reason and remains in the input. */
export const Duplicate: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(input(canvas), 'Porslin{Enter}')
    await expect(input(canvas)).toBeInvalid()
    await expect(input(canvas)).toHaveAccessibleDescription(/Already added: Porslin/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Already added: Porslin')
    await expect(input(canvas)).toHaveValue('Porslin')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.type(input(canvas), 'skål')
    await expect(input(canvas)).not.toBeInvalid()
    await userEvent.keyboard('{Enter}')
    await expect(shown(canvas)).toEqual([...words, 'Porslinskål'])
  },
}

/** Words that are too long or too many are rejected with a reason. */
export const Limits: Story = {
  args: { longest: 12, most: 4 },
  play: async ({ canvas }) => {
    await userEvent.type(input(canvas), 'julklappspapper{Enter}')
    await expect(input(canvas)).toHaveAccessibleDescription(/Field must have less than 13 letters/)
    await userEvent.clear(input(canvas))
    await userEvent.type(input(canvas), 'filt,båt,')
    await expect(input(canvas)).toHaveAccessibleDescription(/No more than 4 words/)
    await expect(shown(canvas)).toEqual([...words, 'filt'])
  },
}

/**
 * ARIA pattern layout grid: arrow keys move between words and input, Home, End, Escape; Delete and Backspace remove.
 */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const row = (name: string) => canvas.getByRole('row', { name })
    await userEvent.tab()
    await expect(input(canvas)).toHaveFocus()
    await expect(input(canvas)).toHaveAccessibleDescription(/arrow keys/)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row('ljusstake')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(row('hamn')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await expect(row('porslin')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hamn', 'ljusstake'])
    await expect(row('ljusstake')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: porslin')
    await userEvent.keyboard('{Backspace}')
    await expect(row('hamn')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(input(canvas)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Escape}')
    await expect(input(canvas)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(input(canvas)).toHaveFocus()
    await expect(shown(canvas)).toEqual([])
  },
}

/** Backspace in the empty input removes the last word; otherwise it deletes letters. */
export const Backspace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(input(canvas), 'a{Backspace}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hamn', 'porslin'])
    await expect(input(canvas)).toHaveFocus()
  },
}

/** The button of a word removes it and keeps the focus in the input. */
export const RemovedByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove hamn' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['porslin', 'ljusstake'])
    await expect(input(canvas)).toHaveFocus()
  },
}

/** Existing duplicates are kept; only the selected one is removed. */
export const Duplicates: Story = {
  args: { defaultValue: ['hamn', 'filt', 'hamn'], name: 'words' },
  play: async ({ canvas, args }) => {
    const errors = spyOn(console, 'error')
    await expect(shown(canvas)).toEqual(['hamn', 'filt', 'hamn'])
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove hamn' })[1] as HTMLElement)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hamn', 'filt'])
    await expect(shown(canvas)).toEqual(['hamn', 'filt'])
    await expect(errors).not.toHaveBeenCalled()
  },
}

/** Locked: words can be focused, but not added or removed. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can view shops but not change them.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(input(canvas)).toHaveAttribute('readonly')
    await expect(input(canvas)).toHaveAccessibleDescription('You can view shops but not change them.')
    await userEvent.keyboard('{Backspace}{ArrowLeft}')
    await expect(canvas.getByRole('row', { name: 'ljusstake' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 720 }}>
      <ChipsField label="Search words" placeholder="Add a word" hint="What visitors may type to find it." required />
      <ChipsField
        label="Search words"
        defaultValue={[...words, 'present', 'inredning', 'filt']}
        placeholder="Add a word"
      />
      <ChipsField label="Search words" error="Field is required" />
      <ChipsField label="Search words" value={words} readOnlyReason="You can view shops but not change them." />
      <ChipsField label="Search words" value={words} disabled />
      <ChipsField label="Tags" defaultValue={['ett mycket långt ord som inte får plats i sitt fält på en enda rad']} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tags' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvas.getAllByRole('grid')[0] as HTMLElement).getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getAllByRole('textbox', { name: 'Search words' })[4]).toBeDisabled()
  },
}
