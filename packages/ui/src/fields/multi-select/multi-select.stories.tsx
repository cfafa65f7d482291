import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import type { ComboboxOption } from '../combobox/choices'
import { MultiSelect } from './multi-select'

const categories: ComboboxOption[] = [
  { value: 'clothes', label: 'Clothes' },
  { value: 'food', label: 'Food' },
  { value: 'health', label: 'Health' },
  { value: 'shoes', label: 'Shoes' },
  { value: 'sport', label: 'Sport' },
]

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: { label: 'Categories', options: categories, onValueChange: fn() },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 640 : 320 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'Several of many options, such as the categories of a shop.',
        'Thousands of options, or options of a server.',
      ],
      avoid: [
        'Up to about seven options. Checkboxes show all of them.',
        'One option. Use `Combobox`.',
        'Free words. Use `ChipsField`.',
      ],
      keyboard: [
        ['↓, ↑', 'Open the list and move in it.'],
        ['Page Up, Page Down', 'Move further.'],
        ['Enter', 'Selects or deselects; the list stays open.'],
        ['Escape', 'Closes the list.'],
        ['Backspace', 'In the empty input: removes the last chip.'],
        ['←', 'At the start of the input: goes to the chips.'],
        ['Delete', 'Removes the focused chip.'],
      ],
      accessibility: ['The listbox is multi-selectable. Selected and removed options are announced.'],
      do: {
        text: 'Many options, of which a few are chosen: chips show the choice.',
        render: () => <MultiSelect label="Categories" options={categories} defaultValue={['food', 'health']} />,
      },
      dont: {
        text: 'Two options behind a list. Checkboxes show them at once.',
        render: () => (
          <MultiSelect
            label="Receive news by"
            options={[
              { value: 'mail', label: 'Mail' },
              { value: 'post', label: 'Post' },
            ]}
          />
        ),
      },
    },
  },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

const boxOf = (canvas: { getByRole: typeof screen.getByRole }) => canvas.getByRole('combobox', { name: 'Categories' })
const activeOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

