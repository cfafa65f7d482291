import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Tag } from 'lucide-react'
import { expect } from 'storybook/test'
import { exampleTiles } from './dashboard.fixture'
import { DashboardTile } from './dashboard-tile'
import { DirectoryBoard } from './directory-board'

const meta = {
  title: 'Layout/DirectoryBoard',
  component: DirectoryBoard,
  args: { 'aria-label': 'Published content', children: exampleTiles },
  parameters: {
    guide: {
      use: ['The start page of an application: one tile for each list.'],
      avoid: ['Cards with mixed content.', 'Fewer than four tiles: the menu is enough.'],
      keyboard: [],
      accessibility: ['Tiles are links in the order of the page.'],
      do: {
        text: 'A tile for each list, named like the entry of the menu.',
        render: () => (
          <div style={{ width: '100%' }}>
            <DirectoryBoard aria-label="Lists">{exampleTiles}</DirectoryBoard>
          </div>
        ),
      },
      dont: {
        text: 'Two lists: an empty page with two links that the menu has anyway.',
        render: () => (
          <div style={{ width: '100%' }}>
            <DirectoryBoard aria-label="Two lists">
              <DashboardTile enabled href="#events" title="Events" icon={<CalendarDays size={18} />} count={12} />
              <DashboardTile enabled href="#offers" title="Offers" icon={<Tag size={18} />} count={4} />
            </DirectoryBoard>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof DirectoryBoard>

export default meta
type Story = StoryObj<typeof meta>

const columns = (board: HTMLElement) =>
  new Set([...board.querySelectorAll('[data-slot=dashboard-tile]')].map((tile) => tile.getBoundingClientRect().left))
    .size

export const AllStates: Story = {
  render: (args) => (
    <div style={{ width: 816 }}>
      <DirectoryBoard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const board = canvas.getByRole('region', { name: 'Published content' })
    await expect(columns(board)).toBe(3)
    await expect(canvas.getByRole('link', { name: /Events/ }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      174,
    )
  },
}

/** Two columns in narrow containers. */
export const Narrow: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ width: 358 }}>
      <DirectoryBoard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('region'))).toBe(2)
  },
}
