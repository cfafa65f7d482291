import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from './search-field'

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Search shops', onValueChange: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Escape empties it; so does the button, which leaves the focus where words go. */
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

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 260 }}>
      <SearchField aria-label="Search shops" />
      <SearchField aria-label="Search offers" defaultValue="black week" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search offers' })).toHaveValue('black week')
  },
}