/** The list stays open; selecting a selected option removes it. */
export const Chosen: Story = {
  parameters: { picture: { of: '[data-slot=combobox-popup]' } },
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const box = boxOf(canvas)
    await userEvent.click(box)
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(screen.getByRole('option', { name: 'Sport' }))
    await userEvent.click(screen.getByRole('option', { name: 'Food' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport', 'food'])
    await expect(box).toHaveAccessibleDescription('Chosen: Sport, Food')
    await userEvent.click(screen.getByRole('option', { name: 'Sport' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['food'])
    await expect(screen.getByRole('option', { name: 'Food' })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('option', { name: 'Sport' })).toHaveAttribute('aria-selected', 'false')
    await expect(box).toHaveFocus()
  },
}

/** Selects all listed or found options at once, or none; others stay selected. */
export const AllAtOnce: Story = {
  args: { defaultValue: ['sport'] },
  play: async ({ canvas, args }) => {
    const box = boxOf(canvas)
    await userEvent.type(box, 'o')
    await userEvent.keyboard('{ArrowUp}')
    await expect(activeOf(box)).toHaveTextContent('Select all 4')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport', 'clothes', 'food', 'shoes'])
    await expect(activeOf(box)).toHaveTextContent('Clear selection')
    await expect(canvas.getByText(/4 options 4 chosen/)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await userEvent.clear(box)
    await userEvent.click(screen.getByRole('option', { name: 'Select all 5' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(categories.map(({ value }) => value))
    await expect(box).toHaveFocus()
  },
}

const stops = Array.from({ length: 1_000 }, (_, index) => ({ value: `${index}`, label: `Stop ${index + 1}` }))

/** A thousand selected options: the list renders visible ones, the control the last forty. */
export const AThousand: Story = {
  args: { label: 'Stops', options: stops },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Stops' })
    await userEvent.click(box)
    await expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.click(screen.getByRole('option', { name: 'Select all 1000' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(stops.map(({ value }) => value))
    await expect(canvas.getAllByRole('button', { name: /Remove/ })).toHaveLength(40)
    await expect(box).toHaveAccessibleDescription(/^Chosen: 960 more, Stop 961, /)
    await userEvent.keyboard('{Escape}{ArrowLeft}{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(stops.slice(0, -1).map(({ value }) => value))
    await expect(canvas.getAllByRole('button', { name: /Remove/ })).toHaveLength(40)
    await expect(box).toHaveFocus()
    await userEvent.type(box, '437')
    await expect(activeOf(box)).toHaveTextContent('Stop 437')
  },
}

/** Keys of the WAI-ARIA combobox pattern with multiple selection. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const box = boxOf(canvas)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(activeOf(box)).toHaveTextContent('Sport'))
    // past the row that selects all
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport', 'clothes'])
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('sho{Enter}')
    await expect(box).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport', 'clothes', 'shoes'])
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Remove Shoes' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Remove Sport' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport', 'shoes'])
    await expect(canvas.getByRole('button', { name: 'Remove Shoes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByText('Removed: Sport')).toBeInTheDocument()
    await userEvent.tab()
    await expect(box).not.toHaveFocus()
  },
}

/** Escape goes from a chip to the input; a surrounding dialog stays open. */
export const InDialog: Story = {
  args: { defaultValue: ['food'] },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Shop</Dialog.Title>
        <MultiSelect {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Shop' })
    const box = within(dialog).getByRole('combobox')
    box.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(dialog).getByRole('button', { name: 'Remove Food' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveFocus()
    await expect(dialog).toBeVisible()
  },
}

/** Chips are not Tab stops; a press removes one and focuses its neighbour. */
export const ChipRemoved: Story = {
  args: { defaultValue: ['food', 'sport'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(boxOf(canvas)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Food' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport'])
    await expect(canvas.getByRole('button', { name: 'Remove Sport' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(boxOf(canvas)).toHaveFocus()
  },
}

export const Created: Story = {
  args: { defaultValue: ['food'], onCreate: (label) => ({ value: `new-${label}`, label }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(boxOf(canvas), 'Toys{Enter}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['food', 'new-Toys']))
    await expect(canvas.getByRole('button', { name: 'Remove Toys' })).toBeVisible()
  },
}

export const Fetched: Story = {
  args: {
    options: [{ value: 'sport', label: 'Sport' }],
    defaultValue: ['sport'],
    loadOptions: async (search) =>
      categories.filter(({ label }) => label.toLowerCase().startsWith(search.toLowerCase())),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(boxOf(canvas), 'sho')
    await screen.findByRole('option', { name: 'Shoes' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sport', 'shoes'])
  },
}

export const InPlainForm: Story = {
  render: (args) => (
    <form aria-label="Shop">
      <MultiSelect {...args} name="category" defaultValue={['food', 'sport']} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('category')).toEqual(['food', 'sport'])
  },
}

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <MultiSelect
        label="Categories"
        options={categories}
        defaultValue={['food', 'sport']}
        hint="Where it is listed."
      />
      <MultiSelect label="Categories" options={categories} placeholder="Choose" error="Field is required" required />
      <MultiSelect
        label="Categories"
        options={categories}
        defaultValue={['food', 'sport']}
        readOnlyReason="You can view shops but not change them."
      />
      <MultiSelect label="Categories" options={categories} defaultValue={['food']} disabled />
      <MultiSelect
        label="Categories"
        options={categories}
        defaultValue={['clothes', 'food', 'health', 'shoes', 'sport']}
        hint="Grows with what is in it."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [chosen, missing, locked, disabled] = canvas.getAllByRole('combobox', { name: 'Categories' })
    await expect(chosen).toHaveAccessibleDescription('Where it is listed. Chosen: Food, Sport')
    await expect(missing).toBeInvalid()
    await expect(locked).toHaveAttribute('readonly')
    await expect(disabled).toBeDisabled()
    await expect(canvas.getAllByRole('button', { name: 'Remove Food' })).toHaveLength(2)
  },
}
