import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleTiles } from './dashboard.fixture'
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
