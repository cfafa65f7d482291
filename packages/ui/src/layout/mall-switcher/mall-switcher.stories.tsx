import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { MallSwitcher } from './mall-switcher'

const strand = { id: 'strand', name: 'Strandgallerian', place: 'Göteborg' }
const fjord = { id: 'fjord', name: 'Fjordsenteret', place: 'Bergen' }

const meta = {
  title: 'Layout/MallSwitcher',
  component: MallSwitcher,
  args: { malls: [strand, fjord], onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 228 }}>
      <MallSwitcher {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['People who work for several malls.'],
      avoid: ['A filter of a list. Use `DataTable.Filter`.'],
      keyboard: [
        ['Enter, Space, ↓', 'Open the menu.'],
        ['↑, ↓', 'Move.'],
        ['a–z', 'Go to the name that starts with the letter.'],
        ['Enter, Space', 'Select.'],
        ['Escape', 'Closes it.'],
      ],
      do: {
        text: 'Malls with their places, to tell them apart.',
        render: () => (
          <div style={{ width: 228 }}>
            <MallSwitcher malls={[strand, fjord]} />
          </div>
        ),
      },
      dont: {
        text: 'Something within a mall: it changes the whole application. Filter the list instead.',
        render: () => (
          <div style={{ width: 228 }}>
            <MallSwitcher
              malls={[
                { id: '1', name: 'Level 1', place: '12 shops' },
                { id: '2', name: 'Level 2', place: '9 shops' },
              ]}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof MallSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mall: Strandgallerian/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Fjordsenteret/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('fjord')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Mall: Fjordsenteret/ })).toBeVisible())
  },
}

/** With one mall there is no menu. */
export const OneMall: Story = {
  args: { malls: [strand] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Strandgallerian')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ width: 228 }}>
      <MallSwitcher malls={[strand, fjord]} />
      <MallSwitcher malls={[strand, fjord]} defaultValue="fjord" />
      <MallSwitcher malls={[strand]} />
      <MallSwitcher malls={[{ id: 'long', name: 'A centre with a name that is much too long' }, fjord]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}
