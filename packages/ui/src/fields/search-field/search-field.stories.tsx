import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import { SearchField } from './search-field'

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Search shops', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Filter a list while typing.'],
      avoid: [
        'Inside a table: `DataTable.Search` is connected to it.',
        'Go to a page or command. Use `CommandPalette`.',
      ],
      keyboard: [['Escape', 'Clears the text.']],
      accessibility: ['A search landmark. Announce the number of results beside it.'],
      do: {
        text: 'The name says what is searched.',
        render: () => <SearchField aria-label="Search shops" placeholder="Search shops" />,
      },
      dont: {
        text: '“Search” alone: a page may have several searches.',
        render: () => <SearchField aria-label="Search" placeholder="Search" />,
      },
    },
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Escape and the button clear it and keep the focus. */
export const Emptied: Story = {
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search shops' })
    await userEvent.type(search, 'skor')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('skor')
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
    await userEvent.type(search, 'fika')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(search).toHaveValue('')
    await expect(search).toHaveFocus()
  },
}

/** In a dialog the first Escape clears it, the second closes the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Shops</Dialog.Title>
        <SearchField {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Shops' })
    const search = within(dialog).getByRole('searchbox')
    await userEvent.type(search, 'skor{Escape}')
    await expect(search).toHaveValue('')
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 260 }}>
      <SearchField aria-label="Search shops" />
      <SearchField aria-label="Search offers" defaultValue="black week" />
      <SearchField aria-label="Search events" defaultValue="konsert" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search offers' })).toHaveValue('black week')
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(1)
  },
}
